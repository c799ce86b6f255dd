import { Type } from "typebox";
import { OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

/** Writes down that what an order still owed has come in cash; the sum that was seen is the one that is written, or it is refused. */
export const takeCash = operatorEndpoint({
  name: "takeCash",
  access: { right: "cash", to: "work" },
  audit: { isAboutMoney: true, inHistory: "told otherwise" },
  station: "payments",
  method: "POST",
  path: "/orders/:order_id/cash",
  summary: "Write down cash for what an order owes; of a yacht, for its deposit and then for the rest",
  params: Type.Object({ order_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      expected_due: Type.Number({ exclusiveMinimum: 0, description: "what was shown as owed, in whole units" }),
      version: Type.Integer({ minimum: 0, description: "of the order as it was seen" }),
    },
    { additionalProperties: false },
  ),
  result: Type.Object({ order_id: Type.Integer(), paid: Type.Number(), due: Type.Number() }),
  errors: [
    "order-unknown",
    "order-cancelled",
    "already-paid",
    "order-changed-meanwhile",
    "attempt-key-wrong",
    "attempt-conflict",
  ],
});
