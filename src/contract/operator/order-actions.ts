import { Type, type TSchema } from "typebox";
import { BoardTrip, oneOf } from "#contract/operator/board-trip.ts";
import { nullable, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint, OPERATOR_PREFIX, type Endpoint } from "#contract/wire/endpoint.ts";
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

/** A call that does something to an order and answers what it is then. */
export function action<Name extends string, Body extends TSchema>(
  name: Name,
  path: `/${string}`,
  summary: string,
  body: Body,
  errors: readonly ErrorCode[] = [],
): Endpoint<typeof OrderId, typeof OnlyCommonQuery, Body, typeof DeskOrder> & { readonly name: Name } {
  const call = endpoint({
    name,
    station: "orders",
    method: "POST",
    prefixes: [OPERATOR_PREFIX],
    path: `/orders/:order_id${path}`,
    summary,
    params: OrderId,
    query: OnlyCommonQuery,
    body,
    result: DeskOrder,
    // What is empty or null here is meant so.
    liberal: (sent) => sent,
    errors: ["order-unknown", "attempt-key-wrong", "attempt-conflict", ...errors],
  });
  return { ...call, name };
}

/** Confirms the trips of an order that wait for it, or some of them; its traveller is told after ten seconds. */
export const confirmOrder = action(
  "confirmOrder",
  "/confirm",
  "Confirm trips that wait for it",
  Type.Object({ ...seen, ...trips }, { additionalProperties: false }),
  ["order-changed-meanwhile", "nothing-to-confirm", "order-not-agreed"],
);

/** Undoes the last action on an order, before its traveller is told of it. */
export const undoAction = action(
  "undoAction",
  "/undo",
  "Undo the last action on an order that its traveller has not been told of yet",
  Type.Object(seen, { additionalProperties: false }),
  ["order-changed-meanwhile", "undo-over"],
);

/** Says that the changes of an order have been seen, for everybody. */
export const seeChanges = action(
  "seeChanges",
  "/seen",
  "Say that the changes of an order have been seen",
  Type.Object({ ...seen, ...trips }, { additionalProperties: false }),
  ["order-changed-meanwhile"],
);

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
export const markTrip = action(
  "markTrip",
  "/marks",
  "Put marks on a trip and take others off",
  Type.Object(
    {
      trip_id: Type.Integer({ minimum: 1 }),
      ...marking,
    },
    { additionalProperties: false },
  ),
);

/** Says who drives a trip, or that nobody does any more; its traveller is told where that is wanted. */
export const nameDriver = action(
  "nameDriver",
  "/driver",
  "Say who drives a trip, or that nobody does any more",
  Type.Object(
    {
      ...seen,
      trip_id: Type.Integer({ minimum: 1 }),
      ...naming,
    },
    { additionalProperties: false },
  ),
  ["order-changed-meanwhile", "trip-ended"],
);

/** Writes a note beside an order, which nobody but the staff ever reads. */
export const addNote = action(
  "addNote",
  "/notes",
  "Write a note beside an order",
  Type.Object({ text: Type.String({ minLength: 1, maxLength: STAFF_TEXTS.note }) }, { additionalProperties: false }),
);
