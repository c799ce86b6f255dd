import {
  cancelYacht as cancelYachtCall,
  correctYacht as correctYachtCall,
  findYachts as findYachtsCall,
  moveYacht as moveYachtCall,
} from "#contract/console/orders/yachts.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { route, type Route } from "#server/http/route.ts";
import { boardReader } from "#server/modules/console/board/board-reader.ts";
import {
  asYachtOrder,
  cancelYacht,
  correctYacht,
  findYachts,
  findOrder,
  moveYacht,
  type Orders,
} from "#server/modules/orders/index.ts";

/** The routes by which the staff works on yacht orders. */
export function yachtRoutes(orders: Orders): Route[] {
  const seen = ({ params, body }: { params: { order_id: number }; body: { version: number } }) => ({
    orderId: params.order_id,
    version: body.version,
    now: orders.clock(),
  });
  const answer = async ({ params }: { readonly params: { readonly order_id: number } }) => {
    const { order_id: id, version, state } = asYachtOrder(await findOrder(orders.db, params.order_id));
    return { order_id: id, version, state };
  };
  return [
    route(findYachtsCall, async ({ query, caller }) => findYachts(orders, query, boardReader(caller, orders.clock()))),
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
