import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, OnlyCommonQuery, PLACE_ID_MAX_LENGTH, PointText } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

const end = Type.Object(
  {
    place_id: text(PLACE_ID_MAX_LENGTH),
    title: Type.String({ maxLength: 300, description: "the place as the traveller saw it" }),
    location: PointText,
  },
  { additionalProperties: false },
);

/**
 * Requests a ride when the search has no car for it; an operator answers in person. The same Idempotency-Key means the same
 * request.
 */
export const requestRoute = endpoint({
  name: "requestRoute",
  access: "anybody",
  limit: "changes",
  trade: "sells",
  isOnce: true,
  station: "prices",
  method: "POST",
  path: "/route-requests",
  summary: "Leave a request for a way without cars; the same Idempotency-Key always answers the same request",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      start: end,
      finish: end,
      date: Type.Optional(Type.String({ maxLength: 10, description: "YYYY-MM-DD, day of the ride at its start" })),
      round_trip: Type.Optional(Type.Boolean()),
      contact: Type.Object({ name: text(300), phone: text(60), email: text(254) }, { additionalProperties: false }),
      text: text(4000),
      lang: CommonQuery.lang,
      user_id: CommonQuery.user_id,
    },
    { additionalProperties: false },
  ),
  result: Type.Object({ request_id: Type.Integer() }),
  errors: [
    "partner-closed",
    "not-open",
    "point-malformed",
    "time-malformed",
    "passenger-incomplete",
    "attempt-conflict",
  ],
});

/** A route request as clients send it. */
export type RouteRequestBody = Static<(typeof requestRoute)["body"]>;
