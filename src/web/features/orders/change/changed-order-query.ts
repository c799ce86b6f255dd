import { queryOptions } from "@tanstack/react-query";
import type { OrderView } from "#contract/orders/orders.ts";
import type { Api } from "#web/api/api-call.ts";
import { keyHeaders } from "#web/features/orders/order-key.ts";
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
      const headers = keyHeaders(orderId);
      const order = await api("getOrder", { params: { order_id: orderId }, headers, signal });
      const window = order.trips.find((trip) => trip.order_id === orderId)?.change;
      if (!window) return null;
      // A trip that is cancelled stays as it is.
      const ids = order.trips.filter((trip) => trip.cancel_fee === null).map((trip) => trip.order_id);
      const wanted = ids.length === 2 && ids.includes(orderId) ? ids : [orderId];
      const found = await Promise.all(
        wanted.map((id) => api("searchTrips", { query: { order_id: id }, headers, signal })),
      );
      const items = found.flatMap(({ orders }) => orders);
      const trips = changedTrips(items, orderId);
      if (trips === undefined) return null;
      const { transaction, version } = order;
      const loaded = { trips, window, transaction, version };
      onLoaded(loaded);
      return loaded;
    },
  });

/** What may still be changed in a trip, while it is being changed. */
export const changeWindowQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ["change-window", orderId],
    retry: false,
    queryFn: async ({ signal }) => {
      const order = await api("getOrder", { params: { order_id: orderId }, headers: keyHeaders(orderId), signal });
      return order.trips.find((trip) => trip.order_id === orderId)?.change ?? null;
    },
  });
