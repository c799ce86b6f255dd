import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import {
  REFUND_MOVES,
  REFUND_QUEUES,
  REFUND_WAYS,
  type RefundQueue,
  type RefundState,
} from "#domain/payments/refund-state.ts";

/** How many refunds a page has. */
export const REFUND_PAGE = 50;

/** The longest reason and the longest reference that somebody writes beside a refund. */
export const REFUND_TEXT = { reason: 500, reference: 100 } as const;

const QUEUES = Object.keys(REFUND_QUEUES) as RefundQueue[];
const STATES = Object.keys(REFUND_MOVES) as RefundState[];
const text = Type.String();
const moment = Type.Integer({ description: "epoch milliseconds" });
const Person = Type.Object({
  kind: oneOf(["traveller", "account", "operator", "acquirer", "system"] as const),
  name: text,
  is_self: Type.Boolean(),
});
const Done = nullable(Type.Object({ at: moment, by: Person }));

/** One refund as a row of the queue. */
export const RefundRow = Type.Object({
  refund_id: Type.Integer(),
  order_id: Type.Integer(),
  name: Type.String({ description: "who ordered" }),
  state: oneOf(STATES),
  amount: Type.Number({ description: "in whole units" }),
  currency: text,
  reason: text,
  note: text,
  order: Type.Object({ cost: Type.Number(), paid: Type.Number() }),
  payment: nullable(Type.Object({ acquirer: text, reference: text, amount: Type.Number(), at: nullable(moment) })),
  way: oneOf(REFUND_WAYS),
  reference: Type.String({ description: "what shows a transfer or a payment in cash" }),
  asked: Type.Object({ at: moment, by: Person }),
  approved: Done,
  released: Done,
  is_alone: Type.Boolean({ description: "nobody else could release it" }),
  returned_at: nullable(moment),
  declined: nullable(Type.Object({ at: moment, by: Person, reason: text })),
  tries: Type.Integer({ description: "how often the acquirer was asked" }),
  problem: Type.String({ description: "why it failed or is not known to have arrived" }),
  approval: Type.Object(
    { kind: oneOf(["done", "first", "own", "given"] as const), is_alone: Type.Boolean() },
    { description: "what a release by this account would do" },
  ),
});

/** One refund as a row of the queue. */
export type RefundRowView = Static<typeof RefundRow>;

/** Refunds of one queue, or of one order. */
export const findRefunds = operatorEndpoint({
  name: "findRefunds",
  access: { right: "releasing", to: "look" },
  station: "payments",
  method: "GET",
  path: "/refunds",
  summary: "Refunds of one queue, or of one order",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      queue: Type.Optional(oneOf(QUEUES)),
      order: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      after: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: "`next` of the page before" }),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: REFUND_PAGE })),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    refunds: Type.Array(RefundRow),
    open: Type.Array(
      Type.Object({
        queue: oneOf(QUEUES),
        count: Type.Integer(),
        oldest: nullable(moment),
        sums: Type.Array(Type.Object({ amount: Type.Number(), currency: text })),
      }),
      { description: "the queues of money that is still to go back" },
    ),
    limit: Type.Object({ amount: Type.Number(), currency: text }, { description: "what an accountant releases alone" }),
    next: nullable(Type.Integer()),
    waiting: Type.Integer({
      description: "refunds, disputes to be answered and missing receipts that wait for somebody",
    }),
    now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
  }),
  errors: [],
});

const RefundId = Type.Object(
  { refund_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  { additionalProperties: false },
);
const seen = {
  expected: Type.Number({ exclusiveMinimum: 0, description: "the sum of the refund as it was seen, in whole units" }),
};
const common = {
  station: "payments",
  method: "POST",
  params: RefundId,
  query: OnlyCommonQuery,
} as const;
const errors = ["refund-unknown", "refund-moved", "attempt-key-wrong", "attempt-conflict"] as const;

/** Releases a refund or a part of it, by the acquirer, or says that it was returned by bank or in cash. */
export const releaseRefund = operatorEndpoint({
  ...common,
  name: "releaseRefund",
  // Money goes out, so the password is asked for again.
  access: { right: "releasing", to: "work" },
  needsProof: true,
  audit: { isAboutMoney: true, inHistory: "names nobody" },
  path: "/refunds/:refund_id/release",
  summary: "Release a refund or a part of it; above the limit the first of two people approves it",
  body: Type.Object(
    {
      ...seen,
      amount: Type.Number({ exclusiveMinimum: 0, maximum: 1e9, description: "what is released, in whole units" }),
      way: oneOf(REFUND_WAYS),
      reference: Type.Optional(
        Type.String({ maxLength: REFUND_TEXT.reference, description: "needed by bank and in cash" }),
      ),
    },
    { additionalProperties: false },
  ),
  result: RefundRow,
  errors: [...errors, "refund-limit", "refund-way", "refund-disputed"],
});

/** Declines a refund. */
export const declineRefund = operatorEndpoint({
  ...common,
  name: "declineRefund",
  access: { right: "releasing", to: "work" },
  audit: { isAboutMoney: true, inHistory: "names nobody" },
  path: "/refunds/:refund_id/decline",
  summary: "Decline a refund, with a reason: the order keeps the money",
  body: Type.Object(
    { ...seen, reason: Type.String({ minLength: 1, maxLength: REFUND_TEXT.reason, pattern: "\\S" }) },
    { additionalProperties: false },
  ),
  result: RefundRow,
  errors,
});

/** Asks again for a refund that was declined. */
export const askRefundAgain = operatorEndpoint({
  ...common,
  name: "askRefundAgain",
  access: { right: "refunds", to: "work" },
  audit: { isAboutMoney: true, inHistory: "names nobody" },
  path: "/refunds/:refund_id/again",
  summary: "Put a declined refund back into the queue",
  body: Type.Object(seen, { additionalProperties: false }),
  result: RefundRow,
  errors: [...errors, "refund-limit"],
});
