import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, nullableText, PLACE_ID_MAX_LENGTH } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { STALE_QUOTE } from "#contract/wire/errors.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";

/** What can be said about a pick-up time; the last two do not refuse it. */
const TimeReason = Type.Union([
  Type.Literal("past"),
  Type.Literal("too-soon"),
  Type.Literal("fast-from"),
  Type.Literal("too-far"),
  Type.Literal("clock-gap"),
  Type.Literal("too-late-for-departure"),
  Type.Literal("time-refused"),
  Type.Literal("other-price"),
  Type.Literal("return-too-early"),
  Type.Literal("clock-twice"),
  Type.Literal("short"),
]);

/** The verdict on a pick-up time. */
export const WireTimeCheck = Type.Object({
  allow_booking: Type.Boolean(),
  notice: Type.Union([Type.String(), Type.Null()], {
    description: "why the time is refused; of an allowed one what the traveller should know",
  }),
  notice_to_user: nullableText,
  reasons: Type.Array(
    Type.Object({
      code: TimeReason,
      text: Type.String(),
    }),
    { description: "our own addition: the same one by one, with dates as our pages write them" },
  ),
  earliest: Type.String({ description: "our own addition: the first time of a car at the ordinary price" }),
  fast_ride: Type.Object({
    min_allowed_time_order: Type.String(),
    allow_booking: Type.Boolean(),
    notice: nullableText,
  }),
  similar_orders: Type.Array(Type.Integer(), {
    description: "orders of the caller's account that start at nearly the same time; a warning, no refusal",
  }),
  recommended_time: nullableText,
  travel_time: Type.Integer(),
});

/** The verdict on a pick-up time as the client reads it. */
export type TimeCheck = Static<typeof WireTimeCheck>;

/** Recommends a pick-up time for reaching a flight or train in good time. */
export const recommendTime = endpoint({
  name: "recommendTime",
  access: "anybody",
  trade: "quotes",
  station: "booking",
  method: "GET",
  path: "/orders/recommended-time",
  summary: "When to be picked up for a flight or train that leaves at a local time of the finish",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      price_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      departure_time: Type.String({ maxLength: 25, description: "YYYY-MM-DD HH:mm, local time of the finish" }),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    recommended_time: Type.String({ description: "YYYY-MM-DD HH:mm, local time of the start" }),
    travel_time: Type.Integer({ description: "seconds" }),
  }),
  errors: ["not-open", ...STALE_QUOTE, "time-malformed"],
});

/** Asks whether a car is available at a time; every member except the price and the time is optional. */
export const checkTime = endpoint({
  name: "checkTime",
  access: "anybody",
  trade: "quotes",
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
      order_id: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 2_147_483_647,
          description: "the trip whose time is to be changed; the other trips of an own order are judged with it",
        }),
      ),
      user_id: Type.Optional(Type.String({ maxLength: 20 })),
      is_rent: Type.Optional(Type.Boolean()),
      start_place_id: Type.Optional(Type.String({ maxLength: PLACE_ID_MAX_LENGTH })),
      duration: Type.Optional(Type.Integer({ minimum: 0, maximum: 31_536_000, description: "of a rent, in seconds" })),
      way_there: Type.Optional(
        Type.Object(
          {
            price_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
            pickup_time: Type.String({ maxLength: 25 }),
          },
          {
            additionalProperties: false,
            description: "our own addition: the trip there, where the time is one of the trip back",
          },
        ),
      ),
    },
    { additionalProperties: false },
  ),
  result: WireTimeCheck,
  errors: ["not-open", ...STALE_QUOTE, "time-malformed"],
});

/** Asks how a name will read on paper, before it is booked: not every script can be printed. */
export const checkName = endpoint({
  name: "checkName",
  access: "anybody",
  station: "booking",
  method: "POST",
  path: "/orders/check-name",
  summary: "How a name or the text of a sign will read on sign, voucher and receipt",
  params: NoParams,
  query: Type.Object(CommonQuery, { additionalProperties: false }),
  body: Type.Object(
    { name: Type.String({ maxLength: 10 * TEXT_LIMITS.sign, description: "as it would be sent with the order" }) },
    { additionalProperties: false },
  ),
  result: Type.Object({
    printed: Type.String({ description: "the same, or in Latin letters where no font has its own" }),
    is_romanised: Type.Boolean({ description: "it is printed in other letters than it is written in" }),
  }),
  errors: [],
});
