import { Type } from "typebox";
import { OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

/** Writes down that money which came in cash has been given back in cash; never more than is due, and of the version that was seen. */
export const giveCashBack = operatorEndpoint({
  name: "giveCashBack",
  access: { right: "cash", to: "work" },
  audit: { isAboutMoney: true, inHistory: "told otherwise" },
  station: "payments",
  method: "POST",
  path: "/orders/:order_id/cash/back",
  summary: "Write down cash that was given back: what came so beyond the cost, and no card takes",
  params: Type.Object({ order_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      amount: Type.Number({ exclusiveMinimum: 0, maximum: 1e9, description: "what was given back, in whole units" }),
      version: Type.Integer({ minimum: 0, description: "of the order as it was seen" }),
    },
    { additionalProperties: false },
  ),
  result: Type.Object({
    order_id: Type.Integer(),
    paid: Type.Number(),
    by_hand: Type.Number({ description: "what is still to be given back" }),
  }),
  errors: [
    "order-unknown",
    "order-changed-meanwhile",
    "cash-back-limit",
    "attempt-key-wrong",
    "attempt-conflict",
    "malformed",
  ],
});
