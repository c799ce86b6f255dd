import { queryOptions } from "@tanstack/react-query";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { Api } from "#web/api/api-call.ts";
import { keyHeaders, offerOrderKey, settleOrderKey } from "./kept/order-key.ts";

/** How often an order is polled while its payment may settle: often at first, then rarely; and how often as long as its page is open. */
export const ORDER_WATCH = { soonMs: 2000, soonForMs: 120_000, laterMs: 15_000, openMs: 60_000 } as const;

/** Payment states that may still change by themselves. */
const UNSETTLED: readonly string[] = ["open", "checking"];

const CANCEL = "cancel";

/** Orders as they were read, without what it would cost to cancel them. */
export const ORDER_ITSELF = {
  queryKey: ["order"],
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[1] !== CANCEL,
};

/** What it would cost to cancel trips of orders. */
export const CANCEL_CHECKS = { queryKey: ["order", CANCEL] } as const;

type Asked = {
  readonly orderId: number;
  /** Who asks, 0 for a visitor. */
  readonly accountId: number;
  readonly openedAt: number;
};

/**
 * One order for whoever may read it, by its key or with an account, polled as long as somebody looks at it: money may come late, and
 * the operator may confirm, change or cancel it meanwhile.
 */
export const orderQuery = (api: Api, { orderId, accountId, openedAt }: Asked) =>
  queryOptions({
    queryKey: ["order", orderId, accountId],
    staleTime: 0,
    queryFn: async ({ signal, client, queryKey }) => {
      await offerOrderKey(api, orderId);
      const order = await api("getOrder", { params: { order_id: orderId }, headers: keyHeaders(orderId), signal });
      settleOrderKey(orderId, order);
      // Whatever has changed in the order may have changed what cancelling it costs: above all money that came late.
      const before = client.getQueryData<OrderView>(queryKey);
      if (before !== undefined && !isSame(before, order)) void client.invalidateQueries(CANCEL_CHECKS);
      return order;
    },
    refetchInterval: ({ state }) => {
      if (!state.data) return false;
      if (!UNSETTLED.includes(state.data.payment)) return ORDER_WATCH.openMs;
      return Date.now() - openedAt < ORDER_WATCH.soonForMs ? ORDER_WATCH.soonMs : ORDER_WATCH.laterMs;
    },
  });

function isSame(before: OrderView, now: OrderView): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}
