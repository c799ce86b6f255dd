import { Type, type Static } from "typebox";
import {
  CommonQuery,
  NoParams,
  nullable,
  nullableText,
  OnlyCommonQuery,
  PLACE_ID_MAX_LENGTH,
  PointText,
} from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { joinLists } from "#contract/wire/members.ts";

const nullableNumber = nullable(Type.Number());

/** An additional service on offer. */
export const WireService = Type.Object({
  id: Type.Integer(),
  additional_service_id: Type.Integer(),
  price: Type.String(),
  name: Type.String(),
  uid: Type.String(),
  default_include: Type.Boolean(),
  includedInPrice: Type.Boolean(),
  slug: Type.String(),
  type: Type.String(),
  category: Type.String(),
  currency: Type.String(),
  most: Type.Union([Type.Integer(), Type.Null()], { description: "our own addition: at most so many with one trip" }),
});

/** A priced end of a trip. */
export const WirePricedPlace = Type.Object({
  place_id: Type.Integer(),
  title: Type.String(),
  type: Type.Integer(),
  type_title: Type.String(),
  terminal: Type.Array(Type.String()),
  terminal_number: nullableText,
  train_carriage_number: nullableText,
  declension_titles: Type.Object({ nom: nullableText, gen: nullableText, acc: nullableText }),
  timezone: Type.String(),
});

/** The terms a price is sold on; our own addition. */
export const WireTerms = Type.Object({
  free_waiting: Type.Integer({ description: "minutes at this start" }),
  delay_tolerance: Type.Integer({ description: "minutes a late flight or train is waited for without charge" }),
  cancellation: Type.Array(Type.Object({ minutes_before: Type.Integer(), fee_percent: Type.Integer() })),
  included: Type.Array(Type.String()),
  rent: Type.Optional(
    Type.Object(
      {
        included_km: Type.Union([Type.Integer(), Type.Null()], { description: "for the whole rent" }),
        extra_km: nullableNumber,
        extra_quarter: Type.Union([Type.Number(), Type.Null()], {
          description: "every started quarter of an hour beyond the paid hours",
        }),
      },
      { description: "a rent by the hour, where its tariff says so; sums in the currency of the price" },
    ),
  ),
});

/** What a price for any time becomes at a time that changes it; our own addition. */
export const WireTimePrice = Type.Object({
  kind: Type.String({ description: "night, weekday, season, holiday, discount … or short-notice" }),
  title: Type.String(),
  hours: nullable(Type.Object({ from: Type.String(), to: Type.String() })),
  price: Type.Number(),
});

/** One priced car class. */
export const WirePrice = Type.Object({
  price_id: Type.Integer(),
  price_uid: Type.String(),
  price: Type.Number(),
  price_rub: Type.Number(),
  currency: Type.String(),
  alternative_price: nullableNumber,
  alternative_price_subaddress: nullableNumber,
  reverse_price: Type.Union([
    Type.Object({
      price_id: Type.Integer(),
      price: Type.Number(),
      alternative_price: nullable(Type.Number({ description: "our own addition, as for the way there" })),
      discount_percent: Type.Number({
        description: "our own addition: how much cheaper than the same ride sold alone",
      }),
      flexible_tariff: Type.Boolean(),
      terms: WireTerms,
    }),
    Type.Null(),
  ]),
  service_id: Type.Integer(),
  type: Type.Integer({ description: "travel type 1 to 12" }),
  car_class: Type.Object({
    car_class_id: Type.Integer(),
    title: Type.String(),
    models: Type.Array(Type.String()),
    photo: Type.String(),
    body: Type.String({ description: "sedan, estate, suv, minivan, minibus or bus" }),
    grade: Type.String({ description: "our own addition: economy, standard, comfort, business or premium" }),
    capacity: Type.Integer(),
    luggage_capacity: Type.Integer(),
  }),
  class_services: Type.Array(
    Type.Object({ id: Type.Integer(), title: Type.String(), value: nullable(Type.Integer()) }),
  ),
  terms: WireTerms,
  allowable_subaddress: Type.Integer(),
  price_subaddress: Type.Number(),
  cancellation_time: Type.Integer({ description: "minutes before pick-up until which cancelling is free" }),
  allowable_time: Type.Integer({ description: "least minutes between booking and pick-up" }),
  payed_road: Type.Boolean(),
  blackout_date: Type.Array(Type.String()),
  time_prices: Type.Array(WireTimePrice, {
    description: "prices at the times that change this one; empty when the time of pick-up is known",
  }),
  id_custom_price: Type.Null(),
  minimum_duration: Type.Integer({ description: "seconds; 0 for transfers" }),
  start_place: WirePricedPlace,
  finish_place: WirePricedPlace,
  flexible_tariff: Type.Boolean(),
  flexible_tariff_agreement: Type.Boolean(),
  additional_services: Type.Array(WireService),
  is_fast_booking: Type.Boolean(),
  is_fast_ride: Type.Boolean(),
  travel_time: Type.Integer({ description: "seconds" }),
  distance: Type.Number({ description: "kilometres" }),
  approximate: Type.Boolean({ description: "distance and time are estimated, not measured on roads" }),
  coef_loyalica: Type.Number(),
  service_provider: Type.Object({
    id: Type.Integer(),
    title: Type.String(),
    deleted: Type.Boolean(),
    rating: nullableNumber,
    logo: Type.String(),
  }),
  is_usual: Type.Boolean({ description: "our own addition: the usual choice, of at most one class in a list" }),
  expires_at: Type.String({ description: "UTC, ISO 8601; the price holds until then" }),
});

/** One priced car class as the client reads it. */
export type PriceItem = Static<typeof WirePrice>;

/** Prices of all car classes between two points. */
export const searchPrices = endpoint({
  name: "searchPrices",
  access: "anybody",
  trade: "sells",
  station: "prices",
  method: "GET",
  path: "/prices",
  summary: "Priced car classes for a transfer between two points",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      start_place_point: PointText,
      finish_place_point: PointText,
      start_place_id: Type.Optional(
        Type.String({ maxLength: PLACE_ID_MAX_LENGTH, description: "names the start when two places share a point" }),
      ),
      finish_place_id: Type.Optional(Type.String({ maxLength: PLACE_ID_MAX_LENGTH })),
      relation_car_class_ids: Type.Optional(Type.String({ maxLength: 200, description: "class ids: 2,3 or [2, 3]" })),
      alternative_currency: Type.Optional(Type.String({ maxLength: 10 })),
      flexible_tariff: Type.Optional(
        Type.String({ maxLength: 20, description: "true or 1: only tariffs whose sum may change" }),
      ),
      current_price_id: Type.Optional(
        Type.String({ maxLength: 20, description: "a price that is still valid for this search stays in the list" }),
      ),
      departure_time: Type.Optional(
        Type.String({
          maxLength: 1000,
          description:
            "YYYY-MM-DD HH:mm, pick-up on the clock of the start: cars that cannot come so soon are left out. Also DD.MM.YYYY HH:mm, ISO 8601 with an offset or Z, and epoch seconds; a text of no such form is no time, a date that does not exist is refused",
        }),
      ),
      way_back_of: Type.Optional(
        Type.String({
          maxLength: 20,
          description:
            "price_id of the way there: prices of its provider for the way back, with the round-trip discount",
        }),
      ),
      passengers_count: Type.Optional(Type.String({ maxLength: 20, description: "only classes that seat so many" })),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Array(WirePrice),
  errors: ["partner-closed", "not-open", "point-malformed", "time-malformed"],
  liberalQuery: joinLists("relation_car_class_ids"),
});

/** The entry of the operator's file behind a line; sent to the operator only. */
export const WireLineRule = Type.Object({
  entry: Type.String({ description: "rule, fare, tariff or partner" }),
  id: Type.Integer(),
  name: nullableText,
  priority: Type.Union([Type.Integer(), Type.Null()], { description: "of a rule; higher is looked at first" }),
  line: Type.Union([Type.Integer(), Type.Null()], { description: "line of the operator's file" }),
  book_version: Type.Integer({ description: "version of the tariffs that the price was made by" }),
});

/** One line of a price: its reason and its sum, in the caller's language. */
export const WirePriceLine = Type.Object({
  kind: Type.String({ description: "base, distance, time, minimum, fare, rule, …" }),
  title: Type.String(),
  quantity: Type.Union([Type.String(), Type.Null()], {
    description: 'what was counted and at which rate, e.g. "28 km × 45 ₽" or "+10%"',
  }),
  amount: Type.Number(),
  currency: Type.String(),
  rule: Type.Optional(WireLineRule),
});

/** How a quoted price adds up. */
export const WirePriceLines = Type.Object({
  price_id: Type.Integer(),
  lines: Type.Array(WirePriceLine),
  total: Type.Number({ description: "the sum of the lines and the price of the quote" }),
  currency: Type.String(),
  exchange: Type.Optional(
    Type.String({ description: "the exchange rate in the sums, where the tariff has another currency" }),
  ),
  expires_at: Type.String({ description: "UTC, ISO 8601; the price holds until then" }),
});

/** How a quoted price adds up, as the client reads it. */
export type PriceLines = Static<typeof WirePriceLines>;

/** The lines that make up a quoted price. */
export const getPriceLines = endpoint({
  name: "getPriceLines",
  access: "anybody",
  trade: "quotes",
  station: "prices",
  method: "GET",
  path: "/prices/:price_id/lines",
  summary: "The lines a quoted price adds up from",
  params: Type.Object(
    { price_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
    { additionalProperties: false },
  ),
  query: OnlyCommonQuery,
  body: undefined,
  result: WirePriceLines,
  errors: ["not-open", "price-unknown"],
});
