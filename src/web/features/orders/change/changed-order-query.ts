import { queryOptions } from "@tanstack/react-query";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { TripItem } from "#contract/orders/trips.ts";
import type { Api } from "#web/api/api-call.ts";
import { keyHeaders, offerOrderKey } from "#web/features/orders/kept/order-key.ts";
import { repeatedCars, type RepeatedCars } from "#web/features/orders/repeat/repeated-cars.ts";
import { changedTrips } from "./changed-trips.ts";
import type { OrderedTrips } from "./ordered-draft.ts";

/** What may still be changed in a trip. */
export type ChangeWindow = NonNullable<OrderView["trips"][number]["change"]>;

/** An order to change: the trips that stand on the form together, and what may still be changed in them. */
export type ChangedOrder = {
  readonly trips: OrderedTrips;
  readonly window: ChangeWindow;
  readonly transaction: number;
  readonly version: number;
};

type Asked = {
  readonly orderId: number;
  /** Who asks. */
  readonly accountId: number | undefined;
};

/** The order of a trip, loaded whole for whoever may change it; null for anybody else. `onLoaded` hears of it once. */
export const changedOrderQuery = (api: Api, { orderId, accountId }: Asked, onLoaded: (order: ChangedOrder) => void) =>
  queryOptions({
    queryKey: ["changed-order", orderId, accountId],
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      await offerOrderKey(api, orderId);
      const headers = keyHeaders(orderId);
      const order = await api("getOrder", { params: { order_id: orderId }, headers, signal });
      const window = order.trips.find((trip) => trip.order_id === orderId)?.change;
      if (!window) return null;
      // A trip that is cancelled stays as it is.
      const ids = order.trips.filter((trip) => trip.cancel_fee === null).map((trip) => trip.order_id);
      const wanted = ids.length === 2 && ids.includes(orderId) ? ids : [orderId];
      const trips = changedTrips(await tripsOf(api, wanted, { headers, signal }), orderId);
      if (trips === undefined) return null;
      const { transaction, version } = order;
      const loaded = { trips, window, transaction, version };
      onLoaded(loaded);
      return loaded;
    },
  });

/** The cars of an order that are to be ordered once more, for whoever may read it. `onLoaded` hears of them once. */
export const repeatedOrderQuery = (api: Api, { orderId, accountId }: Asked, onLoaded: (order: RepeatedCars) => void) =>
  queryOptions({
    queryKey: ["repeated-order", orderId, accountId],
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      await offerOrderKey(api, orderId);
      const headers = keyHeaders(orderId);
      const order = await api("getOrder", { params: { order_id: orderId }, headers, signal });
      const ways = new Map(order.trips.map((trip) => [trip.order_id, trip.way]));
      const trips = await tripsOf(api, [...ways.keys()], { headers, signal });
      const cars = trips.map((trip) => ({ trip, way: ways.get(trip.order_id) ?? "only" }));
      const repeated = repeatedCars(cars, orderId);
      if (repeated !== undefined) onLoaded(repeated);
      return repeated ?? null;
    },
  });

type TripsCall = { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal };

async function tripsOf(api: Api, ids: readonly number[], call: TripsCall): Promise<readonly TripItem[]> {
  const found = await Promise.all(ids.map((id) => api("searchTrips", { query: { order_id: id }, ...call })));
  return found.flatMap(({ orders }) => orders);
}
