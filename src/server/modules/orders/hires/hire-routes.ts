import {
  cancelYacht as cancelYachtCall,
  correctYacht as correctYachtCall,
  findYachts as findYachtsCall,
  moveYacht as moveYachtCall,
} from "#contract/operator/yachts/yachts.ts";
import {
  cancelYachtOrder as cancelYachtOrderCall,
  findYachtOrders as findYachtOrdersCall,
} from "#contract/orders/yacht-orders.ts";
import { toMajor } from "#domain/values/money.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { route, type Route } from "#server/http/route.ts";
import { boardReader } from "#server/modules/orders/board/board-reader.ts";
import { asHire, cancelHire } from "#server/modules/orders/hires/cancel-hire.ts";
import { correctYacht } from "#server/modules/orders/hires/correct-yacht.ts";
import { findHires, findOwnHires } from "#server/modules/orders/hires/find-hires.ts";
import { cancelYacht, moveYacht } from "#server/modules/orders/hires/work-on-hire.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findOrder } from "#server/modules/orders/store/orders.repository.ts";

/** The routes of orders of kind yacht: of whoever has them, and of the staff. */
export function hireRoutes(orders: Orders): Route[] {
  const seen = ({ params, body }: { params: { order_id: number }; body: { version: number } }) => ({
    orderId: params.order_id,
    version: body.version,
    now: orders.clock(),
  });
  const answer = async ({ params }: { readonly params: { readonly order_id: number } }) => {
    const { order_id: id, version, state } = asHire(await findOrder(orders.db, params.order_id));
    return { order_id: id, version, state };
  };
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
    route(findYachtsCall, async ({ query, caller }) => findHires(orders, query, boardReader(caller, orders.clock()))),
    deskRoute(orders, moveYachtCall, {
      act: async (trx, input, doer) => moveYacht(trx, { ...seen(input), state: input.body.state }, doer),
      answer,
    }),
    deskRoute(orders, correctYachtCall, {
      act: async (trx, input, doer) => correctYacht(trx, { ...seen(input), reason: input.body.reason.trim() }, doer),
      answer,
    }),
    deskRoute(orders, cancelYachtCall, {
      act: async (trx, input, doer, { locale }) => {
        const { reason, text = "", waive = false, fee, refund } = input.body;
        const how = { reason, text, isWaived: waive, expected: { fee, refund }, locale };
        return cancelYacht(trx, orders, { ...seen(input), ...how }, doer);
      },
      answer,
    }),
  ];
}
