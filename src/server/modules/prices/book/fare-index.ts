import { isValidOn } from "#domain/tariffs/rule-time.ts";
import type { BookTariff, FixedFare } from "#domain/tariffs/tariff-book.ts";
import type { Zones } from "#server/modules/prices/book/zones.ts";

/** Finds the fixed fare for a ride: the closest one for a tariff's provider and class on a date. */
export type FareIndex = (start: Zones, finish: Zones) => (tariff: BookTariff, date: string) => FixedFare | undefined;

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
    return (tariff, date) =>
      closest.find(
        (fare) =>
          fare.providerId === tariff.providerId && fare.carClassId === tariff.carClassId && isValidOn(fare.valid, date),
      );
  };
}
