import { Type } from "typebox";
import { action } from "#contract/console/orders/order-actions.ts";
import { nullable, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { NO_SHOW } from "#domain/orders/no-show.ts";

const REFUSALS = ["state-not-next", "no-show-early", "no-show-waited", "let-off-limit"] as const;

const asked = {
  trip_id: Type.Integer({ minimum: 1 }),
  waited: Type.Integer({ minimum: 0, maximum: NO_SHOW.minutes, description: "minutes that the car has waited" }),
  arrived: Type.Optional(
    nullable(
      Type.String({
        pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$",
        description: "when the flight or train really came, by the clock of the place",
      }),
    ),
  ),
  waive: Type.Optional(Type.Boolean({ description: "give the fee of the terms up" })),
};

/** What it would come to that a traveller did not come; nothing is kept. */
export const previewNoShow = operatorEndpoint({
  name: "previewNoShow",
  access: { right: "driving", to: "work" },
  isPreview: true,
  station: "orders",
  method: "POST",
  path: "/orders/:order_id/no-show/preview",
  summary: "What a no-show would come to",
  params: Type.Object({ order_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: Type.Object(asked, { additionalProperties: false }),
  result: Type.Object({
    version: Type.Integer(),
    currency: Type.String(),
    fee: Type.Number({ description: "what is due" }),
    terms_fee: Type.Number({ description: "what the terms ask for" }),
    refund: Type.Number({ description: "what is asked back for the traveller, and waits to be released" }),
    by_hand: Type.Number({ description: "how much of that came in cash: somebody gives it back" }),
    may_waive: Type.Boolean(),
  }),
  liberal: (sent) => sent,
  errors: ["order-unknown", ...REFUSALS],
});

/** Says that a traveller did not come, for the fee that was shown. */
export const sayNoShow = action({
  name: "sayNoShow",
  access: { right: "driving", to: "work" },
  audit: { isAboutMoney: true },
  path: "/no-show",
  summary: "Say that a traveller did not come",
  body: Type.Object(
    {
      ...asked,
      version: Type.Integer({ minimum: 0 }),
      note: Type.String({ minLength: 1, maxLength: NO_SHOW.note, pattern: "\\S" }),
      expected_fee: Type.Number({ minimum: 0, description: "the fee that was shown: a higher one is refused" }),
    },
    { additionalProperties: false },
  ),
  errors: ["order-changed-meanwhile", "fee-changed", ...REFUSALS],
});
