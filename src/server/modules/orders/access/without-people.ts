import {
  districtOf,
  NAMELESS_YACHT,
  NAMELESS_ORDER,
  NAMELESS_TRIP,
  publicPlaceOnly,
} from "#domain/retention/nameless.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** An order as somebody may see it who may know of it and not of its people; it is presented like an order whose people are forgotten. */
export function withoutPeople(order: StoredOrder): StoredOrder {
  const { yacht } = order;
  return {
    ...order,
    ...NAMELESS_ORDER,
    client: {},
    trips: order.trips.map(namelessTrip),
    ...(yacht !== undefined && { yacht: { ...yacht, ...NAMELESS_YACHT } }),
  };
}

function namelessTrip(trip: StoredTrip): StoredTrip {
  return {
    ...trip,
    ...NAMELESS_TRIP,
    certificate: "",
    start_point: districtOf(trip.start_point),
    finish_point: districtOf(trip.finish_point),
    start_place_id: publicPlaceOnly(trip.start_place_id),
    finish_place_id: publicPlaceOnly(trip.finish_place_id),
    quote: null,
  };
}
