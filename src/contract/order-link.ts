import { Type } from "typebox";
import { WireId } from "#contract/orders/order-trip.ts";
import { NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";

/** Sends the links of orders again, only ever to the address of each order; the answer does not tell whether there is one. */
export const sendOrderLink = endpoint({
  name: "sendOrderLink",
  access: "anybody",
  limit: "changes",
  station: "notifications",
  method: "POST",
  path: "/orders/link",
  summary: "Send the link of an order, or of the newest orders of an address, to their own e-mail address",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      email: Type.String({ minLength: 3, maxLength: 254 }),
      order_id: Type.Optional(WireId),
    },
    { additionalProperties: false },
  ),
  result: Type.Object({ asked: Type.Boolean({ description: "the same whether there is such an order or not" }) }),
  errors: [],
});
