import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, nullable, nullableText } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

const int = Type.Integer();
const text = Type.String();

const Compared = Type.Object({
  order_id: nullable(int),
  trip_id: nullable(int),
  price_id: int,
  sold: Type.Object({
    version: int,
    at: Type.Integer({ description: "when the price was shown, epoch milliseconds" }),
    total: Type.Number(),
  }),
  today: nullable(Type.Object({ version: int, total: Type.Number() })),
  currency: text,
  rows: Type.Array(
    Type.Object({
      title: text,
      sold: nullable(Type.Number()),
      today: nullable(Type.Number()),
      sold_line: nullable(Type.Integer({ description: "line of the file of the version sold by" })),
      today_line: nullable(int),
    }),
    { description: "line by line; null where a version has no such line" },
  ),
  question: Type.Object(
    {
      from: text,
      from_point: text,
      to: nullableText,
      to_point: nullableText,
      time: nullableText,
      hours: nullable(int),
      partner: nullableText,
      currency: text,
      class_id: int,
    },
    { description: "what the tester asks to get today's price" },
  ),
});

/** A stored price beside what the book in force gives, as the console reads it. */
export type ComparedPrice = Static<typeof Compared>;

/** The stored lines of a price by its own version, and beside them what the book in force gives today. */
export const compareSoldPrice = operatorEndpoint({
  name: "compareSoldPrice",
  access: { right: "tester", to: "look" },
  station: "orders",
  method: "GET",
  path: "/tester/sold",
  summary: "A sold trip's or a shown price's lines beside those of the book in force",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      trip_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      price_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Compared,
  errors: ["order-unknown", "price-unknown"],
});
