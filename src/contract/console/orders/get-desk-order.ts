import { Type, type Static } from "typebox";
import { BoardTrip } from "#contract/console/board/board-trip.ts";
import { TripSteps } from "#contract/console/states/trip-steps.ts";
import { WireEntry } from "#contract/orders/entry-and-move.ts";
import { WireOrderView } from "#contract/orders/order-view.ts";
import { nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { DUPLICATE_REASONS } from "#domain/orders/duplicate-reason.ts";

const text = Type.String();
const int = Type.Integer();
const moment = Type.Integer({ description: "epoch milliseconds" });

/** Who did something: a kind, and a name where the staff may know it. */
const Author = Type.Object({
  kind: oneOf(["traveller", "account", "operator", "acquirer", "system"]),
  name: Type.String({ description: "of an account or an acquirer; empty where there is none" }),
});

/** One thing that has happened to an order. */
const Happened = Type.Object({
  at: moment,
  what: oneOf(["placed", "state", "change", "money", "deed"]),
  trip_id: nullable(int),
  by: Author,
  state: Type.Optional(Type.String({ description: "what a trip became" })),
  fields: Type.Optional(
    Type.Array(Type.Object({ field: text, was: text, is: text }), { description: "what a change replaced" }),
  ),
  entry: Type.Optional(
    Type.Pick(WireEntry, ["kind", "amount", "reason", "way"], { description: "an entry of the order's account" }),
  ),
  call: Type.Optional(Type.String({ description: "what the staff did besides" })),
  after: Type.Optional(Type.Record(text, Type.Unknown(), { description: "what stands since then" })),
  reason: Type.Optional(text),
});

/** Everything about one order that the staff works with. */
export const DeskOrderPage = Type.Object({
  order_id: int,
  version: int,
  view: WireOrderView,
  trips: Type.Array(BoardTrip),
  customer: Type.Object({
    name: text,
    phone: nullable(Type.String({ description: "null for whoever may not see it" })),
    email: nullable(text),
    account_id: nullable(int),
    lang: text,
  }),
  partner: nullable(Type.Object({ id: int, name: text })),
  company: nullable(Type.Object({ id: int, name: text })),
  notes: Type.Array(Type.Object({ note_id: int, text, at: moment, by: Author })),
  history: Type.Array(Happened, { description: "the newest first" }),
  others: Type.Array(BoardTrip, { description: "trips of other orders of the same phone that are still to come" }),
  duplicates: Type.Array(
    Type.Object({
      trip_id: Type.Integer({ description: "the trip of this order" }),
      other: BoardTrip,
      reason: oneOf(DUPLICATE_REASONS),
      cleared: nullable(Type.Object({ at: moment, by: Author }, { description: "who said that it is another ride" })),
    }),
    { description: "trips of other orders that may be the same ride" },
  ),
  steps: Type.Array(TripSteps, { description: "where each trip may go by hand" }),
  agreed: Type.Array(Type.Object({ trip_id: int, tariff: Type.Number(), reason: text, at: moment, by: Author }), {
    description: "trips whose ride has an agreed price in place of a tariff's, each with why and who agreed last",
  }),
  photos: Type.Array(Type.Object({ photo_id: int, trip_id: int, at: moment }), {
    description: "of trips whose traveller did not come",
  }),
  request_id: nullable(Type.Integer({ description: "the request for a yacht that it answers; null of rides" })),
  is_by_phone: Type.Boolean({ description: "the staff took it by telephone" }),
  undo_until: nullable(moment),
  cancel_fee: nullable(
    Type.Number({ description: "what cancelling all that stands costs now; null where the terms do not let it" }),
  ),
  may_waive: Type.Boolean({ description: "whoever reads may give that up" }),
  now: moment,
});

/** An order as its page in the console shows it. */
export type DeskOrderView = Static<typeof DeskOrderPage>;

/** Everything about one order that the staff works with, by the number of the order or of a trip of it. */
export const getDeskOrder = operatorEndpoint({
  name: "getDeskOrder",
  access: { right: "orders", to: "look" },
  station: "orders",
  method: "GET",
  path: "/orders/:order_id",
  summary: "Everything about one order",
  params: Type.Object({ order_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: undefined,
  result: DeskOrderPage,
  errors: ["order-unknown"],
});
