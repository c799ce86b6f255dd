import type { findDrivers as findDriversCall } from "#contract/console/drivers/find-drivers.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { DRIVER_DAYS, isFarDriver, phoneDigits } from "#domain/orders/trip-driver.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { Desk } from "#server/desk.ts";
import { findDriversSince, findOverlaps } from "#server/modules/console/drivers/drivers.repository.ts";
import { findOrderOfTrip } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** More than so many nobody reads. */
const MOST = 20;

/**
 * The drivers that can be named for a trip: those of the last months that match the term, with their other trips at that time. Those
 * who drive near the trip come first, and free ones before busy ones.
 */
export async function findDrivers(
  { db, clock }: Desk,
  { term, tripId }: { readonly term: string; readonly tripId: number },
): Promise<EndpointResult<typeof findDriversCall>["drivers"]> {
  const order = await findOrderOfTrip(db, tripId);
  const trip = order?.trips.find(({ trip_id: id }) => id === tripId) ?? order?.trips[0];
  if (trip === undefined) throw new Refusal("order-unknown");
  const since = new Date(clock() - DRIVER_DAYS * 86_400_000);
  const digits = phoneDigits(term);
  const [drivers, overlaps] = await Promise.all([
    findDriversSince(db, { since, term: term.trim(), digits }),
    findOverlaps(db, tripId),
  ]);
  const ends = [trip.start_point, trip.finish_point].flatMap((point) => parseGeoPoint(point) ?? []);
  const found = drivers.map(({ driver: { name, phone, car, plate }, points, lastPlace }) => ({
    name,
    phone,
    car,
    plate,
    far_from: isFarDriver(
      points.flatMap((point) => parseGeoPoint(point) ?? []),
      ends,
    )
      ? lastPlace
      : null,
    busy_with: overlaps
      .filter((other) => other.digits !== "" && other.digits === phoneDigits(phone))
      .map(({ tripId: id, from, to }) => ({ trip_id: id, from, to })),
  }));
  const rank = (one: (typeof found)[number]) => (one.far_from === null ? 0 : 2) + (one.busy_with.length > 0 ? 1 : 0);
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST);
}
