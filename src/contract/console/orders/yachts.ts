import { Type, type Static } from "typebox";
import { WireYachtOrder } from "#contract/orders/yacht-orders.ts";
import { CommonQuery, NoParams, nullableText, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { CANCEL_REASONS } from "#domain/orders/staff-cancel.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { CORRECTION_LENGTH } from "#domain/orders/state-by-hand.ts";
import { YACHT_FILTERS, YACHT_MOVES } from "#domain/yachts/yacht-moves.ts";

/** So many yacht orders stand in the list at most. */
export const MOST_YACHTS = 100;

const closed = { additionalProperties: false };
const OrderId = Type.Object({ order_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }, closed);
const seen = { version: Type.Integer({ minimum: 0 }) };

const YachtRow = Type.Object({
  ...WireYachtOrder.properties,
  name: Type.String(),
  rest_late: Type.Boolean({ description: "the last day for the rest has passed" }),
  held_until: nullableText,
});

/** A yacht order as a row of the console's list. */
export type YachtRowView = Static<typeof YachtRow>;

/** Orders of kind yacht, the soonest first: a list beside the board, whose rows are trips. */
export const findYachts = operatorEndpoint({
  name: "findYachts",
  access: { right: "orders", to: "look" },
  station: "orders",
  method: "GET",
  path: "/yachts",
  summary: "Orders of kind yacht, the soonest first",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      show: Type.Optional(Type.String({ maxLength: 20, description: "open, completed or cancelled; open without" })),
      q: Type.Optional(
        Type.String({ maxLength: STAFF_TEXTS.sought, description: "number, name, phone, e-mail, vessel or place" }),
      ),
    },
    closed,
  ),
  body: undefined,
  result: Type.Object({
    yachts: Type.Array(YachtRow),
    counts: Type.Array(Type.Object({ show: oneOf(YACHT_FILTERS), count: Type.Integer() })),
    now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
  }),
  errors: [],
});

const YachtDone = Type.Object({ order_id: Type.Integer(), version: Type.Integer(), state: Type.String() });

const WRITES = ["order-unknown", "order-changed-meanwhile", "attempt-key-wrong", "attempt-conflict"] as const;

/** Says that a yacht is confirmed, under way or over. */
export const moveYacht = operatorEndpoint({
  name: "moveYacht",
  access: { right: "driving", to: "work" },
  audit: { inHistory: "told otherwise" },
  station: "orders",
  method: "POST",
  path: "/yachts/:order_id/state",
  summary: "Say that a yacht is confirmed, under way or over",
  params: OrderId,
  query: OnlyCommonQuery,
  body: Type.Object({ ...seen, state: oneOf(YACHT_MOVES) }, closed),
  result: YachtDone,
  liberal: (sent) => sent,
  errors: [...WRITES, "yacht-move"],
});

/** Puts a wrong state of a yacht right, one step back; one that was confirmed by mistake is held for its deposit again. */
export const correctYacht = operatorEndpoint({
  name: "correctYacht",
  access: { right: "driving", to: "work" },
  station: "orders",
  method: "POST",
  path: "/yachts/:order_id/state/correct",
  summary: "Put a wrong state of a yacht right",
  params: OrderId,
  query: OnlyCommonQuery,
  body: Type.Object(
    { ...seen, reason: Type.String({ minLength: 1, maxLength: CORRECTION_LENGTH, pattern: "\\S" }) },
    closed,
  ),
  result: YachtDone,
  liberal: (sent) => sent,
  errors: [...WRITES, "state-not-next", "correction-over"],
});

/** Cancels an order of kind yacht for the staff: by its terms, or for nothing where the reason is ours. */
export const cancelYacht = operatorEndpoint({
  name: "cancelYacht",
  access: { right: "changing", to: "work" },
  audit: { isAboutMoney: true },
  station: "orders",
  method: "POST",
  path: "/yachts/:order_id/cancel",
  summary: "Cancel an order of kind yacht; what goes back waits to be released",
  params: OrderId,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      ...seen,
      reason: oneOf(CANCEL_REASONS),
      text: Type.Optional(Type.String({ maxLength: STAFF_TEXTS.reason })),
      waive: Type.Optional(Type.Boolean({ description: "give the fee of the terms up" })),
      fee: Type.Number({ minimum: 0, description: "that was shown, in whole units" }),
      refund: Type.Number({ minimum: 0, description: "that was shown" }),
    },
    closed,
  ),
  result: YachtDone,
  liberal: (sent) => sent,
  errors: [...WRITES, "cancel-refused", "fee-changed", "let-off-limit", "decline-wordless"],
});
