import type { findDrivers as findDriversCall } from "#contract/operator/find-drivers.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { DRIVER_DAYS, phoneDigits } from "#domain/orders/trip-driver.ts";
import type { Desk } from "#server/desk.ts";
import { findDriversSince, findOverlaps } from "#server/modules/orders/desk/drivers.repository.ts";
import { findOrderOfTrip } from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** More than so many nobody reads. */
const MOST = 20;

/** Who may be named for a trip: whoever has driven lately and fits the term, with their other trips at that time. */
export async function findDrivers(
  { db, clock }: Desk,
  { term, tripId }: { readonly term: string; readonly tripId: number },
): Promise<EndpointResult<typeof findDriversCall>["drivers"]> {
  if ((await findOrderOfTrip(db, tripId)) === undefined) throw new Refusal("order-unknown");
  const since = new Date(clock() - DRIVER_DAYS * 86_400_000);
  const digits = phoneDigits(term);
  const [drivers, overlaps] = await Promise.all([
    findDriversSince(db, { since, term: term.trim(), digits, limit: MOST }),
    findOverlaps(db, tripId),
  ]);
  return drivers.map(({ name, phone, car, plate }) => ({
    name,
    phone,
    car,
    plate,
    busy_with: overlaps
      .filter((other) => other.digits !== "" && other.digits === phoneDigits(phone))
      .map(({ tripId: id, from, to }) => ({ trip_id: id, from, to })),
  }));
}
