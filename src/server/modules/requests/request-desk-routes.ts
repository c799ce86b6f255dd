import { requestRouteFor } from "#contract/console/phone/request-route-for.ts";
import {
  closeRequest as closeRequestCall,
  declineRequest as declineRequestCall,
  findRequests as findRequestsCall,
  getOfferChoices as getOfferChoicesCall,
  getRequest as getRequestCall,
  makeOffer as makeOfferCall,
  withdrawOffer as withdrawOfferCall,
} from "#contract/console/requests/requests.ts";
import type { RequestKind } from "#domain/requests/request-kind.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { closeRequest, declineRequest } from "#server/modules/requests/decline-request.ts";
import { findRequests } from "#server/modules/requests/find-requests.ts";
import { getRequest, readerOf } from "#server/modules/requests/get-request.ts";
import { makeOffer, withdrawOffer } from "#server/modules/requests/make-offer.ts";
import { offerChoicesOf } from "#server/modules/requests/offer-choices-of.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { takeRouteRequest } from "#server/modules/requests/take-route-request.ts";
import { findRouteRequestOf } from "#server/modules/route-requests/index.ts";
import { Refusal } from "#server/refusal.ts";

interface Named {
  readonly params: { readonly kind: RequestKind; readonly request_id: number };
  readonly caller: Caller;
}

/** The routes by which the staff works on requests. */
export function requestDeskRoutes(requests: Requests): Route[] {
  const nameOf = ({ params: { kind, request_id: id } }: Pick<Named, "params">) => ({ kind, id });
  const answer = async (named: Named) => getRequest(requests, nameOf(named), readerOf(named.caller));
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
        const left = await findRouteRequestOf(requests.db, caller.sentAttemptKey ?? "");
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
        return makeOffer(requests, trx, { ...seen(input), offered }, doer);
      },
      answer,
    }),
    deskRoute(requests, withdrawOfferCall, {
      act: async (trx, input) => withdrawOffer(requests, trx, { ...seen(input), offerId: input.body.offer_id }),
      answer,
    }),
  ];
}
