import { Type } from "typebox";
import { NamedBuyer } from "#contract/console/phone/named-buyer.ts";
import { placeOrder } from "#contract/orders/orders.ts";
import { NoParams, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";
import { REACHES } from "#domain/orders/reach.ts";
import { LOCALES } from "#domain/values/locale.ts";

const {
  lang: _lang,
  user_id: _user,
  module_type: _module,
  utm: _utm,
  consents: _consents,
  ...order
} = placeOrder.body.properties;

/** Places a caller's order: that of the public form, for the buyer whom the staff names. */
export const placeOrderFor = operatorEndpoint({
  name: "placeOrderFor",
  access: { right: "placing", to: "work" },
  trade: "sells",
  audit: { isAboutMoney: true, inHistory: "told otherwise" },
  station: "orders",
  method: "POST",
  path: "/orders",
  summary: "Place an order for somebody who calls",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      ...order,
      ...NamedBuyer,
      letter_lang: oneOf(LOCALES),
      not_duplicates: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), {
          maxItems: 20,
          description: "trips of others that looked like the same ride, and are said to be none",
        }),
      ),
      told: Type.Boolean({
        description:
          "the caller was told of the terms and of the use of their data; kept with the entry, no consent of theirs",
      }),
    },
    { additionalProperties: false },
  ),
  result: Type.Object({
    order_id: Type.Integer(),
    amount: Type.Number({ description: "in whole units of its currency" }),
    currency: Type.String(),
    pay_by: oneOf(PAY_BYS),
    email: Type.String({ description: "where its e-mails go; empty where the caller has none" }),
    phone: Type.String({ description: "of the caller, as it is kept" }),
    reach: oneOf(REACHES),
    letter_lang: oneOf(LOCALES),
  }),
  errors: [...placeOrder.errors, "attempt-key-wrong", "buyer-unknown", "buyer-closed", "user-differs"],
  liberal: placeOrder.liberal,
});
