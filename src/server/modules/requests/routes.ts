import { requestRouteFor } from "#contract/console/phone/request-route-for.ts";
import {
  getOfferChoices as getOfferChoicesCall,
  makeOffer as makeOfferCall,
  withdrawOffer as withdrawOfferCall,
  makeYachtOffer as makeYachtOfferCall,
  addYachtPhoto as addYachtPhotoCall,
  getYachtPhoto as getYachtPhotoCall,
} from "#contract/console/requests/offers.ts";
import {
  closeRequest as closeRequestCall,
  declineRequest as declineRequestCall,
  findRequests as findRequestsCall,
  getRequest as getRequestCall,
} from "#contract/console/requests/requests.ts";
import {
  acceptOffer as acceptOfferCall,
  getOffer,
  acceptYachtOffer as acceptYachtOfferCall,
  getYachtOffer,
  getYachtOfferPhoto,
} from "#contract/requests/offers.ts";
import type { RequestKind } from "#domain/requests/request-state.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Answer, type Route } from "#server/http/route.ts";
import { keepOrder, orderKey, type StoredOrder } from "#server/modules/orders/index.ts";
import { acceptWayOffer, acceptYachtOffer } from "#server/modules/requests/accept/accept-offer.ts";
import { openShownOffer } from "#server/modules/requests/accept/open-offer.ts";
import { showWayOffer, showYachtOffer } from "#server/modules/requests/accept/show-offer.ts";
import { addYachtPhoto } from "#server/modules/requests/answer/add-yacht-photo.ts";
import { closeRequest, declineRequest } from "#server/modules/requests/answer/decline-request.ts";
import { withdrawOffer } from "#server/modules/requests/answer/end-offer.ts";
import { makeWayOffer, makeYachtOffer } from "#server/modules/requests/answer/make-offer.ts";
import { offerChoicesOf } from "#server/modules/requests/answer/offer-choices-of.ts";
import { askRoutes } from "#server/modules/requests/ask/ask-routes.ts";
import { takeRouteRequest } from "#server/modules/requests/ask/request-route.ts";
import { findRequests } from "#server/modules/requests/read/find-requests.ts";
import { getRequest, readerOf } from "#server/modules/requests/read/get-request.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { findRequestOfAttempt } from "#server/modules/requests/store/requests.repository.ts";
import { findYachtPhoto } from "#server/modules/requests/store/yacht-photos.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes of requests: asking for a way or a yacht, answering what was asked, and accepting what is offered. */
export function requestRoutes(requests: Requests): Route[] {
  return [...askRoutes(requests), ...staffRoutes(requests), ...offerRoutes(requests)];
}

interface Named {
  readonly params: { readonly kind: RequestKind; readonly request_id: number };
  readonly caller: Caller;
}

interface NamedYacht {
  readonly params: { readonly request_id: number };
  readonly caller: Caller;
}

function staffRoutes(requests: Requests): Route[] {
  const nameOf = ({ params: { kind, request_id: id } }: Pick<Named, "params">) => ({ kind, id });
  const answer = async (named: Named) => getRequest(requests, nameOf(named), readerOf(named.caller));
  const answerYacht = async ({ params: { request_id: id }, caller }: NamedYacht) =>
    getRequest(requests, { kind: "yacht", id }, readerOf(caller));
  const seen = (input: Pick<Named, "params"> & { readonly body: { readonly version: number } }) => ({
    ...nameOf(input),
    version: input.body.version,
    now: requests.clock(),
  });
  return [
    route(findRequestsCall, async ({ query }) => findRequests(requests, query)),
    route(getRequestCall, answer),
    route(getOfferChoicesCall, async (named) => offerChoicesOf(requests, nameOf(named), named.caller.locale)),
    deskRoute(requests, requestRouteFor, {
      act: async (trx, { body }, doer, caller) => takeRouteRequest(requests, trx, body, doer, caller),
      answer: async ({ caller }) => {
        const left = await findRequestOfAttempt(requests.db, "way", caller.sentAttemptKey ?? "");
        if (left === undefined) throw new Refusal("attempt-conflict");
        return { request_id: left.request_id };
      },
    }),
    deskRoute(requests, declineRequestCall, {
      act: async (trx, input, doer) => {
        const { reason, words, other_way: otherWay } = input.body;
        return declineRequest(trx, { ...seen(input), decline: { reason, words, otherWay } }, doer);
      },
      answer,
    }),
    deskRoute(requests, closeRequestCall, {
      act: async (trx, input, doer) => closeRequest(trx, { ...seen(input), note: input.body.note }, doer),
      answer,
    }),
    deskRoute(requests, makeOfferCall, {
      act: async (trx, input, doer) => {
        const { body } = input;
        const offered = {
          providerId: body.provider_id,
          carClassId: body.car_class_id,
          price: body.price,
          backPrice: body.back_price,
          currency: body.currency,
          terms: body.terms,
          words: body.words,
          day: body.day,
          validUntil: body.valid_until,
        };
        return makeWayOffer(requests, trx, { ...seen(input), offered }, doer);
      },
      answer,
    }),
    deskRoute(requests, withdrawOfferCall, {
      act: async (trx, input) => withdrawOffer(requests, trx, { ...seen(input), offerId: input.body.offer_id }),
      answer,
    }),
    deskRoute(requests, makeYachtOfferCall, {
      act: async (trx, { params, body }, doer) => {
        const { version, deposit_percent: depositPercent, rest_day: restDay, valid_until: validUntil, ...said } = body;
        const steps = said.steps.map(({ days, fee_percent: feePercent }) => ({ days, feePercent }));
        const written = { ...said, steps, depositPercent, restDay, validUntil };
        const asked = { kind: "yacht", id: params.request_id, version } as const;
        return makeYachtOffer(requests, trx, { ...asked, written, words: said.words, photos: body.photos ?? [] }, doer);
      },
      answer: answerYacht,
    }),
    deskRoute(requests, addYachtPhotoCall, {
      act: async (trx, { params, body: { version, photo } }, doer) =>
        addYachtPhoto(trx, { kind: "yacht", id: params.request_id, version, photo, now: requests.clock() }, doer),
      answer: answerYacht,
    }),
    route(getYachtPhotoCall, async ({ params: { request_id: requestId, photo_id: photoId } }) =>
      presentPhoto(await findYachtPhoto(requests.db, { requestId, photoId }), "request-unknown"),
    ),
  ];
}

function offerRoutes(requests: Requests): Route[] {
  const accepted = (order: StoredOrder, caller: Caller, answer: Answer) => {
    if (caller.fromOwnPage) keepOrder(requests, order, caller, answer);
    const { order_id: id, transaction, key_salt: salt } = order;
    return { order_id: id, transaction, order_key: orderKey(requests.secrets[0], id, salt) };
  };
  return [
    route(getOffer, async ({ params, caller }) => showWayOffer(requests, params.offer_id, caller)),
    route(acceptOfferCall, async ({ params: { offer_id: offerId }, body, caller }, answer) =>
      accepted(await acceptWayOffer(requests, { offerId, body }, caller), caller, answer),
    ),
    route(getYachtOffer, async ({ params, caller }) => showYachtOffer(requests, params.offer_id, caller)),
    route(acceptYachtOfferCall, async ({ params: { offer_id: offerId }, body, caller }, answer) =>
      accepted(await acceptYachtOffer(requests, { offerId, body }, caller), caller, answer),
    ),
    route(getYachtOfferPhoto, async ({ params: { offer_id: offerId, photo_id: photoId }, caller }) => {
      const { photos, request_id: requestId } = await openShownOffer(requests, offerId, caller);
      const photo = photos.includes(photoId) ? await findYachtPhoto(requests.db, { requestId, photoId }) : undefined;
      return presentPhoto(photo, "offer-unknown");
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
