import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { dayInZone, type DayMoments } from "#domain/values/day-in-zone.ts";
import { HOUR_MS } from "#domain/values/durations.ts";
import { busyUntil } from "./day-lines.ts";

/** A ride of the day is shown so far into the next one. */
const BEYOND_MS = 12 * HOUR_MS;

/** The whole hours of a day on one's own clock, and those around them in which trips of the day begin or end. */
export function dayRange(trips: readonly BoardTripView[], day: string, zone: string): DayMoments {
  const own = dayInZone(day, zone);
  const from = Math.min(own.from, ...trips.map(({ pickup }) => pickup.at));
  const to = Math.max(own.to, ...trips.map((trip) => Math.min(busyUntil(trip), own.to + BEYOND_MS)));
  return {
    from: own.from + Math.floor((from - own.from) / HOUR_MS) * HOUR_MS,
    to: own.from + Math.ceil((to - own.from) / HOUR_MS) * HOUR_MS,
  };
}
