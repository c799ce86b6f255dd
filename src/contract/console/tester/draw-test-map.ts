import { Type, type Static } from "typebox";
import { TestQuestion } from "#contract/console/tester/test-prices.ts";
import { CommonQuery, NoParams } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

/** The way of a test with the grounds around both ends, as a picture. */
export const drawTestMap = operatorEndpoint({
  name: "drawTestMap",
  access: { right: "tester", to: "look" },
  station: "prices",
  method: "GET",
  path: "/tester/map",
  summary: "A map of a test: its way, and the grounds around both ends, with those that a price goes by",
  params: NoParams,
  query: Type.Object(
    { ...CommonQuery, ...TestQuestion, class_id: Type.Integer(), tariff_id: Type.Optional(Type.Integer()) },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({ svg: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  errors: ["place-unknown", "point-malformed", "time-malformed", "not-found"],
});

/** The picture as the console reads it. */
export type DrawnTestMap = Static<typeof drawTestMap.result>;
