import { Type } from "typebox";
import { CommonQuery, NoParams } from "#contract/common.ts";
import { endpoint } from "#contract/endpoint.ts";

/** The address of the acquirer's hosted page for an order (contract 2.8). */
export const getPayUrl = endpoint({
  name: "getPayUrl",
  station: "payments",
  method: "GET",
  path: "/orders/pay-url",
  summary: "Where to pay an order; the same open payment is answered again",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      transaction: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      order_id: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: "accepted beside its transaction only" }),
      ),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({ url: Type.String() }),
  errors: ["order-unknown", "already-paid", "order-cancelled", "cash-order", "acquirer-unavailable"],
});
