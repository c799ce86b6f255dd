import { Type } from "typebox";
import { ANSWER_REFUSALS } from "#contract/console/requests/answer-refusals.ts";
import { RequestPage, RequestRow } from "#contract/console/requests/request-views.ts";
import { WireTerms } from "#contract/prices/prices.ts";
import { CommonQuery, NoParams, nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { DECLINE_REASONS } from "#domain/requests/decline.ts";
import { REQUEST_KINDS } from "#domain/requests/request-kind.ts";
import { REQUEST_STATES } from "#domain/requests/request-state.ts";

/** How many requests one page of the inbox has. */
export const INBOX_PAGE = 50;

const RequestId = Type.Object(
  { kind: oneOf(REQUEST_KINDS), request_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  { additionalProperties: false },
);
const words = Type.String({ maxLength: TEXT_LIMITS.comment });
const seen = { version: Type.Integer({ minimum: 0 }) };
const list = (description: string) =>
  Type.Optional(Type.String({ maxLength: 100, description: `${description}; several with commas` }));

/** Requests for ways and yachts in one inbox, the oldest first. */
export const findRequests = operatorEndpoint({
  name: "findRequests",
  access: { right: "requests", to: "look" },
  station: "requests",
  method: "GET",
  path: "/requests",
  summary: "Requests for ways and yachts, the oldest first",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      state: list("state of the request; those that wait where none is named"),
      kind: list("way or yacht"),
      after: Type.Optional(Type.String({ maxLength: 60, description: "`next` of the page before" })),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    requests: Type.Array(RequestRow),
    counts: Type.Array(Type.Object({ state: oneOf(REQUEST_STATES), count: Type.Integer() })),
    next: nullable(Type.String()),
    now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
  }),
  errors: [],
});

/** Everything about one request. */
export const getRequest = operatorEndpoint({
  name: "getRequest",
  access: { right: "requests", to: "look" },
  station: "requests",
  method: "GET",
  path: "/requests/:kind/:request_id",
  summary: "Everything about one request",
  params: RequestId,
  query: OnlyCommonQuery,
  body: undefined,
  result: RequestPage,
  errors: ["request-unknown"],
});

/** What an offer for a way can be made of, and what the book asks for it now. */
export const getOfferChoices = operatorEndpoint({
  name: "getOfferChoices",
  access: { right: "requests", to: "work" },
  station: "requests",
  method: "GET",
  path: "/requests/:kind/:request_id/choices",
  summary: "What an offer can be made of",
  params: RequestId,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({
    providers: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        currency: Type.String(),
        confirms: Type.Boolean({ description: "a person of theirs confirms each order" }),
        classes: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), capacity: Type.Integer() })),
      }),
    ),
    terms: Type.Array(Type.Object({ key: Type.String(), terms: WireTerms, providers: Type.Array(Type.Integer()) })),
    currencies: Type.Array(Type.String()),
    prices: Type.Array(
      Type.Object({
        back: Type.Boolean({ description: "of the way back" }),
        provider_id: Type.Integer(),
        car_class_id: Type.Integer(),
        price: Type.Number(),
        currency: Type.String(),
        terms: Type.String({ description: "the key of its terms" }),
      }),
      { description: "what the book asks now for this way at any time, the cheapest of each class" },
    ),
  }),
  errors: ["request-unknown"],
});

/** Declines a request; whoever asked gets a letter with the reason. */
export const declineRequest = operatorEndpoint({
  name: "declineRequest",
  // Those who only look answer too, only without naming a price.
  access: { right: "requests", to: "look" },
  station: "requests",
  method: "POST",
  path: "/requests/:kind/:request_id/decline",
  summary: "Decline a request with a reason",
  params: RequestId,
  query: OnlyCommonQuery,
  body: Type.Object(
    { ...seen, reason: oneOf(DECLINE_REASONS), words, other_way: words },
    { additionalProperties: false },
  ),
  result: RequestPage,
  liberal: (sent) => sent,
  errors: [...ANSWER_REFUSALS, "decline-wordless"],
});

/** Closes a request without an answer, with a note. */
export const closeRequest = operatorEndpoint({
  name: "closeRequest",
  access: { right: "requests", to: "look" },
  station: "requests",
  method: "POST",
  path: "/requests/:kind/:request_id/close",
  summary: "Close a request without an answer",
  params: RequestId,
  query: OnlyCommonQuery,
  body: Type.Object({ ...seen, note: words }, { additionalProperties: false }),
  result: RequestPage,
  liberal: (sent) => sent,
  errors: [...ANSWER_REFUSALS, "decline-wordless"],
});

/** Makes an offer for a way; one that stood before is replaced. */
export const makeOffer = operatorEndpoint({
  name: "makeOffer",
  access: { right: "requests", to: "work" },
  trade: "sells",
  audit: { isAboutMoney: true },
  station: "requests",
  method: "POST",
  path: "/requests/:kind/:request_id/offers",
  summary: "Make an offer for a way",
  params: RequestId,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      ...seen,
      provider_id: Type.Integer({ minimum: 1 }),
      car_class_id: Type.Integer({ minimum: 1 }),
      price: Type.Number({ minimum: 0, description: "in whole units" }),
      back_price: Type.Optional(Type.Number({ minimum: 0, description: "of the way back, where it is part of it" })),
      currency: Type.String({ maxLength: 10 }),
      terms: Type.String({ minLength: 1, maxLength: 40, description: "the key of terms of the book" }),
      words,
      day: Type.Optional(Type.String({ maxLength: 10, description: "the day it is for, YYYY-MM-DD; any without" })),
      valid_until: Type.Integer({ minimum: 0, description: "epoch milliseconds" }),
    },
    { additionalProperties: false },
  ),
  result: RequestPage,
  liberal: (sent) => sent,
  errors: [
    ...ANSWER_REFUSALS,
    "not-open",
    "offer-price",
    "offer-end",
    "offer-terms",
    "offer-not-sold",
    "offer-currency",
    "time-malformed",
  ],
});

/** Takes an offer back that nobody has accepted. */
export const withdrawOffer = operatorEndpoint({
  name: "withdrawOffer",
  access: { right: "requests", to: "work" },
  station: "requests",
  method: "POST",
  path: "/requests/:kind/:request_id/offers/withdraw",
  summary: "Take an offer back",
  params: RequestId,
  query: OnlyCommonQuery,
  body: Type.Object({ ...seen, offer_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  result: RequestPage,
  liberal: (sent) => sent,
  errors: [...ANSWER_REFUSALS, "offer-unknown", "offer-over"],
});
