import { Type, type Static } from "typebox";
import { TestQuestion } from "#contract/console/tester/test-prices.ts";
import { CommonQuery, NoParams, nullable, nullableText } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

const int = Type.Integer();
const text = Type.String();

/** A day hour by hour, or a year day by day, for one class of one provider. */
const PriceStrip = Type.Object({
  currency: text,
  cells: Type.Array(
    Type.Object({
      at: Type.String({ description: "YYYY-MM-DD HH:mm on the clock of the start" }),
      price: nullable(Type.Number()),
      reason: nullableText,
      rules: Type.Array(int, { description: "the rules of time that count then" }),
    }),
  ),
  rules: Type.Array(Type.Object({ id: int, name: text, line: int }), {
    description: "those that count in any of the cells, in the order in which they begin",
  }),
});

/** A strip as the console reads it. */
export type PriceStripView = Static<typeof PriceStrip>;

/** What a class costs through a day or a year, and where its rules begin. */
export const testPriceStrip = operatorEndpoint({
  name: "testPriceStrip",
  access: { right: "tester", to: "look" },
  station: "prices",
  method: "GET",
  path: "/tester/strip",
  summary: "A class's price hour by hour through a day, or day by day through a year",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      ...TestQuestion,
      class_id: int,
      provider_id: int,
      over: Type.Unsafe<"day" | "year">({ type: "string", enum: ["day", "year"] }),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: PriceStrip,
  errors: ["place-unknown", "point-malformed", "time-malformed"],
});
