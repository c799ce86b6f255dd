import {
  joinLines,
  linesBeyond,
  linesSum,
  takeOf,
  withoutLines,
  type KeptLine,
} from "#domain/payments/receipt-lines.ts";

/** A payment that money can go back to: what came with it, and what has gone back or is to go back. */
export interface RefundSource {
  readonly paymentId: number;
  readonly amount: number;
  readonly refunded: number;
  /** What its receipt names; null where that is not known. */
  readonly lines: readonly KeptLine[] | null;
  /** What of these lines has gone back or is to go back. */
  readonly returned: readonly KeptLine[];
}

/** A part of a sum that goes back to one payment. */
export interface RefundPart {
  readonly paymentId: number;
  readonly amount: number;
  /** What is returned, adding up to the amount; null where nobody knows what was paid. */
  readonly lines: readonly KeptLine[] | null;
}

/** What a payment still holds of its lines; null where that is not known. */
export function heldLines({ amount, refunded, lines, returned }: RefundSource): KeptLine[] | null {
  const held = withoutLines(lines ?? [], returned);
  return linesSum(held) === amount - refunded ? held : null;
}

/**
 * Splits a sum that goes back over the payments it came by, never more than came by each: first over those that paid for what
 * the order no longer costs, then the last one first.
 */
export function splitRefund(amount: number, sources: readonly RefundSource[], cost: readonly KeptLine[]): RefundPart[] {
  const lastFirst = sources.toReversed().map((source) => ({ source, held: heldLines(source) }));
  let fallen = linesBeyond(
    lastFirst.reduce<KeptLine[]>((all, { held }) => joinLines(all, held ?? []), []),
    cost,
  );
  let left = amount;
  const first = lastFirst.map(({ source, held }) => {
    const there = withoutLines(held ?? [], withoutLines(held ?? [], fallen));
    const lines = takeOf(there, left);
    fallen = withoutLines(fallen, lines);
    left -= linesSum(lines);
    return { source, held, lines };
  });
  return first.flatMap(({ source, held, lines }) => {
    const taken = linesSum(lines);
    const more = Math.max(0, Math.min(left, source.amount - source.refunded - taken));
    left -= more;
    if (taken + more === 0) return [];
    const rest = withoutLines(held ?? [], lines);
    const kept = withoutLines(rest, takeOf(rest, more));
    return [{ paymentId: source.paymentId, amount: taken + more, lines: held && withoutLines(held, kept) }];
  });
}
