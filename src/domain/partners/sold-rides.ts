import type { PriceLine } from "#domain/prices/price-line.ts";
import { DAY_MS } from "#domain/values/durations.ts";
import { parseLocalTime, wallMs } from "#domain/values/local-time.ts";
import { mulDiv, type Currency } from "#domain/values/money.ts";

/** How a sold ride stands in a statement. */
export const SOLD_STATES = ["ahead", "over", "cancelled", "no-show"] as const;

/** One ride that was sold through a partner; sums in minor units. */
export interface SoldRide {
  /** The day of the pick-up where it is, `YYYY-MM-DD`. */
  readonly day: string;
  readonly state: (typeof SOLD_STATES)[number];
  readonly currency: Currency;
  /** What of its price stays with the operator: all of it, or the fee of a ride that was called off. */
  readonly kept: number;
  readonly share: number;
}

/** What several rides of one currency come to; sums of different currencies are never added. */
export interface SoldSum {
  readonly currency: Currency;
  /** Driven or still to be driven. */
  readonly rides: number;
  /** Called off, or nobody came. */
  readonly off: number;
  readonly kept: number;
  readonly share: number;
}

/** The longest period of a statement, in days. */
export const PERIOD_DAYS_MOST = 366;

/** Whether both are days of the calendar, in their order and not too far apart. */
export function isPeriod(from: string, to: string): boolean {
  const [first, last] = [from, to].map((day) => parseLocalTime(`${day} 00:00`));
  if (first === undefined || last === undefined) return false;
  const days = (wallMs(last) - wallMs(first)) / DAY_MS + 1;
  return days >= 1 && days <= PERIOD_DAYS_MOST;
}

/**
 * The partner's part of a ride: what its rate has added to the price, below zero where it has taken off. Of a ride that was called
 * off the same part stays with the partner that stays with the operator.
 */
export function shareOf(
  lines: readonly PriceLine[],
  { amount, kept }: { readonly amount: number; readonly kept: number },
) {
  const added = lines.reduce((sum, line) => (line.kind === "partner" ? sum + line.amount : sum), 0);
  // A ride that cost nothing, by its certificate, was sold all the same.
  return kept === amount || amount === 0 ? added : mulDiv(added, kept, amount);
}

/** What rides come to, one sum for each currency, in the order in which the currencies first come. */
export function sumsOf(rides: readonly SoldRide[]): readonly SoldSum[] {
  return [...Map.groupBy(rides, ({ currency }) => currency)].map(([currency, all]) => {
    const off = all.filter(({ state }) => state === "cancelled" || state === "no-show").length;
    const total = (member: "kept" | "share") => all.reduce((sum, ride) => sum + ride[member], 0);
    return { currency, rides: all.length - off, off, kept: total("kept"), share: total("share") };
  });
}

/** The same of each day that has rides, in the order of the days. */
export function sumsByDay(rides: readonly SoldRide[]): readonly (SoldSum & { readonly day: string })[] {
  return [...Map.groupBy(rides, ({ day }) => day)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([day, all]) => sumsOf(all).map((sum) => ({ day, ...sum })));
}
