import { Type, type Static } from "typebox";
import { liberalOrderBody } from "#contract/orders/liberal-order.ts";
import { COST_CENTER_LENGTH, WireConsents, WireOrderTrip, wireText as text } from "#contract/orders/order-trip.ts";
import { WirePriceLines, WireTerms } from "#contract/prices/prices.ts";
import { CommonQuery, NoParams, nullable, nullableText, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { STALE_QUOTE } from "#contract/wire/errors.ts";
import { COMPANY_NUMBER_LENGTH } from "#domain/booking/company-fields.ts";
import { ORDER_LIMITS } from "#domain/orders/order-limits.ts";

/** Header that marks a retry, so that the same order is not placed twice. */
export const ATTEMPT_HEADER = "idempotency-key";

/** Header that carries the order key of the confirmation link. */
export const ORDER_KEY_HEADER = "order-key";

/** One ordered trip in the answer (contract 3.5). */
export const WirePlacedOrder = Type.Object({
  order_id: Type.Integer(),
  user_id: Type.Integer(),
  transaction: Type.Integer(),
  booker_number: Type.String(),
  price: Type.Number(),
  payable_status: Type.Integer(),
  service_id: Type.Integer(),
  currency: Type.String(),
  status: Type.Integer(),
  passengers: Type.Array(Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() })),
  customer: Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() }),
  additional_change_itinerary: Type.Integer(),
  additional_wait: Type.Integer(),
  fare_on_toll_road: Type.Integer(),
  send_params: Type.Object({
    send_client_voucher: Type.Boolean(),
    send_admin_voucher: Type.Boolean(),
    send_client_doc: Type.Boolean(),
    send_admin_doc: Type.Boolean(),
  }),
  order_key: Type.Union([Type.String(), Type.Null()], {
    description:
      "opens the order later; null where the call showed no attempt key of its own and only repeats an order",
  }),
});

/** One ordered trip as the client reads it. */
export type PlacedOrder = Static<typeof WirePlacedOrder>;

/** The refusals a trip can get, whether it is ordered or changed. */
export const TRIP_REFUSALS = [
  ...STALE_QUOTE,
  "currency-mismatch",
  "time-refused",
  "time-malformed",
  "return-too-early",
  "passenger-incomplete",
  "trip-incomplete",
  "party-too-large",
  "service-unknown",
  "too-many-services",
  "too-many-stops",
  "rent-not-offered",
  "rent-hours-differ",
  "cost-center-wrong",
  "bonus-number-wrong",
  "places-differ",
] as const;

/** Places one order of up to six trips. */
export const placeOrder = endpoint({
  name: "placeOrder",
  station: "orders",
  method: "POST",
  path: "/orders",
  summary: "Order one trip, or several cars there and back; the same Idempotency-Key always answers the same order",
  params: NoParams,
  query: Type.Object(CommonQuery, { additionalProperties: false }),
  body: Type.Object(
    {
      trips: Type.Array(WireOrderTrip, {
        minItems: 1,
        maxItems: ORDER_LIMITS.readTrips,
        description: `${ORDER_LIMITS.trips} at most: ${ORDER_LIMITS.directions} directions, and ${ORDER_LIMITS.cars} cars in each`,
      }),
      currency: text(10),
      lang: text(20),
      user_id: text(20),
      internal_number: Type.Optional(
        Type.String({ maxLength: COMPANY_NUMBER_LENGTH, description: "the company's own number of the whole order" }),
      ),
      cost_center: text(COST_CENTER_LENGTH),
      module_type: text(40),
      utm: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 200 }))),
      pay_by: Type.Optional(Type.Union([Type.Literal("card"), Type.Literal("cash")])),
      consents: Type.Optional(WireConsents),
      expected_total: Type.Optional(Type.Number({ description: "the sum the traveller saw; refused when it differs" })),
    },
    { additionalProperties: false },
  ),
  result: Type.Array(WirePlacedOrder),
  errors: [
    ...TRIP_REFUSALS,
    "cash-not-offered",
    "certificate-unknown",
    "certificate-not-valid",
    "certificate-used-up",
    "too-many-codes",
    "no-exchange-rate",
    "too-many-trips",
    "attempt-conflict",
  ],
  liberal: liberalOrderBody,
});

/** What the holder of an order key can see of a trip. */
export const WireOrderView = Type.Object({
  order_id: Type.Integer(),
  booker_number: Type.String(),
  transaction: Type.Integer(),
  state: Type.String(),
  status: Type.Integer(),
  pay_by: Type.String(),
  payment: Type.String({ description: "none, open, part-paid, paid, declined, checking, late or expired" }),
  account: Type.Object(
    {
      balance: Type.String({ description: "unpaid, part-paid, settled, overpaid or refund-due" }),
      paid: Type.Number({ description: "what came minus what went back" }),
      due: Type.Number({ description: "what is still to be paid" }),
      returning: Type.Number({ description: "what is on its way back" }),
    },
    { description: "the order's account, in whole units of its currency" },
  ),
  total: Type.Number(),
  currency: Type.String(),
  placed_at: Type.String(),
  pay_until: Type.Union([Type.String(), Type.Null()], {
    description: "when it is cancelled if nothing is paid, local time of the first trip; null where it is not",
  }),
  lapsed: Type.Boolean({ description: "it was cancelled because nobody paid in time" }),
  email: Type.String(),
  consents: nullable(WireConsents),
  version: Type.Integer({ description: "send it back with a change: it is refused when somebody was faster" }),
  can: Type.Object({ pay: Type.Boolean() }),
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
      status: Type.Integer(),
      cancel_fee: Type.Union([Type.Number(), Type.Null()], { description: "null while the trip is not cancelled" }),
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

/** One order, for callers that send its key in the `Order-Key` header. */
export const getOrder = endpoint({
  name: "getOrder",
  station: "orders",
  method: "GET",
  path: "/orders/:order_id",
  summary: "An order with its payment, for the holder of its order key",
  params: Type.Object(
    { order_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
    { additionalProperties: false },
  ),
  query: OnlyCommonQuery,
  body: undefined,
  result: WireOrderView,
  errors: ["order-unknown"],
});

/** The outcome of an attempt, without personal data. */
export const getAttempt = endpoint({
  name: "getAttempt",
  station: "orders",
  method: "GET",
  path: "/orders/attempt/:attempt_key",
  summary: "Whether an attempt became an order",
  params: Type.Object({ attempt_key: Type.String({ minLength: 16, maxLength: 128 }) }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({
    placed: Type.Boolean(),
    order_id: nullable(Type.Integer()),
    transaction: nullable(Type.Integer()),
    order_key: nullableText,
  }),
  errors: [],
});
