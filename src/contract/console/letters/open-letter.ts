import { Type, type Static } from "typebox";
import { nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint, OPERATOR_PREFIX } from "#contract/wire/endpoint.ts";
import { REQUEST_KINDS } from "#domain/requests/request-state.ts";

const messageId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

const OpenedLetter = Type.Object({
  to: nullable(Type.String({ description: "null for whoever may not see it" })),
  lang: Type.String(),
  subject: Type.String({ description: "empty for a text message" }),
  text: Type.String({ description: "its text part, without what opens the order" }),
  is_kept: Type.Boolean({ description: "it is what went; otherwise what would be written now" }),
  has_page: Type.Boolean({ description: "it has a second form, at the same address with /page" }),
});

/** A letter as its reader got it, or as it would be written now. */
export type OpenedLetterView = Static<typeof OpenedLetter>;

/** Where the HTML of a letter is shown in a frame. */
export const LETTER_PAGES = {
  order: `${OPERATOR_PREFIX}/orders/:order_id/letters/:message_id/page`,
  request: `${OPERATOR_PREFIX}/requests/:kind/:request_id/letters/:message_id/page`,
} as const;

/** Opens a letter or a text about an order, as it was sent. */
export const openLetter = operatorEndpoint({
  name: "openLetter",
  access: { right: "orders", to: "look" },
  station: "notifications",
  method: "GET",
  path: "/orders/:order_id/letters/:message_id",
  summary: "A letter about an order, as it was sent",
  params: Type.Object(
    { order_id: Type.Integer({ minimum: 1 }), message_id: messageId },
    { additionalProperties: false },
  ),
  query: OnlyCommonQuery,
  body: undefined,
  result: OpenedLetter,
  errors: ["letter-unknown"],
});

/** Opens a letter about a request or an offer for it, as it was sent. */
export const openRequestLetter = operatorEndpoint({
  name: "openRequestLetter",
  access: { right: "requests", to: "look" },
  station: "notifications",
  method: "GET",
  path: "/requests/:kind/:request_id/letters/:message_id",
  summary: "A letter about a request, as it was sent",
  params: Type.Object(
    {
      kind: oneOf(REQUEST_KINDS),
      request_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      message_id: messageId,
    },
    { additionalProperties: false },
  ),
  query: OnlyCommonQuery,
  body: undefined,
  result: OpenedLetter,
  errors: ["letter-unknown"],
});
