import { acceptOffer as acceptOfferCall, getOffer } from "#contract/orders/offers.ts";
import { route, type Route } from "#server/http/route.ts";
import { keepOrder, orderKey } from "#server/modules/orders/index.ts";
import { acceptOffer } from "#server/modules/requests/accept-offer.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { showOffer } from "#server/modules/requests/show-offer.ts";

/** The routes of an offer for whoever asked: read it, and make an order of it. */
export function offerRoutes(requests: Requests): Route[] {
  return [
    route(getOffer, async ({ params, caller }) => showOffer(requests, params.offer_id, caller)),
    route(acceptOfferCall, async ({ params, body, caller }, answer) => {
      const order = await acceptOffer(requests, { offerId: params.offer_id, body }, caller);
      if (caller.fromOwnPage) keepOrder(requests, order, caller, answer);
      return {
        order_id: order.order_id,
        transaction: order.transaction,
        order_key: orderKey(requests.secrets[0], order.order_id, order.key_salt),
      };
    }),
  ];
}
