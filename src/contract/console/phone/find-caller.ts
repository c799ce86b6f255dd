import { Type, type Static } from "typebox";
import { BoardTrip } from "#contract/console/board/board-trip.ts";
import { WireBuyer } from "#contract/console/phone/buyers.ts";
import { WireSuggestion } from "#contract/places.ts";
import { CommonQuery, NoParams, nullable, oneOf } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";
import { LOCALES } from "#domain/values/locale.ts";

const text = Type.String();
const int = Type.Integer();

const CopiedEnd = Type.Object({
  name: Type.String({ description: "as it was ordered" }),
  place: nullable(Type.Object(WireSuggestion.properties, { description: "null where it is sold no more" })),
});

/** An earlier ride as a new order begins with it: everything but its time, its flight and its price. */
const CopiedRide = Type.Object({
  start: CopiedEnd,
  finish: CopiedEnd,
  stops: Type.Array(CopiedEnd),
  car_class: Type.Object({
    id: int,
    name: text,
    is_sold: Type.Boolean({ description: "the tariffs in force have the class" }),
  }),
  adults: int,
  children: int,
  luggage: int,
  passengers: Type.Array(Type.Object({ name: text, phone: text, email: text })),
  sign: text,
  comment: text,
  seats: Type.Object({ infant_seat: int, seat: int, booster: int }, { description: "child seats of each kind" }),
  services: Type.Array(int, { description: "numbers of other services, one for each piece" }),
  cost_center: text,
  pay_by: oneOf(PAY_BYS),
  lang: oneOf(LOCALES),
  account_id: nullable(int),
  partner_id: nullable(int),
});

/** The same as the console reads it. */
export type CopiedRideView = Static<typeof CopiedRide>;

/** Who calls, by the phone as it is typed: their account, what is ahead of them, and their last rides. */
export const findCaller = operatorEndpoint({
  name: "findCaller",
  access: { right: "placing", to: "work" },
  station: "orders",
  method: "GET",
  path: "/caller",
  summary: "Who calls from a phone",
  params: NoParams,
  query: Type.Object(
    { ...CommonQuery, phone: Type.Optional(Type.String({ maxLength: 60 })) },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    phone: Type.String({ description: "as people write it; what was typed where it is no number yet" }),
    name: Type.String({ description: "of the last ride; empty for a new caller" }),
    email: text,
    accounts: Type.Array(WireBuyer),
    rides: Type.Integer({ description: "how many trips have been ordered from it and not cancelled" }),
    no_shows: int,
    since: nullable(Type.Integer({ description: "when the first was placed, epoch milliseconds" })),
    ahead: Type.Array(BoardTrip),
    earlier: Type.Array(Type.Object({ trip: BoardTrip, copy: CopiedRide }), {
      description: "the last ten, those that are over first and what was cancelled last",
    }),
    now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
  }),
  errors: [],
});

/** Who calls, as the console reads it. */
export type CallerView = Static<typeof findCaller.result>;
