import { isValidOn } from "#domain/tariffs/rule-time.ts";
import type { BookTariff, FixedFare } from "#domain/tariffs/tariff-book.ts";
import type { Zones } from "#server/modules/prices/book/zones.ts";

/** Why a fare of the ride's own ground does not count: not valid on the day, or another one lies closer. */
export type FareVerdict = "not-valid" | { readonly closer: FixedFare };

/** Hears of every fare of the ride's own ground that does not count. */
export type HearFare = (fare: FixedFare, verdict: FareVerdict) => void;

/** Finds the fixed fare for a ride: the closest one for a tariff's provider and class on a date. */
export type FareIndex = (
  start: Zones,
  finish: Zones,
) => (tariff: BookTariff, date: string, hear?: HearFare) => FixedFare | undefined;

/** Groups fares by their two zones, so that a ride only looks up its own few pairs. */
export function createFareIndex(fares: readonly FixedFare[]): FareIndex {
  const byPair = Map.groupBy(fares, ({ from, to }) => `${from} ${to}`);
  // Most starts have no fares, and then no pair is looked up.
  const starts = new Set(fares.map(({ from }) => from));
  return (start, finish) => {
    // The start counts before the finish.
    const closest = start.keys
      .filter((from) => starts.has(from))
      .flatMap((from) => finish.keys.flatMap((to) => byPair.get(`${from} ${to}`) ?? []));
    return (tariff, date, hear) => {
      let found: FixedFare | undefined;
      for (const fare of closest) {
        if (fare.providerId !== tariff.providerId || fare.carClassId !== tariff.carClassId) continue;
        if (!isValidOn(fare.valid, date)) hear?.(fare, "not-valid");
        else if (found !== undefined) hear?.(fare, { closer: found });
        else found = fare;
        if (found !== undefined && hear === undefined) return found;
      }
      return found;
    };
  };
}
