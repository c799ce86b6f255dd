import type { findDuplicatesOf } from "#contract/console/phone/find-duplicates-of.ts";
import type { EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";
import { findBoardTrips } from "#server/modules/console/board/find-board-trips.ts";
import type { BoardReader } from "#server/modules/console/board/present-board-trip.ts";
import { findDuplicates } from "#server/modules/console/duplicates/find-duplicates.ts";
import type { Orders } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** More of them would hide what is still to be typed. */
const MOST_SHOWN = 5;

/** Trips that may be the same ride as one that is being typed, by the rule that marks them on the board. */
export async function duplicatesOf(
  orders: Orders,
  query: EndpointInput<typeof findDuplicatesOf>["query"],
  reader: BoardReader,
): Promise<EndpointResult<typeof findDuplicatesOf>> {
  const { pickup_time: typed, zone = "" } = query;
  const local = typed === undefined ? undefined : parseLocalTime(typed);
  if (local === undefined || !isZone(zone)) throw new Refusal("time-malformed");
  const at = momentOf(resolveLocalTime(local, zone));
  if (at === undefined) return { duplicates: [] };
  const { name = "", phone = "" } = query;
  const found = await findDuplicates(orders.db, {
    pickup_at: new Date(at),
    start_place: query.start_place ?? 0,
    finish_place: query.finish_place ?? 0,
    start_address: query.start_address ?? "",
    finish_address: query.finish_address ?? "",
    flight_number: query.flight_number ?? "",
    train_number: query.train_number ?? "",
    departure_flight: query.departure_flight ?? "",
    departure_train: query.departure_train ?? "",
    passengers: [{ name, phone }],
    customer_name: name,
    customer_phone: phone,
  });
  const shown = found.slice(0, MOST_SHOWN);
  if (shown.length === 0) return { duplicates: [] };
  const ids = [...new Set(shown.map(({ orderId }) => orderId))].join(",");
  const { trips } = await findBoardTrips(orders, { order: ids, limit: 100 }, reader);
  return {
    duplicates: shown.flatMap(({ tripId, reason }) =>
      trips.filter(({ trip_id: id }) => id === tripId).map((trip) => ({ trip, reason })),
    ),
  };
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
