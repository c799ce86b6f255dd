import { findKeptOrders, forgetOrder, keepOrder as keepOrderCall } from "#contract/orders/kept-orders.ts";
import { noOrderCookie } from "#server/http/order-cookie.ts";
import { route, type Route } from "#server/http/route.ts";
import { keepOrder, type Keeping } from "#server/modules/orders/access/keep-order.ts";
import { anyOrderFor, isKeyOf } from "#server/modules/orders/access/order-access.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { keptTrips } from "#server/modules/orders/read/kept-trips.ts";
import { presentTrip } from "#server/modules/orders/read/present-trip.ts";
import type { FoundTrip } from "#server/modules/orders/store/trips.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes for orders whose key a device keeps. */
export function keptRoutes(orders: Orders & Keeping): Route[] {
  return [
    route(findKeptOrders, async ({ caller: { actor, locale } }) => {
      const trips = await keptTrips(orders, actor);
      const present = async ({ order, trip, isAhead }: FoundTrip) => ({
        order_id: order.order_id,
        is_ahead: isAhead,
        trip: await presentTrip(orders, { order, trip }, locale),
      });
      return { kept: await Promise.all(trips.map(present)) };
    }),
    route(keepOrderCall, async ({ body, caller }, answer) => {
      const { actor } = caller;
      const order = await anyOrderFor(orders, { actor, orderId: body.order_id, right: "read" });
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
