import { mulDiv } from "#domain/values/money.ts";
import type { Named } from "#domain/values/named.ts";

/** One line of a receipt. */
export interface ReceiptLine {
  readonly name: Named;
  /** Whole pieces, at least one. */
  readonly quantity: number;
  /** What all pieces of the line cost together, in minor units. */
  readonly amount: number;
}

/**
 * The lines with their amounts changed so that they add up to `sum` exactly. A certificate and a part payment have no line
 * of their own on a receipt: each line bears its share of them, and a line that is left with nothing is dropped.
 */
export function shareOut(lines: readonly ReceiptLine[], sum: number): ReceiptLine[] {
  const total = lines.reduce((all, { amount }) => all + amount, 0);
  if (total <= 0) return [];
  let before = 0;
  return lines.flatMap((line) => {
    const from = mulDiv(before, sum, total);
    before += line.amount;
    const amount = mulDiv(before, sum, total) - from;
    return amount > 0 ? [{ ...line, amount }] : [];
  });
}

/** What one piece of a line costs; undefined when its amount does not divide into equal pieces. */
export function pieceAmount({ amount, quantity }: ReceiptLine): number | undefined {
  return amount % quantity === 0 ? amount / quantity : undefined;
}
