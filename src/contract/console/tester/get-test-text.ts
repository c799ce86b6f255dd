import { Type } from "typebox";
import { TestQuestion } from "#contract/console/tester/test-prices.ts";
import { CommonQuery, NoParams } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

/** An answer of the tester as text in both languages, to be copied. */
export const getTestText = operatorEndpoint({
  name: "getTestText",
  access: { right: "tester", to: "look" },
  station: "prices",
  method: "GET",
  path: "/tester/text",
  summary: "An answer of the tester as plain text in Russian and in English",
  params: NoParams,
  query: Type.Object(
    { ...CommonQuery, ...TestQuestion, class_id: Type.Integer(), tariff_id: Type.Optional(Type.Integer()) },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({ ru: Type.String(), en: Type.String() }),
  errors: ["place-unknown", "point-malformed", "time-malformed"],
});
