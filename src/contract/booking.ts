import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, PLACE_ID_MAX_LENGTH } from "#contract/common.ts";
import { endpoint } from "#contract/endpoint.ts";

const nullableText = Type.Union([Type.String(), Type.Null()]);

/** The judgement of a pick-up time (contract 3.7). */
export const WireTimeCheck = Type.Object({
  allow_booking: Type.Boolean(),
  notice: nullableText,
  notice_to_user: nullableText,
  fast_ride: Type.Object({
    min_allowed_time_order: Type.String(),
    allow_booking: Type.Boolean(),
    notice: nullableText,
  }),
  similar_orders: Type.Array(Type.Integer()),
  recommended_time: nullableText,
  travel_time: Type.Integer(),
});

/** The judgement of a pick-up time as the client reads it. */
export type TimeCheck = Static<typeof WireTimeCheck>;

/** Asks whether a car can be sent at a time; every member but the price and the time is optional (contract 2.6). */
export const checkTime = endpoint({
  name: "checkTime",
  station: "booking",
  method: "POST",
  path: "/orders/check-time",
  summary: "Whether a car can come at a local time of the pick-up place",
  params: NoParams,
  query: Type.Object(CommonQuery, { additionalProperties: false }),
  body: Type.Object(
    {
      price_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      pickup_time: Type.String({ maxLength: 25, description: "YYYY-MM-DD HH:mm, local time of the place" }),
      departure_time: Type.Optional(Type.String({ maxLength: 25 })),
      order_id: Type.Optional(Type.Integer()),
      user_id: Type.Optional(Type.String({ maxLength: 20 })),
      is_rent: Type.Optional(Type.Boolean()),
      start_place_id: Type.Optional(Type.String({ maxLength: PLACE_ID_MAX_LENGTH })),
      duration: Type.Optional(Type.Integer()),
    },
    { additionalProperties: false },
  ),
  result: WireTimeCheck,
  errors: ["quote-unknown", "quote-expired", "time-malformed"],
});
