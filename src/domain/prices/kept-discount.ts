import { mulDiv } from "#domain/values/money.ts";

/** What a certificate took off a trip as it was ordered, and what the trip had cost without it; minor units. */
export interface FirstDiscount {
  readonly discount: number;
  readonly of: number;
}

/**
 * What it takes off the trip after a change, which costs `now` without it: never more than at first. A sum stays; a percentage
 * takes no larger share of a cheaper trip, or ten percent of a bus would pay for a car.
 */
export function keptDiscount({ discount, of }: FirstDiscount, now: number, isSum: boolean): number {
  const most = Math.min(discount, Math.max(0, now));
  return isSum || of <= 0 || now >= of ? most : Math.min(most, mulDiv(discount, now, of));
}
