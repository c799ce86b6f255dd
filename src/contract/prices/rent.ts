import { Type, type Static } from "typebox";
import { WirePrice } from "#contract/prices/prices.ts";
import { CommonQuery, NoParams, nullable, PLACE_ID_MAX_LENGTH, PointText } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { joinLists } from "#contract/wire/members.ts";
import { RENT_HOURS, rentSeconds } from "#domain/booking/rent-seconds.ts";

/** A car is rented for 1 to 24 hours, by default one; in seconds, as on the wire. */
export const RENT_SECONDS = {
  least: rentSeconds(RENT_HOURS.min),
  most: rentSeconds(RENT_HOURS.max),
  default: rentSeconds(RENT_HOURS.default),
} as const;

/** One rented car class: a price with the parts of its total. */
export const WireRentPrice = Type.Object({
  ...WirePrice.properties,
  price_per_hour: Type.Number(),
  car_deliverance_fee: Type.Number({ description: "due once, in the currency of the price" }),
  night: nullable(
    Type.Object({
      from: Type.String({ description: "HH:mm on the clock of the start" }),
      to: Type.String(),
      percent: nullable(Type.Number({ description: "what a start in these hours adds, where it is a share" })),
    }),
  ),
});

/** One rented car class as the client reads it. */
export type RentPriceItem = Static<typeof WireRentPrice>;

/** Prices of a car with its driver, by the hour, from one place. */
export const searchRentPrices = endpoint({
  name: "searchRentPrices",
  access: "anybody",
  trade: "sells",
  station: "prices",
  method: "GET",
  path: "/prices/rent",
  summary: "Priced car classes for hourly rent: price = price_per_hour × hours + car_deliverance_fee",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      start_place_point: PointText,
      start_place_id: Type.Optional(Type.String({ maxLength: PLACE_ID_MAX_LENGTH })),
      duration: Type.Optional(
        Type.Integer({
          description:
            "seconds, 3600 to 86400 (1 to 24 hours); a started hour counts as a whole one, and never fewer than minimum_duration",
        }),
      ),
      departure_time: Type.Optional(
        Type.String({
          maxLength: 40,
          description: "YYYY-MM-DD HH:mm, pick-up on the clock of the start, or another form as in the price search",
        }),
      ),
      relation_car_class_ids: Type.Optional(Type.String({ maxLength: 200, description: "class ids: 2,3 or [2, 3]" })),
      current_price_id: Type.Optional(
        Type.String({ maxLength: 20, description: "a price that is still valid for this search stays in the list" }),
      ),
      alternative_currency: Type.Optional(Type.String({ maxLength: 10 })),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Array(WireRentPrice),
  errors: ["partner-closed", "not-open", "point-malformed", "time-malformed", "rent-hours-range"],
  liberalQuery: joinLists("relation_car_class_ids"),
});
