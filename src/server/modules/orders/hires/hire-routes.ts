import {
  cancelYachtOrder as cancelYachtOrderCall,
  findYachtOrders as findYachtOrdersCall,
} from "#contract/orders/yacht-orders.ts";
import { toMajor } from "#domain/values/money.ts";
import { route, type Route } from "#server/http/route.ts";
import { cancelHire } from "#server/modules/orders/hires/cancel-hire.ts";
import { findOwnHires } from "#server/modules/orders/hires/find-hires.ts";
import type { Orders } from "#server/modules/orders/orders.ts";

/** The routes by which travellers read and cancel their yacht orders. */
export function hireRoutes(orders: Orders): Route[] {
  return [
    route(findYachtOrdersCall, async ({ caller: { actor, credentials } }) => ({
      orders: await findOwnHires(orders, actor, [...credentials.keys.kept.keys()]),
    })),
    route(cancelYachtOrderCall, async ({ params, body: { fee, refund }, caller: { actor, locale } }) => {
      const order = await cancelHire(orders, { actor, orderId: params.order_id, expected: { fee, refund }, locale });
      const { currency, hire } = order;
      return {
        order_id: order.order_id,
        fee: toMajor(hire.cancel_fee ?? 0, currency),
        refund: toMajor(hire.cancel_refund ?? 0, currency),
        currency,
      };
    }),
  ];
}
