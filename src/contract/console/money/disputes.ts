import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { DISPUTE_STATES } from "#domain/payments/dispute.ts";

/** The longest text that somebody writes about a dispute. */
export const DISPUTE_TEXT = 500;

const MOST_NUMBER = 2_147_483_647;
const text = Type.String();
const moment = Type.Integer({ description: "epoch milliseconds" });
const Sum = Type.Object({ amount: Type.Number({ description: "in whole units" }), currency: text });

/** A dispute about a payment: its payer takes the money back through a bank. */
export const Dispute = Type.Object({
  dispute_id: Type.Integer(),
  order_id: Type.Integer(),
  name: Type.String({ description: "who ordered" }),
  state: oneOf(DISPUTE_STATES),
  ...Sum.properties,
  is_withdrawn: Type.Boolean({ description: "whether the money is with the bank now" }),
  fee: nullable(Sum),
  reason: Type.String({ description: "in the acquirer's own word; empty where somebody wrote it down" }),
  note: text,
  due_at: nullable(moment),
  opened_at: moment,
  settled_at: nullable(moment),
  is_by_hand: Type.Boolean({ description: "somebody of the staff wrote it down, and writes down how it was decided" }),
  acquirer: text,
  payment: Type.String({ description: "the reference of the payment at its acquirer" }),
});

/** A dispute as the console shows it. */
export type DisputeView = Static<typeof Dispute>;

const Disputes = Type.Object({
  disputes: Type.Array(Dispute),
  now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
});

/** Disputes that are not decided, or all of one order. */
export const findDisputes = operatorEndpoint({
  name: "findDisputes",
  access: { right: "releasing", to: "look" },
  station: "payments",
  method: "GET",
  path: "/disputes",
  summary: "Disputes that are not decided, or all of one order",
  params: NoParams,
  query: Type.Object(
    { ...CommonQuery, order: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_NUMBER })) },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Disputes,
  errors: [],
});

/** Writes down a dispute of which the acquirer tells by e-mail alone. */
export const recordDispute = operatorEndpoint({
  name: "recordDispute",
  access: { right: "releasing", to: "work" },
  audit: { isAboutMoney: true, inHistory: "names nobody" },
  station: "payments",
  method: "POST",
  path: "/orders/:order_id/disputes",
  summary: "Write down a chargeback that the acquirer reports by e-mail; its money is withdrawn from the order",
  params: Type.Object(
    { order_id: Type.Integer({ minimum: 1, maximum: MOST_NUMBER }) },
    { additionalProperties: false },
  ),
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      amount: Type.Number({ exclusiveMinimum: 0, maximum: 1e9, description: "in whole units of the order's currency" }),
      fee: Type.Number({ minimum: 0, maximum: 1e9, description: "what the acquirer charges for it" }),
      note: Type.String({ minLength: 1, maxLength: DISPUTE_TEXT, pattern: "\\S" }),
      due_at: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 8.64e15, description: "until when to answer, epoch milliseconds" }),
      ),
      version: Type.Integer({ minimum: 0, description: "of the order as it was seen" }),
    },
    { additionalProperties: false },
  ),
  result: Disputes,
  errors: [
    "order-unknown",
    "order-changed-meanwhile",
    "dispute-limit",
    "attempt-key-wrong",
    "attempt-conflict",
    "malformed",
  ],
});

/** Writes down how a dispute was decided. */
export const decideDispute = operatorEndpoint({
  name: "decideDispute",
  access: { right: "releasing", to: "work" },
  audit: { isAboutMoney: true, inHistory: "names nobody" },
  station: "payments",
  method: "POST",
  path: "/disputes/:dispute_id/decide",
  summary: "Write down how a dispute was decided that somebody had written down; money of one that was won is back",
  params: Type.Object(
    { dispute_id: Type.Integer({ minimum: 1, maximum: MOST_NUMBER }) },
    { additionalProperties: false },
  ),
  query: OnlyCommonQuery,
  body: Type.Object({ state: oneOf(["won", "lost"] as const) }, { additionalProperties: false }),
  result: Disputes,
  errors: ["dispute-unknown", "dispute-moved", "attempt-key-wrong", "attempt-conflict"],
});
