import { forgetOrder, keepOrder as keepOrderCall } from "#contract/orders/kept-orders.ts";
import { noOrderCookie } from "#server/http/order-cookie.ts";
import { route, type Route } from "#server/http/route.ts";
import { keepOrder, type Keeping } from "#server/modules/orders/access/keep-order.ts";
import { isKeyOf, orderFor } from "#server/modules/orders/access/order-access.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes for orders whose key a device keeps. */
export function keptRoutes(orders: Orders & Keeping): Route[] {
  return [
    route(keepOrderCall, async ({ body, caller }, answer) => {
      const { actor } = caller;
      const order = await orderFor(orders, { actor, tripId: body.order_id, right: "read" });
      // An account has no need of the key, and a partner that may only read must not get it.
      if (!isKeyOf(orders, actor, order)) throw new Refusal("order-unknown");
      return { kept_until: keepOrder(orders, order, caller, answer)?.toISOString() ?? null };
    }),
    route(forgetOrder, async ({ body }, answer) => {
      answer.header("Set-Cookie", noOrderCookie(body.order_id, orders.https));
      return { forgotten: true };
    }),
  ];
}
