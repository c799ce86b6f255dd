import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, OnlyCommonQuery, PLACE_ID_MAX_LENGTH, PointText } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { dropEmpty } from "#contract/wire/members.ts";
import { YACHT_CITIES } from "#domain/yachts/yacht-places.ts";
import { YACHT_LIMITS } from "#domain/yachts/yacht-request.ts";

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

/** The limits are no part of the schema: another number is refused in words of its own. */
const between = ({ least, most }: { readonly least: number; readonly most: number }) =>
  Type.Integer({ description: `${least} to ${most}` });

/** Requests a yacht; an operator answers in person. The same Idempotency-Key means the same request. */
export const requestYacht = endpoint({
  name: "requestYacht",
  access: "anybody",
  limit: "changes",
  trade: "sells",
  isOnce: true,
  station: "requests",
  method: "POST",
  // The first part of the path is a version or, in old clients, the language.
  prefixes: ["", "/transnextgen"],
  path: "/:prefix/send/booking-yacht-requests",
  summary: "Leave a request for a yacht; the same Idempotency-Key always answers the same request",
  params: Type.Object(
    { prefix: Type.String({ pattern: "^(ru|en|v1|v3|v4)$", maxLength: 2 }) },
    { additionalProperties: false },
  ),
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      location: Type.String({ maxLength: 300, description: "city and country, or a place as it was typed" }),
      date: Type.String({ maxLength: 25, description: "YYYY-MM-DD HH:mm on the clock of the place, or the day alone" }),
      hours: between(YACHT_LIMITS.hours),
      guests: between(YACHT_LIMITS.guests),
      has_children: Type.Optional(Type.Boolean()),
      details: text(4000),
      name: text(300),
      phone: Type.Optional(
        Type.String({
          maxLength: 60,
          description: "a phone or an e-mail is needed, unless the caller's account has one",
        }),
      ),
      email: text(254),
      host: text(253),
      lang: CommonQuery.lang,
      user_id: CommonQuery.user_id,
    },
    { additionalProperties: false },
  ),
  result: Type.Object({ request_id: Type.Integer() }),
  errors: [
    "partner-closed",
    "not-open",
    "yacht-place",
    "yacht-time",
    "yacht-hours",
    "yacht-guests",
    "yacht-contact",
    "time-malformed",
    "passenger-incomplete",
    "attempt-conflict",
  ],
  liberal: liberalYachtRequest,
});

const RecentYacht = Type.Object({
  city: Type.Enum([...YACHT_CITIES], { description: "key of a city where yachts are offered" }),
  hours: Type.Integer(),
  guests: Type.Integer(),
});

/** Lists what others asked for a while ago, without a word of who they were; empty where that is too little to show. */
export const findRecentYachts = endpoint({
  name: "findRecentYachts",
  access: "anybody",
  station: "requests",
  method: "GET",
  path: "/yacht-requests/recent",
  summary: "Cities, hours and guests of earlier requests for yachts; an empty list where there are too few of them",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Array(RecentYacht),
  errors: [],
});

/** A request for a yacht as clients send it. */
export type YachtRequestBody = Static<(typeof requestYacht)["body"]>;

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Converts the place of a yacht request, one text or city and country, to one text. */
function liberalYachtRequest(raw: unknown): unknown {
  const body = dropEmpty(raw);
  if (!isMembers(body)) return body;
  const { location, has_children: children, ...rest } = body;
  return {
    ...rest,
    ...(location === undefined ? {} : { location: isMembers(location) ? joined(location) : location }),
    ...(children === undefined ? {} : { has_children: yesNo(children) }),
  };
}

/** The schema takes true and false as words; clients of switches send 1 and 0. */
function yesNo(value: unknown): unknown {
  if (value === 1 || value === "1") return true;
  return value === 0 || value === "0" ? false : value;
}

function joined({ place, city, country }: Members): string {
  const parts = [place, city, country].filter((part) => typeof part === "string");
  return parts.join(", ");
}
