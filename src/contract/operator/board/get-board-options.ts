import { Type } from "typebox";
import { NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint, OPERATOR_PREFIX } from "#contract/wire/endpoint.ts";

const Options = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }));

/** What the filters of the board choose from, each by its name. */
export const getBoardOptions = endpoint({
  name: "getBoardOptions",
  station: "orders",
  method: "GET",
  prefixes: [OPERATOR_PREFIX],
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
