import { TRIPS_PAGE, type searchTrips as searchTripsCall } from "#contract/orders/trips.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { SCOPE_OF } from "#domain/orders/order-owner.ts";
import type { Caller } from "#server/http/request.ts";
import { asSeenBy, orderFor } from "#server/modules/orders/access/order-access.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { wireStatusOfTrip } from "#server/modules/orders/read/trip-status.ts";
import { findTrips, type TripFilter, type TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

type Query = EndpointInput<typeof searchTripsCall>["query"];

/** One page of trips, with the members for paging. */
export interface FoundTrips {
  readonly trips: readonly TripOfOrder[];
  readonly page_data: {
    readonly page: number;
    readonly items_on_page: number;
    readonly total_items: number;
    readonly page_count: number;
  };
}

/** The trips that a caller may see: one by its number, or a page of all; an order key alone opens only its own order. */
export async function searchTrips(
  orders: Orders,
  { actor, version }: Pick<Caller, "actor" | "version">,
  query: Query,
): Promise<FoundTrips> {
  const asked = [query.limit, query.items_on_page].find((size) => size !== undefined && size > 0);
  const limit = Math.min(asked ?? TRIPS_PAGE.unasked[version], TRIPS_PAGE.most);
  const page = Math.max(1, query.page ?? 1);
  const statuses = readStatuses(query.order_status);
  const found = (trips: readonly TripOfOrder[], total: number): FoundTrips => ({
    trips,
    page_data: { page, items_on_page: limit, total_items: total, page_count: Math.ceil(total / limit) },
  });
  if (query.order_id !== undefined) {
    const order = await orderFor(orders, { actor, tripId: query.order_id, right: "read" });
    const trips = order.trips
      .filter((trip) => trip.trip_id === query.order_id)
      .filter((trip) => statuses === undefined || statuses.includes(wireStatusOfTrip(order, trip)))
      .map((trip) => ({ order, trip }));
    return found(page === 1 ? trips : [], trips.length);
  }
  const identity = identityOf(actor);
  if (identity === null) return found([], 0);
  const names = (query.names ?? "").split(",").filter((name) => name.trim() !== "");
  const { email } = query;
  const filter: TripFilter = {
    // A search for people finds none whom the caller may not see: an answer would say who has booked.
    scope: names.length > 0 || email !== undefined ? SCOPE_OF.people(identity) : SCOPE_OF.read(identity),
    names,
    email,
    statuses,
    period: query.period,
  };
  const by = query.period === undefined ? "newest" : "next-ride";
  const { trips, total } = await findTrips(orders.db, filter, { page, limit, by, now: new Date(orders.clock()) });
  const seen = trips.map(({ order, trip }) => {
    const shown = asSeenBy(orders, actor, order);
    return { order: shown, trip: shown.trips.find(({ trip_id: id }) => id === trip.trip_id) ?? trip };
  });
  return found(seen, total);
}

/**
 * Parses a list of statuses such as `1,4`; undefined is any. A lone 0 means any to old clients; a list without
 * a valid status matches no trip.
 */
function readStatuses(text: string | undefined): readonly number[] | undefined {
  const parts = (text ?? "").split(",").filter((part) => part.trim() !== "");
  const numbers = parts.flatMap((part) => (/^\s*[0-7]\s*$/.test(part) ? [Number(part)] : []));
  return parts.length === numbers.length && numbers.every((number) => number === 0) ? undefined : numbers;
}
