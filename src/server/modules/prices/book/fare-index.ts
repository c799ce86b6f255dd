import { isValidOn } from "#domain/tariffs/rule-time.ts";
import type { BookTariff, FixedFare } from "#domain/tariffs/tariff-book.ts";
import type { Zones } from "#server/modules/prices/book/zones.ts";

/** The fixed fares between the two ends of a ride: the closest one for a tariff's provider and class on a date. */
export type FareIndex = (start: Zones, finish: Zones) => (tariff: BookTariff, date: string) => FixedFare | undefined;

/** Sorts fares by their two zones, so that a ride looks up its few pairs and nothing else. */
export function createFareIndex(fares: readonly FixedFare[]): FareIndex {
  const byPair = Map.groupBy(fares, ({ from, to }) => `${from} ${to}`);
  // Most starts have no fares at all, and then no pair is looked up.
  const starts = new Set(fares.map(({ from }) => from));
  return (start, finish) => {
    // The start decides before the finish.
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
