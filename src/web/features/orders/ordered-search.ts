import { queryOptions } from "@tanstack/react-query";
import type { TripItem } from "#contract/orders/trips.ts";
import type { SearchState } from "#contract/search-address.ts";
import { parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";
import { ORDER_KEY_HEADER } from "#web/api/call-headers.ts";
import { takeOrderKey } from "./order-key.ts";

/** What a search takes over from a trip that was ordered before. */
export type OrderedSearch = Pick<
  SearchState,
  "from" | "to" | "stops" | "when" | "people" | "bags" | "children" | "open"
>;

/** The first trip of an order, for whoever may read it; null for anybody else. `onTrip` hears of it once. */
export const orderedTripQuery = (api: Api, orderId: number, onTrip: (trip: TripItem) => void) =>
  queryOptions({
    queryKey: ["ordered-trip", orderId],
    retry: false,
    queryFn: async ({ signal }) => {
      const key = takeOrderKey(orderId);
      const { orders } = await api("searchTrips", {
        query: { order_id: orderId },
        ...(key !== undefined && { headers: { [ORDER_KEY_HEADER]: key } }),
        signal,
      });
      const [trip] = orders;
      if (trip) onTrip(trip);
      return trip ?? null;
    },
  });

/**
 * The search that repeats a trip; undefined when it lacks a start or a finish (FND-31). A time that has passed is left out.
 */
export function orderedSearch(trip: TripItem, now: LocalTime): OrderedSearch | undefined {
  const { start_place_id: from, finish_place_id: to } = trip;
  if (from === "" || to === "") return undefined;
  const pickup = parseLocalTime(trip.date_arrival);
  return {
    from,
    to,
    // Stops of orders made before their places were kept are left out.
    stops: trip.subaddress.flatMap(({ geo_data: place }) => place?.place_id || []),
    when: pickup !== undefined && pickup > now ? pickup : undefined,
    people: trip.passengers_number > 0 ? trip.passengers_number : undefined,
    bags: trip.luggage_amount,
    children: trip.children_amount,
    open: String(trip.car_data.car_class_id),
  };
}
