import { Type, type Static } from "typebox";
import { WireEntry, WireMove, WireOrderChange } from "#contract/orders/entry-and-move.ts";
import { WireConsents } from "#contract/orders/order-trip.ts";
import { WireGiven } from "#contract/orders/wire-given.ts";
import { WireYacht } from "#contract/orders/yacht-orders.ts";
import { WirePriceLines, WireTerms } from "#contract/prices/prices.ts";
import { nullable, nullableText, oneOf } from "#contract/wire/common.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";

/** What the holder of an order key can see of a trip. */
export const WireOrderView = Type.Object({
  order_id: Type.Integer(),
  booker_number: Type.String(),
  transaction: Type.Integer(),
  state: Type.String(),
  status: Type.Integer(),
  pay_by: oneOf(PAY_BYS),
  payment: Type.String({
    description:
      "none, open, part-paid, paid, declined, checking, late or expired; of a paid order that was cancelled returning, refunded, or paid where a fee was kept",
  }),
  account: Type.Object(
    {
      balance: Type.String({ description: "unpaid, part-paid, settled, overpaid or refund-due" }),
      paid: Type.Number({ description: "what came minus what went back" }),
      due: Type.Number({ description: "what is still to be paid" }),
      returning: Type.Number({ description: "what is on its way back" }),
      returned: Type.Number({ description: "what has gone back" }),
      by_hand: Type.Number({
        description: "what is still to be given back in cash: it came so, and no card takes it",
      }),
      cash: Type.Number({ description: "what came in cash and has not been given back" }),
      entries: Type.Array(WireEntry, { description: "what moved it, in order of time" }),
    },
    { description: "the order's account, in whole units of its currency" },
  ),
  total: Type.Number(),
  currency: Type.String(),
  placed_at: Type.String(),
  pay_until: Type.Union([Type.String(), Type.Null()], {
    description: "when it is cancelled if nothing is paid, local time of the first trip; null where it is not",
  }),
  confirm_by: Type.Union([Type.String(), Type.Null()], {
    description:
      "paid or agreed for cash, and until when the first car that waits is confirmed, local time of its pick-up; null where none waits",
  }),
  confirm_late: Type.Boolean({ description: "that time has passed: until the answer comes, cancelling is free" }),
  confirms: Type.Union([Type.Literal("at-once"), Type.Literal("by-person")], {
    description: "whether it is confirmed as soon as it is paid or cash is agreed, or a person has still to do it",
  }),
  lapsed: Type.Boolean({ description: "it was cancelled because nobody paid in time" }),
  email: Type.String(),
  new_email: Type.String({ description: "waits until `email` has confirmed it; empty for none" }),
  moves: Type.Array(WireMove, { description: "in order of time; every trip began placed" }),
  changes: Type.Array(WireOrderChange, { description: "what was changed in its trips, in order of time" }),
  certificates_back: Type.Array(Type.String(), {
    description: "certificates of cancelled trips that can be used again while they are valid",
  }),
  consents: nullable(WireConsents),
  version: Type.Integer({ description: "send it back with a change: it is refused when somebody was faster" }),
  kept_here: Type.Boolean({ description: "the browser that asks keeps the order's key in a cookie" }),
  wallets: Type.Array(Type.Union([Type.Literal("apple"), Type.Literal("google")]), {
    description: "wallets of phones that the server makes passes for, of trips whose car is confirmed",
  }),
  can: Type.Object({ pay: Type.Boolean() }),
  yacht: Type.Union([WireYacht, Type.Null()], {
    description: "what an order of kind yacht buys, which has no trips; null for every other",
  }),
  trips: Type.Array(
    Type.Object({
      order_id: Type.Integer(),
      booker_number: Type.String(),
      way: Type.Union(
        [
          Type.Literal("only"),
          Type.Literal("there"),
          Type.Literal("back"),
          Type.Literal("first"),
          Type.Literal("second"),
        ],
        { description: "first and second are two directions of which none leads back" },
      ),
      car: Type.Integer({ description: "counted from 1 among the cars of its direction" }),
      cars: Type.Integer({ description: "how many its direction has" }),
      price: Type.Number(),
      state: Type.String({ description: "placed, confirmed, under-way, completed, no-show or cancelled" }),
      status: Type.Integer(),
      cancel_fee: Type.Union([Type.Number(), Type.Null()], { description: "null while the trip is not cancelled" }),
      cancel_cause: nullable(
        Type.Union(
          [Type.Literal("unconfirmed"), Type.Literal("refused"), Type.Literal("lapsed"), Type.Literal("our-side")],
          {
            description:
              "why it was cancelled at no fee whatever its terms: not confirmed in time, no car, not paid, or another reason on our side",
          },
        ),
      ),
      lines: Type.Array(
        Type.Object({
          name: Type.String(),
          kind: Type.String(),
          price: Type.Number(),
          included: Type.Boolean({ description: "a service that comes with every ride and was not chosen" }),
        }),
      ),
      price_lines: Type.Union([Type.Pick(WirePriceLines, ["lines", "total", "currency"]), Type.Null()], {
        description: "what the ride itself adds up from; null where that was not kept",
      }),
      flexible_tariff_agreement: Type.Boolean({
        description: "whoever pays agreed that the final sum depends on the route (OPN-144)",
      }),
      car_class: Type.Object({
        title: Type.String(),
        models: Type.Array(Type.String()),
        body: Type.String(),
        grade: Type.String(),
        capacity: Type.Integer({ description: "passenger seats" }),
      }),
      start: Type.Object({
        title: Type.String(),
        address: Type.String(),
        kind: Type.String(),
        timezone: Type.String(),
      }),
      finish: Type.Object({
        title: Type.String(),
        address: Type.String(),
        kind: Type.String(),
        timezone: Type.String(),
      }),
      stops: Type.Array(Type.String({ description: "address of a stop on the way, in order" })),
      map_points: Type.Array(Type.String(), {
        description:
          "start, stops and finish on a map: ids of places, or lat,lng; empty where an end is not known any more",
      }),
      pickup_time: Type.String(),
      departure_time: nullableText,
      arrival_time: Type.String({ description: "expected, local time of the finish" }),
      travel_time: Type.Integer({ description: "seconds of the drive" }),
      duration: Type.Integer({ description: "seconds of a rent by the hour, which has no finish; 0 for a transfer" }),
      flight_number: Type.String(),
      flight_later: Type.Boolean({ description: "the flight is not known yet" }),
      train_number: Type.String(),
      terminal_number: Type.String(),
      departure_flight: Type.String({ description: "from the finish, where the start has numbers of its own" }),
      departure_train: Type.String(),
      departure_terminal: Type.String(),
      sign: Type.String(),
      passengers_number: Type.Integer(),
      given: WireGiven,
      provider: Type.String(),
      terms: WireTerms,
      free_cancellation_until: nullableText,
      change: nullable(
        Type.Object(
          {
            ride: Type.Boolean({ description: "time, addresses, car and services" }),
            details: Type.Boolean({ description: "names, numbers, sign and notes" }),
            notice: nullableText,
            ride_until: nullableText,
            details_until: Type.String({ description: "local time of the pick-up place, as `ride_until`" }),
          },
          { description: "what may still be changed; null for whoever may only read" },
        ),
      ),
    }),
  ),
});

/** An order as its holder reads it. */
export type OrderView = Static<typeof WireOrderView>;
