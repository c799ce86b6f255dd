import type { Static } from "typebox";
import {
  findTripProviders as findTripProvidersCall,
  setTripProvider as setTripProviderCall,
} from "#contract/console/drivers/trip-provider.ts";
import type { DeskOrder } from "#contract/console/orders/order-actions.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { findTripProviders } from "#server/modules/console/drivers/find-trip-providers.ts";
import { setProvider } from "#server/modules/console/drivers/set-provider.ts";
import { type Orders } from "#server/modules/orders/index.ts";

/** The routes by which the staff has another provider drive a trip. */
export function providerRoutes(
  orders: Orders,
  answer: (input: { params: { order_id: number }; caller: Caller }) => Promise<Static<typeof DeskOrder>>,
): Route[] {
  return [
    route(findTripProvidersCall, async ({ params: { order_id: orderId }, query: { trip_id: tripId }, caller }) =>
      findTripProviders(orders, { orderId, tripId }, caller.locale),
    ),
    deskRoute(orders, setTripProviderCall, {
      act: async (trx, { params: { order_id: orderId }, body }) => {
        const { version, trip_id: tripId, provider_id: providerId } = body;
        return setProvider(trx, orders, { orderId, version, tripId, providerId });
      },
      answer,
    }),
  ];
}
