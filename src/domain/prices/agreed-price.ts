import type { PriceLine, RidePrice } from "#domain/prices/price-line.ts";

/** A price that a person has agreed on with the buyer: one line in place of those of a tariff (OPS-90). */
export function agreedPrice(amount: number): RidePrice {
  return { amount, lines: [{ kind: "agreed", amount }] };
}

/** Whether a price was agreed on; it holds for any time of the ride, whatever a tariff says. */
export function isAgreedPrice(lines: readonly Pick<PriceLine, "kind">[]): boolean {
  return lines.some(({ kind }) => kind === "agreed");
}
