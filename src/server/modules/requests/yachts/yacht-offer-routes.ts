import { makeYachtOffer as makeYachtOfferCall } from "#contract/operator/yachts/make-yacht-offer.ts";
import {
  acceptYachtOffer as acceptYachtOfferCall,
  getYachtOffer,
  type YachtOfferView,
} from "#contract/orders/yacht-offers.ts";
import { offerStanding } from "#domain/requests/offer-state.ts";
import { toMajor } from "#domain/values/money.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { findOrder, keepOrder, orderKey } from "#server/modules/orders/index.ts";
import { getRequest, readerOf } from "#server/modules/requests/get-request.ts";
import { findRequest } from "#server/modules/requests/inbox.repository.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { acceptYachtOffer, openYachtOffer } from "#server/modules/requests/yachts/accept-yacht-offer.ts";
import { makeYachtOffer } from "#server/modules/requests/yachts/make-yacht-offer.ts";
import { presentOffered } from "#server/modules/requests/yachts/present-offered.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes of an offer for a yacht: the staff makes it, whoever asked reads it and makes an order of it. */
export function yachtOfferRoutes(requests: Requests): Route[] {
  return [
    deskRoute(requests, makeYachtOfferCall, {
      act: async (trx, { params, body }, doer) => {
        const { version, deposit_percent: depositPercent, rest_day: restDay, valid_until: validUntil, ...said } = body;
        const steps = said.steps.map(({ days, fee_percent: feePercent }) => ({ days, feePercent }));
        const written = { ...said, steps, depositPercent, restDay, validUntil };
        const seen = { kind: "yacht", id: params.request_id, version } as const;
        return makeYachtOffer(requests, trx, { ...seen, written, words: said.words }, doer);
      },
      answer: async ({ params, caller }) =>
        getRequest(requests, { kind: "yacht", id: params.request_id }, readerOf(caller)),
    }),
    route(getYachtOffer, async ({ params, caller }) => showYachtOffer(requests, params.offer_id, caller)),
    route(acceptYachtOfferCall, async ({ params, body, caller }, answer) => {
      const order = await acceptYachtOffer(requests, { offerId: params.offer_id, body }, caller);
      if (caller.fromOwnPage) keepOrder(requests, order, caller, answer);
      return {
        order_id: order.order_id,
        transaction: order.transaction,
        order_key: orderKey(requests.secrets[0], order.order_id, order.key_salt),
      };
    }),
  ];
}

/** An offer for a yacht as whoever asked reads it. */
async function showYachtOffer(requests: Requests, offerId: number, caller: Caller): Promise<YachtOfferView> {
  const offer = await openYachtOffer(requests, offerId, caller);
  const { yacht } = offer;
  const request = await findRequest(requests.db, offer.request_kind, offer.request_id);
  if (request === undefined) throw new Refusal("offer-unknown");
  const order = offer.order_id === null ? undefined : await findOrder(requests.db, offer.order_id);
  const now = requests.clock();
  return {
    offer_id: offer.offer_id,
    standing: offerStanding({ state: offer.state, validUntil: offer.valid_until.getTime() }, now),
    valid_until: offer.valid_until.getTime(),
    ...presentOffered(yacht, offer.words),
    total: toMajor(yacht.price, yacht.currency),
    currency: yacht.currency,
    contact: { name: request.name, phone: request.phone, email: request.email },
    wish: request.wish,
    order: order
      ? { order_id: order.order_id, order_key: orderKey(requests.secrets[0], order.order_id, order.key_salt) }
      : null,
    now,
  };
}
