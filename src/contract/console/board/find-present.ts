import { Type } from "typebox";
import { OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

/** Who else of the staff has an order open. Whoever asks has it open too, for the next 20 seconds. */
export const findPresent = operatorEndpoint({
  name: "findPresent",
  access: { right: "orders", to: "look" },
  station: "orders",
  method: "GET",
  path: "/orders/:order_id/here",
  summary: "Who else has an order open",
  params: Type.Object({ order_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({ names: Type.Array(Type.String()) }),
  errors: [],
});
