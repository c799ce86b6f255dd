import { earlyReturn, type PricedRoute, type TimedTrip } from "#domain/booking/return-trip.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import { displayLocalTime } from "#domain/values/local-time.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Refuses trips of which a way back starts before the way there ends, and names the earliest possible time. */
export function refuseEarlyReturn(first: PricedRoute | undefined, trips: readonly TimedTrip[]): void {
  const from = first && earlyReturn(first, trips);
  if (from !== undefined) throw new Refusal("return-too-early", { words: { time: displayLocalTime(from) } });
}

/** Prepares a stored trip for the rule about ways back. */
export function storedTimedTrip(trip: StoredTrip): TimedTrip {
  return {
    pickupAt: trip.pickup_at.getTime(),
    seconds: trip.seconds,
    start: { place: trip.start_place, point: parseGeoPoint(trip.start_point) },
    finish: { place: trip.finish_place, point: parseGeoPoint(trip.finish_point) },
    zone: trip.pickup_zone,
  };
}
