import { Type } from "typebox";
import { TripChangeShown } from "#contract/console/changes/change-order.ts";
import { LetterShown } from "#contract/console/letters/letter-shown.ts";
import { action } from "#contract/console/orders/order-actions.ts";
import { nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";

const asked = {
  trip_id: Type.Integer({ minimum: 1 }),
  price: Type.Number({
    minimum: 0,
    maximum: 1e9,
    description: "of the ride alone, in whole units; stops and services stay",
  }),
};

const REFUSALS = [
  "order-unknown",
  "trip-ended",
  "change-refused",
  "nothing-to-change",
  "malformed",
  "agreed-limit",
] as const;

/** What an agreed price would come to; nothing is kept. */
export const previewAgreedPrice = operatorEndpoint({
  name: "previewAgreedPrice",
  access: { right: "waiving", to: "work" },
  isPreview: true,
  station: "orders",
  method: "POST",
  path: "/orders/:order_id/agreed-price/preview",
  summary: "What an agreed price would come to",
  params: Type.Object({ order_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: Type.Object(asked, { additionalProperties: false }),
  result: Type.Object({
    version: Type.Integer(),
    currency: Type.String(),
    change: TripChangeShown,
    tariff: Type.Number({ description: "what the tariff asked for the ride" }),
    cost: Type.Number({ description: "what the whole order then costs" }),
    paid: Type.Number({ description: "what has come for it" }),
    by_hand: Type.Number({
      description: "how much of what is too much then came in cash: no refund is asked for, somebody gives it back",
    }),
    pay_by: oneOf(PAY_BYS),
    letter: nullable(LetterShown),
  }),
  liberal: (sent) => sent,
  errors: REFUSALS,
});

/** Puts one agreed price in place of the lines of a ride. */
export const agreePrice = action({
  name: "agreePrice",
  access: { right: "waiving", to: "work" },
  audit: { isAboutMoney: true },
  path: "/agreed-price",
  summary: "Agree on the price of a ride",
  body: Type.Object(
    {
      ...asked,
      version: Type.Integer({ minimum: 0 }),
      reason: Type.String({ minLength: 1, maxLength: STAFF_TEXTS.reason, pattern: "\\S" }),
      expected_total: Type.Number({ minimum: 0, description: "the price of the trip that was shown" }),
    },
    { additionalProperties: false },
  ),
  errors: ["order-changed-meanwhile", "price-changed", ...REFUSALS],
});
