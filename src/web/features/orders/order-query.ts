import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";
import { ORDER_KEY_HEADER } from "#web/api/call-headers.ts";
import { keepOrderKey } from "./order-key.ts";

/** How often an order is polled until its payment is settled: often at first, then rarely (times in milliseconds). */
export const ORDER_WATCH = { soonMs: 2000, soonForMs: 120_000, laterMs: 15_000 } as const;

/** Payment states that may still change by themselves. */
const UNSETTLED: readonly string[] = ["open", "checking"];

/** What gives access to an order: its key, or an account's session. */
type Shown = { readonly key: string } | { readonly accountId: number };

/** One order for a caller that may read it, polled until its payment is settled. */
export const orderQuery = (api: Api, orderId: number, shown: Shown, openedAt: number) =>
  queryOptions({
    queryKey: ["order", orderId, shown],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const params = { order_id: orderId };
      if (!("key" in shown)) return api("getOrder", { params, signal });
      const order = await api("getOrder", { params, headers: { [ORDER_KEY_HEADER]: shown.key }, signal });
      // Every car is changed under its own number.
      for (const trip of order.trips) keepOrderKey(trip.order_id, shown.key);
      return order;
    },
    refetchInterval: ({ state }) => {
      if (!state.data || !UNSETTLED.includes(state.data.payment)) return false;
      return Date.now() - openedAt < ORDER_WATCH.soonForMs ? ORDER_WATCH.soonMs : ORDER_WATCH.laterMs;
    },
  });
