import { Type } from "typebox";
import { NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

const Options = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }));

/** What the filters of the board choose from, each by its name. */
export const getBoardOptions = operatorEndpoint({
  name: "getBoardOptions",
  access: { right: "orders", to: "look" },
  station: "orders",
  method: "GET",
  path: "/board/options",
  summary: "What the filters of the board choose from",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({
    provider: Options,
    car_class: Options,
    partner: Options,
    company: Options,
    staff: Options,
    country: Type.Array(Type.Object({ code: Type.String(), name: Type.String() }), {
      description: "in which trips begin, by their names",
    }),
  }),
  errors: [],
});
