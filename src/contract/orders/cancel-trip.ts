import { Type } from "typebox";
import { WireId, wireText } from "#contract/orders/order-trip.ts";
import { CommonQuery, NoParams, nullableText, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { joinLists } from "#contract/wire/members.ts";
import { ORDER_LIMITS } from "#domain/orders/order-limits.ts";

const moment = Type.String({ description: "YYYY-MM-DD HH:mm on the clock of the pick-up place" });
const nullableMoment = Type.Union([moment, Type.Null()]);

/** The trip to check or cancel. */
export const TripParams = Type.Object({ order_id: WireId }, { additionalProperties: false });

/** What cancelling now would cost. */
export const WireCancelCheck = Type.Object({
  order_id: Type.Integer(),
  transaction: Type.Integer(),
  allow_cancel: Type.Boolean(),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: "cancelled, under-way or started; null while it can be cancelled",
  }),
  notice: nullableText,
  fee: Type.Number({
    description: "by the terms that the trip was sold with, at this moment; of all named trips together",
  }),
  refund: Type.Number({ description: "what of the paid sum goes back" }),
  by_hand: Type.Number({
    description: "how much of the refund came in cash and is given back so; the rest goes to cards",
  }),
  price: Type.Number(),
  currency: Type.String(),
  free_until: nullableMoment,
  certificates_back: Type.Array(Type.String(), {
    description: "certificates, as they were typed, that cancelling now gives back to whoever has them",
  }),
  steps: Type.Array(Type.Object({ until: moment, fee: Type.Number(), refund: Type.Number() }), {
    description: "what cancelling costs now and later, in order of time; empty once it is closed",
  }),
});

/** The cost of cancelling a trip, without cancelling it. */
export const checkCancel = endpoint({
  name: "checkCancel",
  access: "order holder",
  station: "orders",
  method: "GET",
  path: "/orders/:order_id/check-cancel",
  summary: "Whether a trip can be cancelled, and what that costs at this moment",
  params: TripParams,
  query: Type.Object(
    {
      ...CommonQuery,
      with_trips: Type.Optional(
        Type.String({
          maxLength: 80,
          pattern: "^[0-9]+(,[0-9]+)*$",
          description:
            "other trips of the same order to cancel at once, with commas; those cancelled already do not count",
        }),
      ),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: WireCancelCheck,
  errors: ["order-unknown", "staff-in-console", "forbidden"],
  liberalQuery: joinLists("with_trips"),
});

/** The result of cancelling a trip. */
export const WireCancelled = Type.Object({
  order_id: Type.Integer(),
  transaction: Type.Integer(),
  booker_number: Type.String(),
  status: Type.Integer({ description: "4 without a fee, 5 with one" }),
  fee: Type.Number(),
  refund: Type.Number({ description: "what goes back to the payer of what was cancelled" }),
  currency: Type.String(),
  cancelled_at: Type.String(),
});

/** Cancels one trip, or several of an order at once. */
export const cancelTrip = endpoint({
  name: "cancelTrip",
  access: "order holder",
  limit: "changes",
  station: "orders",
  method: "POST",
  path: "/orders/trips/cancel",
  summary: "Cancel a trip; a second call answers the same",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      order_id: Type.Optional(WireId),
      trip_id: Type.Optional(WireId),
      transaction: Type.Optional(WireId),
      with_trips: Type.Optional(
        Type.Array(WireId, {
          maxItems: ORDER_LIMITS.trips,
          description: "other trips of the same order, cancelled in the same moment: all of them or none",
        }),
      ),
      reason: wireText(300),
      expected_fee: Type.Optional(
        Type.Number({ minimum: 0, description: "the fee that was shown; refused when it is more by now" }),
      ),
      expected_refund: Type.Optional(
        Type.Number({ minimum: 0, description: "the refund that was shown; refused when it is another one by now" }),
      ),
      lang: wireText(20),
      user_id: wireText(20),
    },
    { additionalProperties: false },
  ),
  result: WireCancelled,
  errors: ["order-unknown", "staff-in-console", "forbidden", "cancel-refused", "fee-changed"],
});

/** What can still be changed in a trip. */
export const WireUpdateCheck = Type.Object({
  order_id: Type.Integer(),
  transaction: Type.Integer(),
  allow_update: Type.Boolean(),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: "cancelled, under-way, started or too-late; null while something can be changed",
  }),
  notice: nullableText,
  can: Type.Object({
    time: Type.Boolean(),
    addresses: Type.Boolean(),
    car_class: Type.Boolean(),
    services: Type.Boolean(),
    passengers: Type.Boolean(),
    details: Type.Boolean({ description: "flight, sign, comment, numbers" }),
  }),
  ride_until: nullableMoment,
  details_until: moment,
  fee: Type.Number({ description: "changing costs nothing; a dearer ride costs what it costs" }),
  version: Type.Integer(),
});

/** Asks what can be changed in a trip. */
export const checkUpdate = endpoint({
  name: "checkUpdate",
  access: "order holder",
  station: "orders",
  method: "GET",
  path: "/orders/:order_id/check-update",
  summary: "What of a trip may still be changed, and until when",
  params: TripParams,
  query: Type.Object(CommonQuery, { additionalProperties: false }),
  body: undefined,
  result: WireUpdateCheck,
  errors: ["order-unknown", "staff-in-console", "forbidden"],
});
