import type { PriceLine, RidePrice } from "#domain/prices/price-line.ts";

/**
 * A price that a person has agreed on with the buyer: one line in place of those of a tariff. What the tariff asked for
 * is kept beside it, because that is what the limit of whoever agrees is measured by.
 */
export function agreedPrice(amount: number, tariff?: number): RidePrice {
  return { amount, lines: [{ kind: "agreed", amount, ...(tariff !== undefined && { tariff }) }] };
}

/** Whether a price was agreed on; it holds for any time of the ride, whatever a tariff says. */
export function isAgreedPrice(lines: readonly Pick<PriceLine, "kind">[]): boolean {
  return lines.some(({ kind }) => kind === "agreed");
}

/** What the tariff asked for a ride, however often another price was agreed on since; an offer without a tariff is its own. */
export function tariffPrice({ amount, lines }: RidePrice): number {
  return lines.find(({ kind }) => kind === "agreed")?.tariff ?? amount;
}
