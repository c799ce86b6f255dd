import type { LocalTime } from "#domain/values/local-time.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";

type TimedTrip = {
  readonly cancel_fee: number | null;
  readonly pickup_time: LocalTime;
  readonly start: { readonly timezone: string };
};

/** The moment of a wall-clock time in epoch milliseconds; of a time that clocks skip, when it would have been. */
export function momentIn(local: LocalTime, zone: string): number {
  const resolved = resolveLocalTime(local, zone);
  return momentOf(resolved) ?? momentIn("next" in resolved ? resolved.next : local, zone);
}

/** The trip that an order's page is about now: the next to begin, otherwise the last that has begun; none where all are cancelled. */
export function nextTrip<Trip extends TimedTrip>(trips: readonly Trip[], now: number): Trip | undefined {
  const going = trips
    .filter((trip) => trip.cancel_fee === null)
    .map((trip) => ({ trip, at: momentIn(trip.pickup_time, trip.start.timezone) }))
    .toSorted((one, other) => one.at - other.at);
  return (going.find(({ at }) => at > now) ?? going.at(-1))?.trip;
}
