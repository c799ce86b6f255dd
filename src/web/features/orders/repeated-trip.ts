import { queryOptions } from "@tanstack/react-query";
import type { TripItem } from "#contract/orders/trips.ts";
import type { SearchState } from "#contract/search-address.ts";
import { rentHoursOf } from "#domain/booking/rent-hours.ts";
import { ORDER_TYPE } from "#domain/orders/order-type.ts";
import { parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";
import { keyHeaders } from "./kept/order-key.ts";

/** The first trip of an order, for whoever may read it; null for anybody else. `onTrip` hears of it once. */
export const orderedTripQuery = (api: Api, orderId: number, onTrip: (trip: TripItem) => void) =>
  queryOptions({
    queryKey: ["ordered-trip", orderId],
    retry: false,
    queryFn: async ({ signal }) => {
      const headers = keyHeaders(orderId);
      const { orders } = await api("searchTrips", { query: { order_id: orderId }, headers, signal });
      const [trip] = orders;
      if (trip) onTrip(trip);
      return trip ?? null;
    },
  });

/** What repeats a trip: the page of its kind, and the search there. */
export interface RepeatedTrip {
  readonly mode: "transfer" | "rent";
  readonly search: Partial<SearchState>;
}

/**
 * What repeats a trip; undefined when it lacks a start, or a transfer its finish. A time that has passed is left out.
 */
export function repeatedTrip(trip: TripItem, now: LocalTime): RepeatedTrip | undefined {
  const { start_place_id: from, finish_place_id: to } = trip;
  const isRent = trip.order_type === ORDER_TYPE.rent;
  if (from === "" || (to === "" && !isRent)) return undefined;
  const pickup = parseLocalTime(trip.date_arrival);
  const search = {
    from,
    when: pickup !== undefined && pickup > now ? pickup : undefined,
    // The finder counts children beside the people.
    people: Math.max(1, trip.adults_amount),
    bags: trip.luggage_amount,
    children: trip.children_amount,
    open: String(trip.car_data.car_class_id),
  };
  if (isRent) return { mode: "rent", search: { ...search, hours: rentHoursOf(trip.duration) } };
  return {
    mode: "transfer",
    search: {
      ...search,
      to,
      // Stops of orders made before their places were kept are left out.
      stops: trip.subaddress.flatMap(({ geo_data: place }) => place?.place_id || []),
    },
  };
}
