import { Type } from "typebox";
import { LetterShown } from "#contract/console/letters/letter-shown.ts";
import { DeskOrder } from "#contract/console/orders/order-actions.ts";
import { nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { CANCEL_REASONS } from "#domain/orders/staff-cancel.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";

const OrderId = Type.Object({ order_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false });

const asked = {
  trip_ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 20, description: "all that stand, where none is named" }),
  ),
  reason: oneOf(CANCEL_REASONS),
  waive: Type.Optional(Type.Boolean({ description: "give the fee of the terms up" })),
};

const Preview = Type.Object({
  version: Type.Integer(),
  trips: Type.Array(Type.Integer(), { description: "numbers of the trips that would be cancelled" }),
  currency: Type.String(),
  paid: Type.Number({ description: "what has come for the whole order" }),
  fee: Type.Number({ description: "what is due" }),
  terms_fee: Type.Number({ description: "what the terms ask for" }),
  refund: Type.Number({ description: "what is asked back for the traveller, and waits to be released" }),
  held: Type.Number({
    description:
      "how much of that stands in place of a fee that whoever asks may not give up: it waits for a second person",
  }),
  by_hand: Type.Number({
    description: "how much of that came in cash: no refund is asked for, somebody gives it back",
  }),
  may_waive: Type.Boolean({ description: "the fee of the terms may be given up by whoever asks" }),
  letter: nullable(LetterShown),
});

/** What cancelling an order or some of its trips would come to; nothing is kept. */
export const previewCancel = operatorEndpoint({
  name: "previewCancel",
  access: { right: "changing", to: "work" },
  isPreview: true,
  station: "orders",
  method: "POST",
  path: "/orders/:order_id/cancel/preview",
  summary: "What cancelling would come to",
  params: OrderId,
  query: OnlyCommonQuery,
  body: Type.Object(asked, { additionalProperties: false }),
  result: Preview,
  liberal: (sent) => sent,
  errors: ["order-unknown", "cancel-refused", "let-off-limit"],
});

/** Cancels an order or some of its trips for what was shown; what goes back is asked for and waits to be released. */
export const cancelOrder = operatorEndpoint({
  name: "cancelOrder",
  access: { right: "changing", to: "work" },
  audit: { isAboutMoney: true },
  station: "orders",
  method: "POST",
  path: "/orders/:order_id/cancel",
  summary: "Cancel trips of an order",
  params: OrderId,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      ...asked,
      version: Type.Integer({ minimum: 0 }),
      text: Type.Optional(Type.String({ maxLength: STAFF_TEXTS.reason, description: "the reason in words" })),
      expected_fee: Type.Number({ minimum: 0, description: "the fee that was shown: a higher one is refused" }),
      expected_refund: Type.Number({ minimum: 0, description: "the refund that was shown: another one is refused" }),
    },
    { additionalProperties: false },
  ),
  result: DeskOrder,
  liberal: (sent) => sent,
  errors: [
    "order-unknown",
    "attempt-key-wrong",
    "attempt-conflict",
    "order-changed-meanwhile",
    "cancel-refused",
    "fee-changed",
    "let-off-limit",
    "malformed",
  ],
});
