import { Type, type Static } from "typebox";
import { BulkOutcome } from "#contract/console/bulk/bulk-deeds.ts";
import { NoParams, nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";
import { CANCEL_REASONS } from "#domain/orders/staff-cancel.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";

const most = { minItems: 1, maxItems: BULK_LIMITS.cancelled };
const tripId = Type.Integer({ minimum: 1 });

/** What cancelling several trips would come to. */
export const CancellingShown = Type.Object({
  sums: Type.Array(
    Type.Object({
      currency: Type.String(),
      trips: Type.Integer({ description: "how many would be cancelled" }),
      fee: Type.Number(),
      refund: Type.Number({
        description: "what goes back: asked for, and waiting to be released, but for what came in cash",
      }),
      held: Type.Number({ description: "how much of that waits for a second person" }),
      by_hand: Type.Number({ description: "how much of that came in cash: somebody gives it back" }),
    }),
    { description: "by currency" },
  ),
  trips: Type.Array(
    Type.Object({
      trip_id: Type.Integer(),
      version: Type.Integer(),
      fee: Type.Number(),
      refund: Type.Number(),
      refused: nullable(Type.String({ description: "why it cannot be cancelled; null where it can" })),
    }),
  ),
});

/** The same, as the board gets it. */
export type CancellingShownView = Static<typeof CancellingShown>;

/** What cancelling several trips would come to; nothing is kept. */
export const previewCancelTrips = operatorEndpoint({
  name: "previewCancelTrips",
  access: { right: "changing", to: "work" },
  isPreview: true,
  station: "orders",
  method: "POST",
  path: "/bulk/cancel/preview",
  summary: "What cancelling several trips would come to",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    { trip_ids: Type.Array(tripId, { ...most, uniqueItems: true }), reason: oneOf(CANCEL_REASONS) },
    { additionalProperties: false },
  ),
  result: CancellingShown,
  liberal: (sent) => sent,
  errors: [],
});

/** Cancels several trips for what was shown, each in a transaction of its own. */
export const cancelTrips = operatorEndpoint({
  name: "cancelTrips",
  access: { right: "changing", to: "work" },
  audit: { isAboutMoney: true },
  station: "orders",
  method: "POST",
  path: "/bulk/cancel",
  summary: "Cancel several trips",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      trips: Type.Array(
        Type.Object(
          {
            trip_id: tripId,
            version: Type.Integer({ minimum: 0 }),
            fee: Type.Number({ minimum: 0, description: "that was shown: a higher one is refused" }),
            refund: Type.Number({ minimum: 0, description: "that was shown: another one is refused" }),
          },
          { additionalProperties: false },
        ),
        most,
      ),
      reason: oneOf(CANCEL_REASONS),
      text: Type.Optional(Type.String({ maxLength: STAFF_TEXTS.reason, description: "the reason in words" })),
    },
    { additionalProperties: false },
  ),
  result: BulkOutcome,
  liberal: (sent) => sent,
  errors: ["attempt-key-wrong", "attempt-conflict", "malformed"],
});
