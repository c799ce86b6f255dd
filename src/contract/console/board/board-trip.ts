import { Type, type Static } from "typebox";
import { nullable, oneOf } from "#contract/wire/common.ts";
import { ORDER_SOURCES } from "#domain/orders/order-source.ts";
import { PAY_STANDINGS } from "#domain/orders/pay-standing.ts";
import { REACHES } from "#domain/orders/reach.ts";
import { TRIP_MARKS } from "#domain/orders/trip-mark.ts";
import { TRIP_MOVES, type TripState } from "#domain/orders/trip-state.ts";
import { TRIP_PROBLEMS, WORK_GROUPS } from "#domain/orders/work-group.ts";

const text = Type.String();
const int = Type.Integer();

/** The states of trips in the order of their life. */
export const TRIP_STATES = Object.keys(TRIP_MOVES) as TripState[];

const BoardEnd = Type.Object({
  name: Type.String({
    description: "the priced place, in the caller's language; empty where nobody knows it any more",
  }),
  address: Type.String({ description: "as the traveller gave it" }),
});

const BoardDriver = Type.Object({
  name: text,
  phone: Type.String({ description: "empty for whoever may not see it" }),
  car: text,
  plate: text,
  is_told: Type.Boolean({ description: "the traveller knows who drives" }),
});

/** One trip as a row of the board. */
export const BoardTrip = Type.Object({
  trip_id: int,
  order_id: int,
  version: Type.Integer({ description: "of its order, which every change of it names" }),
  position: Type.Integer({ description: "which trip of its order it is, from 1" }),
  of: Type.Integer({ description: "how many trips the order has" }),
  state: oneOf(TRIP_STATES),
  pickup: Type.Object({
    local: Type.String({ description: "YYYY-MM-DD HH:mm on the clock of the place" }),
    zone: text,
    city: Type.String({
      description: "the town of the place, in the caller's language; empty where nobody knows it any more",
    }),
    at: Type.Integer({ description: "epoch milliseconds" }),
  }),
  arrival: Type.Integer({ description: "when the ride ends if it takes as long as computed, epoch milliseconds" }),
  waits_until: Type.Integer({ description: "until when the driver waits for nothing, epoch milliseconds" }),
  airport: Type.String({ description: "at either end, in the caller's language; empty where there is none" }),
  rent_seconds: nullable(Type.Integer({ description: "the paid time of a rent, which has no finish" })),
  start: BoardEnd,
  finish: BoardEnd,
  stops: Type.Integer({ description: "how many on the way" }),
  travel_number: Type.String({ description: "flight or train; empty where there is none" }),
  name: text,
  printed_name: nullable(
    Type.String({
      description:
        "how the sign reads on paper, or else the name, where no font has its script; null where both are printed as written",
    }),
  ),
  reach: oneOf(REACHES),
  phone: nullable(Type.String({ description: "null for whoever may not see it" })),
  car_class: text,
  people: int,
  luggage: int,
  provider: Type.Object({ id: int, name: text }, { description: "who drives" }),
  sold_by: nullable(
    Type.Object({ id: int, name: text }, { description: "whose price and terms were sold; null where they drive" }),
  ),
  driver: nullable(BoardDriver),
  price: Type.Number({ description: "of the trip, in whole units of its currency" }),
  currency: text,
  pay: Type.Object({
    standing: oneOf(PAY_STANDINGS),
    received: Type.Number({ description: "what the whole order got" }),
    cost: Type.Number({ description: "what the whole order costs" }),
  }),
  groups: Type.Array(oneOf(WORK_GROUPS), { description: "the work that it is now" }),
  problems: Type.Array(oneOf(TRIP_PROBLEMS), { description: "why it is the work of problems" }),
  marks: Type.Array(oneOf(TRIP_MARKS)),
  placed_at: Type.Integer({ description: "epoch milliseconds" }),
  source: oneOf(ORDER_SOURCES),
  partner_id: nullable(int),
  company_id: nullable(int),
});

/** One trip as a row of the board. */
export type BoardTripView = Static<typeof BoardTrip>;
