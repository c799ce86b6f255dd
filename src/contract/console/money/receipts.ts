import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { MISSING_WHYS, RECEIPT_KINDS } from "#domain/payments/receipt-state.ts";

/** The longest text that says what shows a receipt. */
export const RECEIPT_TEXT = 200;

const MOST_NUMBER = 2_147_483_647;
const text = Type.String();
const moment = Type.Integer({ description: "epoch milliseconds" });

/** A fiscal receipt that is not registered, and that somebody has to see to. */
export const MissingReceipt = Type.Object({
  receipt_id: Type.Integer(),
  order_id: Type.Integer(),
  name: Type.String({ description: "who ordered" }),
  kind: oneOf(RECEIPT_KINDS),
  why: oneOf(MISSING_WHYS),
  amount: Type.Number({ description: "in whole units" }),
  currency: text,
  since: moment,
  acquirer: text,
  payment: Type.String({ description: "the reference of the payment at its acquirer" }),
  is_asked: Type.Boolean({ description: "its acquirer is being asked about it now, or gets it sent again" }),
  problem: Type.String({
    description: "why the last try came to nothing, in the server's words; empty where it did not",
  }),
});

/** A missing receipt as the console shows it. */
export type MissingReceiptView = Static<typeof MissingReceipt>;

const Receipts = Type.Object({
  receipts: Type.Array(MissingReceipt),
  now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
});

/** The fiscal receipts that are missing, all or those of one order. */
export const findReceipts = operatorEndpoint({
  name: "findReceipts",
  access: { right: "releasing", to: "look" },
  station: "payments",
  method: "GET",
  path: "/receipts",
  summary: "Fiscal receipts that are missing: refused, not registered in time, or to be issued in a till of one's own",
  params: NoParams,
  query: Type.Object(
    { ...CommonQuery, order: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_NUMBER })) },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Receipts,
  errors: [],
});

const OneReceipt = Type.Object(
  { receipt_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
  { additionalProperties: false },
);

/** Asks the acquirer about a missing receipt at once; one that settles a ride and was refused is sent again. */
export const repeatReceipt = operatorEndpoint({
  name: "repeatReceipt",
  access: { right: "releasing", to: "work" },
  audit: { isAboutMoney: true, inHistory: "names nobody" },
  station: "payments",
  method: "POST",
  path: "/receipts/:receipt_id/again",
  summary: "Ask the acquirer about a missing receipt at once; a refused one that settles a ride is sent again",
  params: OneReceipt,
  query: OnlyCommonQuery,
  body: Type.Object({}, { additionalProperties: false }),
  result: Receipts,
  errors: ["receipt-issued", "attempt-key-wrong", "attempt-conflict"],
});

/** Writes down that a missing receipt was issued otherwise. */
export const issueReceipt = operatorEndpoint({
  name: "issueReceipt",
  access: { right: "releasing", to: "work" },
  audit: { isAboutMoney: true, inHistory: "names nobody" },
  station: "payments",
  method: "POST",
  path: "/receipts/:receipt_id/issued",
  summary: "Write down that a missing receipt was issued otherwise, with what shows it",
  params: OneReceipt,
  query: OnlyCommonQuery,
  body: Type.Object(
    { reference: Type.String({ minLength: 1, maxLength: RECEIPT_TEXT, pattern: "\\S" }) },
    { additionalProperties: false },
  ),
  result: Receipts,
  errors: ["receipt-issued", "attempt-key-wrong", "attempt-conflict"],
});
