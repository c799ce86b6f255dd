import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";

/** An hour of a day as the clocks of the places show it; its trips in the order of those clocks, by airport where that is asked for. */
export interface DayHour {
  readonly hour: string;
  readonly parts: readonly { readonly airport: string; readonly trips: readonly BoardTripView[] }[];
}

const byClock = (a: BoardTripView, b: BoardTripView): number =>
  a.pickup.local.localeCompare(b.pickup.local) || a.pickup.at - b.pickup.at;

/** The trips of a day under the hours of their own clocks, as they stand on the page and as the keys walk them. */
export function dayHours(trips: readonly BoardTripView[], byAirport: boolean): DayHour[] {
  const hours = Map.groupBy(trips.toSorted(byClock), ({ pickup }) => pickup.local.slice(11, 13));
  return [...hours].map(([hour, of]) => ({
    hour,
    parts: [...Map.groupBy(of, ({ airport }) => (byAirport ? airport : ""))].map(([airport, own]) => ({
      airport,
      trips: own,
    })),
  }));
}

/** All trips of those hours, one after the other. */
export function tripsOfHours(hours: readonly DayHour[]): BoardTripView[] {
  return hours.flatMap(({ parts }) => parts.flatMap(({ trips }) => trips));
}

/**
 * What the clocks show among which the line for now stands: one's own where trips of the day go by it, otherwise that of the place with the most trips, which
 * is named. One's own hour among clocks eight hours away would say that what is long over is still to come.
 */
export function clockOfDay(
  trips: readonly BoardTripView[],
  own: string,
  now: number,
): { readonly local: string; readonly city: string } {
  const here = localTimeIn(own, now);
  const zones = [...Map.groupBy(trips, ({ pickup }) => pickup.zone)].toSorted(([, a], [, b]) => b.length - a.length);
  if (zones.length === 0 || zones.some(([zone]) => localTimeIn(zone, now) === here)) return { local: here, city: "" };
  const [zone = own, of = []] = zones[0] ?? [];
  const [towns] = [...Map.groupBy(of, ({ pickup }) => pickup.city)].toSorted(([, a], [, b]) => b.length - a.length);
  return { local: localTimeIn(zone, now), city: towns?.[0] ?? "" };
}
