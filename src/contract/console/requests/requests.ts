import { Type } from "typebox";
import { ANSWER_CALL, ANSWER_REFUSALS, RequestId } from "#contract/console/requests/answer-call.ts";
import { RequestPage, RequestRow } from "#contract/console/requests/request-views.ts";
import { CommonQuery, NoParams, nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { DECLINE_REASONS } from "#domain/requests/decline.ts";
import { REQUEST_STATES } from "#domain/requests/request-state.ts";

/** How many requests one page of the inbox has. */
export const INBOX_PAGE = 50;

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

/** Declines a request; whoever asked gets a letter with the reason. */
export const declineRequest = operatorEndpoint({
  ...ANSWER_CALL,
  name: "declineRequest",
  // Those who only look answer too, only without naming a price.
  access: { right: "requests", to: "look" },
  path: "/requests/:kind/:request_id/decline",
  summary: "Decline a request with a reason",
  body: Type.Object(
    { ...seen, reason: oneOf(DECLINE_REASONS), words, other_way: words },
    { additionalProperties: false },
  ),
  liberal: (sent) => sent,
  errors: [...ANSWER_REFUSALS, "decline-wordless"],
});

/** Closes a request without an answer, with a note. */
export const closeRequest = operatorEndpoint({
  ...ANSWER_CALL,
  name: "closeRequest",
  access: { right: "requests", to: "look" },
  path: "/requests/:kind/:request_id/close",
  summary: "Close a request without an answer",
  body: Type.Object({ ...seen, note: words }, { additionalProperties: false }),
  liberal: (sent) => sent,
  errors: [...ANSWER_REFUSALS, "decline-wordless"],
});
