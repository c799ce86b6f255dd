import {
  cancelYachtOrder as cancelYachtOrderCall,
  findYachtOrders as findYachtOrdersCall,
} from "#contract/orders/yacht-orders.ts";
import { toMajor } from "#domain/values/money.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { cancelYachtOrder } from "#server/modules/orders/yachts/cancel-yacht.ts";
import { findYachtOrders } from "#server/modules/orders/yachts/find-yachts.ts";

/** The routes by which travellers read and cancel their yacht orders. */
export function yachtOrderRoutes(orders: Orders): Route[] {
  return [
    route(findYachtOrdersCall, async ({ caller: { actor, credentials } }) => ({
      orders: await findYachtOrders(orders, actor, [...credentials.keys.kept.keys()]),
    })),
    route(cancelYachtOrderCall, async ({ params, body: { fee, refund }, caller: { actor, locale } }) => {
      const order = await cancelYachtOrder(orders, {
        actor,
        orderId: params.order_id,
        expected: { fee, refund },
        locale,
      });
      const { currency, yacht } = order;
      return {
        order_id: order.order_id,
        fee: toMajor(yacht.cancel_fee ?? 0, currency),
        refund: toMajor(yacht.cancel_refund ?? 0, currency),
        currency,
      };
    }),
  ];
}
