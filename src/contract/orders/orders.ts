import { Type, type Static } from "typebox";
import { liberalOrderBody } from "#contract/orders/liberal-order.ts";
import {
  COST_CENTER_LENGTH,
  WireConsents,
  WireId,
  WireOrderTrip,
  wireText as text,
} from "#contract/orders/order-trip.ts";
import { WireOrderView } from "#contract/orders/order-view.ts";
import { CommonQuery, NoParams, nullable, nullableText, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { STALE_QUOTE } from "#contract/wire/errors.ts";
import { COMPANY_NUMBER_LENGTH } from "#domain/booking/company-fields.ts";
import { ORDER_LIMITS } from "#domain/orders/order-limits.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";

/** Header that marks a retry, so that the same order is not placed twice. */
export const ATTEMPT_HEADER = "idempotency-key";

/**
 * Header that proves who makes an attempt: a random secret beside its key. A key may be guessed, seen in a log or used by two programs;
 * what was made with a secret, or by an account, is found again by that secret or that account only.
 */
export const ATTEMPT_SECRET_HEADER = "idempotency-secret";

/** Header that carries the order key of the confirmation link. */
export const ORDER_KEY_HEADER = "order-key";

/** One ordered trip in the answer. */
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
      "opens the order later; null where the call only repeats an order and nothing but its attempt key shows whose it is",
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
  access: "anybody",
  limit: "changes",
  trade: "sells",
  isOnce: true,
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
      pay_by: Type.Optional(oneOf(PAY_BYS)),
      consents: Type.Optional(WireConsents),
      expected_total: Type.Optional(Type.Number({ description: "the sum the traveller saw; refused when it differs" })),
    },
    { additionalProperties: false },
  ),
  result: Type.Array(WirePlacedOrder),
  errors: [
    "partner-closed",
    "not-open",
    ...TRIP_REFUSALS,
    "cash-not-offered",
    "certificate-unknown",
    "certificate-not-valid",
    "certificate-used-up",
    "too-many-codes",
    "no-exchange-rate",
    "too-many-trips",
    "attempt-conflict",
    "no-room",
  ],
  liberal: liberalOrderBody,
});

/** One order, for callers that send its key in the `Order-Key` header. */
export const getOrder = endpoint({
  name: "getOrder",
  access: "order holder",
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
  errors: ["order-unknown", "staff-in-console"],
});

/** The number of the order that a transaction pays, for whoever may read it: an address may name either. */
export const getOrderNumber = endpoint({
  name: "getOrderNumber",
  access: "order holder",
  station: "orders",
  method: "GET",
  path: "/orders/of-transaction/:transaction",
  summary: "The order of a transaction, for the holder of its order key",
  params: Type.Object({ transaction: WireId }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({ order_id: Type.Integer() }),
  errors: ["order-unknown", "staff-in-console"],
});

const WireAttempt = Type.Object({
  placed: Type.Boolean(),
  order_id: nullable(Type.Integer()),
  transaction: nullable(Type.Integer()),
  order_key: nullableText,
});

/** The outcome of an attempt by its key in the header, where no log and no history keeps it. */
export const findAttempt = endpoint({
  name: "findAttempt",
  access: "anybody",
  station: "orders",
  method: "GET",
  path: "/orders/attempt",
  summary:
    "Whether the attempt of the Idempotency-Key became an order; for whoever made it with a secret or an account, the answer has the order key for a day",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: WireAttempt,
  errors: [],
});

/** The same by a key in the address, which says less: addresses are written down by others. */
export const getAttempt = endpoint({
  name: "getAttempt",
  access: "anybody",
  station: "orders",
  method: "GET",
  path: "/orders/attempt/:attempt_key",
  summary: "Whether an attempt became an order, without its order key",
  // Without the quotes of the header, so that no short key, which somebody could guess, is padded by them.
  params: Type.Object(
    { attempt_key: Type.String({ minLength: 16, maxLength: 255, pattern: '^[^"]*$' }) },
    { additionalProperties: false },
  ),
  query: OnlyCommonQuery,
  body: undefined,
  result: WireAttempt,
  errors: [],
});
