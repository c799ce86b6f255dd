import { Type, type Static } from "typebox";
import { WirePriceLine } from "#contract/prices/prices.ts";
import { RENT_SECONDS } from "#contract/prices/rent.ts";
import {
  CommonQuery,
  NoParams,
  nullable,
  nullableText,
  PLACE_ID_MAX_LENGTH,
  PointText,
  WirePoint,
} from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";

const text = Type.String();
const int = Type.Integer();
const count = Type.Optional(Type.Integer({ minimum: 0, maximum: 99 }));
const place = Type.Optional(
  Type.String({ minLength: 1, maxLength: PLACE_ID_MAX_LENGTH, description: "id of a place" }),
);

/** What the price tester is asked; an address of its page holds the same members. */
export const TestQuestion = {
  from: place,
  from_point: Type.Optional(PointText),
  to: place,
  to_point: Type.Optional(PointText),
  time: Type.Optional(Type.String({ maxLength: 16, description: "YYYY-MM-DD HH:mm on the clock of the start" })),
  hours: Type.Optional(
    Type.Integer({
      minimum: RENT_SECONDS.least / HOUR_SECONDS,
      maximum: RENT_SECONDS.most / HOUR_SECONDS,
      description: "of a rent, which has no finish",
    }),
  ),
  people: count,
  children: count,
  bags: count,
  stops: count,
  partner: Type.Optional(
    Type.String({ pattern: "^[0-9]{1,9}$", description: "number of the partner or account whose rate applies" }),
  ),
  book: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: "a version; without it the book in force" }),
  ),
};

/** The query of a call that asks the price tester something. */
export const TestQuery = Type.Object({ ...CommonQuery, ...TestQuestion }, { additionalProperties: false });

const Ground = Type.Object({
  zone: Type.String({ description: "as the operator's file names it" }),
  name: text,
  size: Type.String({ description: "radius of a circle or square kilometres; empty where nobody knows" }),
  counts_for: Type.Array(text, { description: "what of this price names the ground" }),
});

/** An entry of the book that did not count, and why. */
const NotCounted = Type.Object({
  entry: Type.String({ description: "rule, fare or tariff" }),
  id: int,
  name: text,
  effect: Type.String({ description: "what it would have added; empty for a tariff" }),
  reason: Type.String({ description: "the first condition that failed, or beaten, further, not-valid" }),
  why: Type.String({ description: "the same in words, with what won" }),
  line: Type.Integer({ description: "line of the operator's file" }),
});

/** A line of a price with why it is there. */
export const TestLine = Type.Object({ ...WirePriceLine.properties, why: text });

/** One way of a price. */
const TestedWay = Type.Object({
  lines: Type.Array(TestLine),
  total: Type.Number(),
  exchange: Type.Optional(text),
});

/** What one provider answers for a class. */
export const TestedOffer = Type.Object({
  tariff_id: int,
  tariff_line: int,
  provider: Type.Object({ id: int, name: text }),
  is_sold: Type.Boolean({ description: "travellers are shown this one: the cheapest of its class" }),
  reason: nullableText,
  why: Type.String({ description: "why travellers are not shown it; empty where they are" }),
  there: nullable(TestedWay),
  back: nullable(TestedWay),
  stops: nullable(
    Type.Object({ count: int, each: Type.Number(), total: Type.Number({ description: "of all stops" }) }),
  ),
  not_counted: Type.Array(NotCounted),
  more_not_counted: Type.Integer({ description: "entries of other ground or classes beyond those listed" }),
  grounds: Type.Object({ start: Type.Array(Ground), finish: Type.Array(Ground) }),
});

/** What one class answers. */
export const TestedClass = Type.Object({
  class_id: int,
  name: text,
  seats: int,
  bags: int,
  price: nullable(Type.Number({ description: "what travellers are shown, in whole units of the currency" })),
  reason: nullableText,
  why: Type.String({ description: "the first reason that there is no price; empty where there is one" }),
  offers: Type.Array(TestedOffer),
});

const TestedEnd = Type.Object({
  place_id: text,
  name: text,
  point: WirePoint,
  zone: Type.String({ description: "IANA zone" }),
});

/** The answer of the price tester. */
export const PriceTestAnswer = Type.Object({
  book: Type.Object({ version: int, is_current: Type.Boolean() }),
  start: nullable(TestedEnd),
  finish: nullable(TestedEnd),
  pickup: nullableText,
  now_local: Type.String({ description: "the clock of the start now" }),
  currency: text,
  ride: nullable(
    Type.Object({ km: Type.Number(), seconds: int, approximate: Type.Boolean() }, { description: "null for a rent" }),
  ),
  reason: nullableText,
  why: Type.String({ description: "why nothing at all can be priced; empty otherwise" }),
  classes: Type.Array(TestedClass),
});

/** The answer of the price tester as the console reads it. */
export type PriceTestView = Static<typeof PriceTestAnswer>;

/** Why a price is what it is, or why there is none: every class and provider by the pricing itself. Nothing is stored. */
export const testPrices = operatorEndpoint({
  name: "testPrices",
  access: { right: "tester", to: "look" },
  station: "prices",
  method: "GET",
  path: "/tester",
  summary: "Why a price is what it is, line by line, or why a class is not sold",
  params: NoParams,
  query: TestQuery,
  body: undefined,
  result: PriceTestAnswer,
  errors: ["place-unknown", "point-malformed", "time-malformed"],
});

/** The versions of the book that the tester can ask. */
export const listTestBooks = operatorEndpoint({
  name: "listTestBooks",
  access: { right: "tester", to: "look" },
  station: "prices",
  method: "GET",
  path: "/tester/books",
  summary: "Versions of the tariffs, latest first",
  params: NoParams,
  query: Type.Object(CommonQuery, { additionalProperties: false }),
  body: undefined,
  result: Type.Array(
    Type.Object({
      version: int,
      title: text,
      made_at: Type.Integer({ description: "epoch milliseconds" }),
      is_current: Type.Boolean(),
    }),
  ),
  errors: [],
});
