import { queryOptions } from "@tanstack/react-query";
import { ORDER_KEY_HEADER } from "#web/lib/endpoints.ts";
import type { Api } from "#web/lib/api.ts";

/** How an order is watched while its payment is not settled: often at first, then rarely (times in milliseconds). */
export const ORDER_WATCH = { soonMs: 2000, soonForMs: 120_000, laterMs: 15_000 } as const;

/** Payment states that may still change by themselves. */
const UNSETTLED: readonly string[] = ["open", "checking"];

/** One order for the holder of its key, watched until its payment is settled. */
export const orderQuery = (api: Api, orderId: number, key: string, openedAt: number) =>
  queryOptions({
    queryKey: ["order", orderId, key],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api("getOrder", { params: { order_id: orderId }, headers: { [ORDER_KEY_HEADER]: key }, signal }),
    refetchInterval: ({ state }) => {
      if (!state.data || !UNSETTLED.includes(state.data.payment)) return false;
      return Date.now() - openedAt < ORDER_WATCH.soonForMs ? ORDER_WATCH.soonMs : ORDER_WATCH.laterMs;
    },
  });
