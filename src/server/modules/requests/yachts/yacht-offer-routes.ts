import { makeYachtOffer as makeYachtOfferCall } from "#contract/console/yachts/make-yacht-offer.ts";
import {
  addYachtPhoto as addYachtPhotoCall,
  getYachtPhoto as getYachtPhotoCall,
} from "#contract/console/yachts/yacht-photos.ts";
import {
  acceptYachtOffer as acceptYachtOfferCall,
  getYachtOffer,
  getYachtOfferPhoto,
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
import {
  acceptYachtOffer,
  openShownOffer,
  openYachtOffer,
} from "#server/modules/requests/yachts/accept-yacht-offer.ts";
import { addYachtPhoto } from "#server/modules/requests/yachts/add-yacht-photo.ts";
import { makeYachtOffer } from "#server/modules/requests/yachts/make-yacht-offer.ts";
import { presentOffered } from "#server/modules/requests/yachts/present-offered.ts";
import { findYachtPhoto, findYachtPhotoIds } from "#server/modules/requests/yachts/yacht-photos.repository.ts";
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
        return makeYachtOffer(requests, trx, { ...seen, written, words: said.words, photos: body.photos ?? [] }, doer);
      },
      answer: async ({ params, caller }) =>
        getRequest(requests, { kind: "yacht", id: params.request_id }, readerOf(caller)),
    }),
    deskRoute(requests, addYachtPhotoCall, {
      act: async (trx, { params, body: { version, photo } }, doer) =>
        addYachtPhoto(trx, { kind: "yacht", id: params.request_id, version, photo, now: requests.clock() }, doer),
      answer: async ({ params, caller }) =>
        getRequest(requests, { kind: "yacht", id: params.request_id }, readerOf(caller)),
    }),
    route(getYachtPhotoCall, async ({ params: { request_id: requestId, photo_id: photoId } }) =>
      presentPhoto(await findYachtPhoto(requests.db, { requestId, photoId }), "request-unknown"),
    ),
    route(getYachtOfferPhoto, async ({ params: { offer_id: offerId, photo_id: photoId }, caller }) => {
      const { photos, request_id: requestId } = await openShownOffer(requests, offerId, caller);
      const photo = photos.includes(photoId) ? await findYachtPhoto(requests.db, { requestId, photoId }) : undefined;
      return presentPhoto(photo, "offer-unknown");
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

function presentPhoto(
  photo: Awaited<ReturnType<typeof findYachtPhoto>>,
  missing: "request-unknown" | "offer-unknown",
): { type: string; photo: string } {
  if (photo === undefined) throw new Refusal(missing);
  return { type: photo.type, photo: photo.bytes.toString("base64") };
}

/** An offer for a yacht as whoever asked reads it. */
async function showYachtOffer(requests: Requests, offerId: number, caller: Caller): Promise<YachtOfferView> {
  const offer = await openYachtOffer(requests, offerId, caller);
  const { yacht } = offer;
  const request = await findRequest(requests.db, offer.request_kind, offer.request_id);
  if (request === undefined) throw new Refusal("offer-unknown");
  const order = offer.order_id === null ? undefined : await findOrder(requests.db, offer.order_id);
  const kept = await findYachtPhotoIds(requests.db, offer.request_id);
  const now = requests.clock();
  return {
    offer_id: offer.offer_id,
    standing: offerStanding({ state: offer.state, validUntil: offer.valid_until.getTime() }, now),
    valid_until: offer.valid_until.getTime(),
    ...presentOffered(yacht, offer.words),
    photos: offer.photos.filter((id) => kept.includes(id)),
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
