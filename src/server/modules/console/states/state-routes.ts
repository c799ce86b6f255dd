import type { Static } from "typebox";
import type { DeskOrder } from "#contract/console/orders/order-actions.ts";
import {
  correctTripState as correctTripStateCall,
  setTripState as setTripStateCall,
} from "#contract/console/states/trip-states.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Caller } from "#server/http/request.ts";
import type { Route } from "#server/http/route.ts";
import { correctTripState, type Orders, setTripState } from "#server/modules/orders/index.ts";

/** The routes by which the staff says where a trip stands. */
export function stateRoutes(
  orders: Orders,
  answer: (input: { params: { order_id: number }; caller: Caller }) => Promise<Static<typeof DeskOrder>>,
): Route[] {
  const seen = (orderId: number, { version, trip_id: tripId }: { version: number; trip_id: number }) => ({
    orderId,
    version,
    tripId,
    now: orders.clock(),
  });
  return [
    deskRoute(orders, setTripStateCall, {
      act: async (trx, { params, body }, doer, { locale }) =>
        setTripState(trx, { ...seen(params.order_id, body), state: body.state, locale }, doer),
      answer,
    }),
    deskRoute(orders, correctTripStateCall, {
      act: async (trx, { params, body }, doer) =>
        correctTripState(trx, { ...seen(params.order_id, body), reason: body.reason.trim() }, doer),
      answer,
    }),
  ];
}
