import { Type, type Static } from "typebox";
import { nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { REQUEST_KINDS } from "#domain/requests/request-state.ts";

const moment = Type.Integer({ description: "epoch milliseconds" });
/** Names the order that a call is about. */
export const OfOrder = Type.Object({ order_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false });

/** Names the request that a call is about. */
export const OfRequest = Type.Object(
  { kind: oneOf(REQUEST_KINDS), request_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  { additionalProperties: false },
);

/** The letters about something, as its page shows them. */
export const Letters = Type.Object({
  letters: Type.Array(
    Type.Object({
      message_id: Type.Integer(),
      kind: Type.String(),
      subject: nullable(Type.String({ description: "of a letter that the staff wrote" })),
      to: nullable(Type.String({ description: "null for whoever may not see it" })),
      state: oneOf(["waiting", "sent", "failed", "held", "void"]),
      at: Type.Integer({ description: "when it was written down, epoch milliseconds" }),
      sent_at: nullable(moment),
      tries: Type.Integer(),
      problem: nullable(Type.String({ description: "code of what the mail server said; never an address" })),
    }),
    { description: "the newest first" },
  ),
});

/** The letters and texts about an order, as the page of the order shows them. */
export type LettersView = Static<typeof Letters>["letters"];

/** The letters and texts about an order, with how far each has come. */
export const findLetters = operatorEndpoint({
  name: "findLetters",
  access: { right: "orders", to: "look" },
  station: "notifications",
  method: "GET",
  path: "/orders/:order_id/letters",
  summary: "Letters about an order",
  params: OfOrder,
  query: OnlyCommonQuery,
  body: undefined,
  result: Letters,
  errors: [],
});

/** The letters about a request and about the offers for it, with how far each has come. */
export const findRequestLetters = operatorEndpoint({
  name: "findRequestLetters",
  access: { right: "requests", to: "look" },
  station: "notifications",
  method: "GET",
  path: "/requests/:kind/:request_id/letters",
  summary: "Letters about a request",
  params: OfRequest,
  query: OnlyCommonQuery,
  body: undefined,
  result: Letters,
  errors: [],
});

/** Sends a letter that was given up or held after all, under the number it had. */
export const sendLetterAgain = operatorEndpoint({
  name: "sendLetterAgain",
  access: { right: "marks", to: "work" },
  station: "notifications",
  method: "POST",
  path: "/orders/:order_id/letters/again",
  summary: "Send a letter that was given up or held",
  params: OfOrder,
  query: OnlyCommonQuery,
  body: Type.Object({ message_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  result: Letters,
  errors: ["letter-on-its-way", "attempt-key-wrong", "attempt-conflict"],
});

/** Sends such a letter about a request or an offer for it. */
export const sendRequestLetterAgain = operatorEndpoint({
  name: "sendRequestLetterAgain",
  access: { right: "requests", to: "look" },
  station: "notifications",
  method: "POST",
  path: "/requests/:kind/:request_id/letters/again",
  summary: "Send a letter about a request that was given up or held",
  params: OfRequest,
  query: OnlyCommonQuery,
  body: Type.Object({ message_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  result: Letters,
  errors: ["letter-on-its-way", "attempt-key-wrong", "attempt-conflict"],
});
