import { Type, type TSchema } from "typebox";
import { BoardTrip } from "#contract/console/board/board-trip.ts";
import { nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint, type OperatorEndpoint } from "#contract/wire/endpoint.ts";
import type { ErrorCode } from "#contract/wire/errors.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { DRIVER_LENGTHS } from "#domain/orders/trip-driver.ts";
import { TRIP_MARKS } from "#domain/orders/trip-mark.ts";

const OrderId = Type.Object({ order_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false });

/** What an order is after somebody of the staff has done something to it. */
export const DeskOrder = Type.Object({
  order_id: Type.Integer(),
  version: Type.Integer(),
  trips: Type.Array(BoardTrip),
  undo_until: nullable(
    Type.Integer({
      description: "until when the last action can be undone, epoch milliseconds; null where there is nothing to undo",
    }),
  ),
  now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
});

/** Names the version of the order that its sender saw: whoever comes second is told. */
const seen = { version: Type.Integer({ minimum: 0 }) };
const trips = { trip_ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 20 })) };

/** What tells a call that does something to an order from the others of its kind. */
type OrderActionOf<Name extends string, Body extends TSchema> = Pick<
  OperatorEndpoint<TSchema, TSchema, Body, TSchema, Name>,
  "name" | "access" | "audit" | "path" | "summary" | "body" | "bodyLimit"
> & { readonly errors?: readonly ErrorCode[] };

/** A call that does something to an order and answers what it is then; its path stands below that of the order. */
export const action = <const Name extends string, Body extends TSchema>({
  path,
  errors = [],
  ...own
}: OrderActionOf<Name, Body>) =>
  operatorEndpoint({
    ...own,
    station: "orders",
    method: "POST",
    path: `/orders/:order_id${path}`,
    params: OrderId,
    query: OnlyCommonQuery,
    result: DeskOrder,
    // What is empty or null here is meant so.
    liberal: (sent) => sent,
    errors: ["order-unknown", "attempt-key-wrong", "attempt-conflict", ...errors],
  });

/** Confirms the trips of an order that wait for it, or some of them; its traveller is told after ten seconds. */
export const confirmOrder = action({
  name: "confirmOrder",
  access: { right: "driving", to: "work" },
  audit: { inHistory: "told otherwise" },
  path: "/confirm",
  summary: "Confirm trips that wait for it",
  body: Type.Object({ ...seen, ...trips }, { additionalProperties: false }),
  errors: ["order-changed-meanwhile", "nothing-to-confirm", "order-not-agreed"],
});

/** Undoes the last action on an order, before its traveller is told of it. */
export const undoAction = action({
  name: "undoAction",
  access: { right: "driving", to: "work" },
  path: "/undo",
  summary: "Undo the last action on an order that its traveller has not been told of yet",
  body: Type.Object(seen, { additionalProperties: false }),
  errors: ["order-changed-meanwhile", "undo-over"],
});

/** Says that the changes of an order have been seen, for everybody. */
export const seeChanges = action({
  name: "seeChanges",
  access: { right: "marks", to: "work" },
  path: "/seen",
  summary: "Say that the changes of an order have been seen",
  body: Type.Object({ ...seen, ...trips }, { additionalProperties: false }),
  errors: ["order-changed-meanwhile"],
});

/** Which marks are put on, and which are taken off. */
export const marking = {
  add: Type.Optional(Type.Array(oneOf(TRIP_MARKS), { maxItems: TRIP_MARKS.length })),
  remove: Type.Optional(Type.Array(oneOf(TRIP_MARKS), { maxItems: TRIP_MARKS.length })),
};

const driverText = (member: keyof typeof DRIVER_LENGTHS) => Type.String({ maxLength: DRIVER_LENGTHS[member] });

/** Who drives, null for nobody any more, and whether the traveller is told. */
export const naming = {
  driver: nullable(
    Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: DRIVER_LENGTHS.name }),
        phone: driverText("phone"),
        car: driverText("car"),
        plate: driverText("plate"),
      },
      { additionalProperties: false },
    ),
  ),
  tell: Type.Boolean({ description: "write to the traveller" }),
};

/** Puts marks on a trip and takes others off. */
export const markTrip = action({
  name: "markTrip",
  access: { right: "marks", to: "work" },
  path: "/marks",
  summary: "Put marks on a trip and take others off",
  body: Type.Object(
    {
      trip_id: Type.Integer({ minimum: 1 }),
      ...marking,
    },
    { additionalProperties: false },
  ),
});

/** Says who drives a trip, or that nobody does any more; its traveller is told where that is wanted. */
export const nameDriver = action({
  name: "nameDriver",
  access: { right: "driving", to: "work" },
  path: "/driver",
  summary: "Say who drives a trip, or that nobody does any more",
  body: Type.Object(
    {
      ...seen,
      trip_id: Type.Integer({ minimum: 1 }),
      ...naming,
    },
    { additionalProperties: false },
  ),
  errors: ["order-changed-meanwhile", "trip-ended"],
});

/** Writes a note beside an order, which nobody but the staff ever reads. */
export const addNote = action({
  name: "addNote",
  access: { right: "notes", to: "work" },
  audit: { inHistory: "told otherwise" },
  path: "/notes",
  summary: "Write a note beside an order",
  body: Type.Object(
    { text: Type.String({ minLength: 1, maxLength: STAFF_TEXTS.note }) },
    { additionalProperties: false },
  ),
});
