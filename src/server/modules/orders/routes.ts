import { readOrderRequest } from "#contract/order-request.ts";
import { getAttempt, getOrder, placeOrder as placeOrderCall } from "#contract/orders.ts";
import { isOrderKey, orderKey } from "#server/modules/orders/order-key.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findByAttempt, findOrder, type StoredOrder } from "#server/modules/orders/orders.repository.ts";
import { placeOrder } from "#server/modules/orders/place-order.ts";
import { presentPlacedOrder } from "#server/modules/orders/present-order.ts";
import { presentOrderView, type PaymentSummary } from "#server/modules/orders/present-order-view.ts";
import { Refusal } from "#server/refusal.ts";
import { anybody, orderHolder } from "#server/request.ts";
import { route, type Route } from "#server/route.ts";

/** Asks station 5 where the money of an order stands; handed in because imports only go backward. */
export type AskPayment = (orderId: number) => Promise<PaymentSummary>;

/** The calls of station 4. */
export function ordersRoutes(orders: Orders, askPayment: AskPayment): Route[] {
  const keyOf = (order: StoredOrder): string => orderKey(orders.secret, order.order_id, order.key_salt);
  return [
    route(placeOrderCall, { may: anybody }, async ({ body, caller }, answer) => {
      const request = readOrderRequest(body, caller.locale, caller.userHint);
      const { order, replayed, own } = await placeOrder(orders, request, caller.attemptKey);
      if (replayed) answer.header("Idempotent-Replayed", "true");
      return presentPlacedOrder(order, own ? keyOf(order) : null);
    }),
    route(getAttempt, { may: anybody }, async ({ params }) => {
      const order = await findByAttempt(orders.db, params.attempt_key);
      return order === undefined
        ? { placed: false, order_id: null, transaction: null, order_key: null }
        : { placed: true, order_id: order.order_id, transaction: order.transaction, order_key: keyOf(order) };
    }),
    route(getOrder, { may: orderHolder }, async ({ params, caller }) => {
      const order = await findOrder(orders.db, params.order_id);
      const shown = caller.actor.kind === "order-holder" ? caller.actor.orderKey : "";
      // Not there and not yours answer alike, and both compute one key (T-01).
      const fits = isOrderKey(shown, orders.secret, params.order_id, order?.key_salt ?? Buffer.alloc(16));
      if (order === undefined || !fits) throw new Refusal("order-unknown");
      return presentOrderView(order, await askPayment(order.order_id), orders.prices, caller.locale);
    }),
  ];
}
