import { Type } from "typebox";
import { WireId } from "#contract/orders/order-trip.ts";
import { CommonQuery, NoParams, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";

/** The URL of the acquirer's payment page for an order. */
export const getPayUrl = endpoint({
  name: "getPayUrl",
  access: "anybody",
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
        Type.Integer({
          minimum: 1,
          maximum: 2_147_483_647,
          description: "in place of the transaction for whoever may see the order",
        }),
      ),
      host_page: Type.Optional(
        Type.String({
          maxLength: 1000,
          description:
            "of a module in a frame: the page around it, to which the payer is led back if its site is listed",
        }),
      ),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({ url: Type.String() }),
  errors: [
    "order-unknown",
    "staff-in-console",
    "already-paid",
    "order-cancelled",
    "ride-over",
    "cash-order",
    "acquirer-unavailable",
    "currency-not-payable",
    "sum-not-payable",
    "payment-refused",
  ],
});

/** Switches an order from paying by card to paying the driver. */
export const approveOrder = endpoint({
  name: "approveOrder",
  access: "order holder",
  limit: "changes",
  station: "payments",
  method: "POST",
  path: "/orders/approve/:transaction",
  summary: "Pay an order in cash, where its buyer may; a second call answers the same",
  params: Type.Object({ transaction: WireId }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: Type.Object({}, { additionalProperties: false }),
  result: Type.Object({
    order_id: Type.Integer(),
    transaction: Type.Integer(),
    status: Type.Integer(),
    pay_by: oneOf(PAY_BYS),
  }),
  errors: [
    "order-unknown",
    "staff-in-console",
    "forbidden",
    "already-paid",
    "order-cancelled",
    "ride-over",
    "cash-not-offered",
  ],
});
