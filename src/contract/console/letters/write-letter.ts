import { Type } from "typebox";
import { LetterShown } from "#contract/console/letters/letter-shown.ts";
import { Letters, OfOrder } from "#contract/console/letters/letters.ts";
import { OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { LETTER_LENGTHS } from "#domain/orders/letter-fields.ts";

const trip_id = Type.Optional(Type.Integer({ minimum: 1, description: "whose fields it names; the first that goes" }));
const words = {
  subject: Type.String({ minLength: 1, maxLength: LETTER_LENGTHS.subject }),
  text: Type.String({ minLength: 1, maxLength: LETTER_LENGTHS.text }),
};
const refusals = ["order-unknown", "letter-gaps", "letter-nowhere"] as const;

/** Shows a letter of the staff as its traveller would get it, in the language of the order. */
export const previewOwnLetter = operatorEndpoint({
  name: "previewOwnLetter",
  access: { right: "marks", to: "work" },
  isPreview: true,
  station: "notifications",
  method: "POST",
  path: "/orders/:order_id/letters/own/preview",
  summary: "Show a letter in one's own words before it is sent",
  params: OfOrder,
  query: OnlyCommonQuery,
  body: Type.Object({ ...words, trip_id }, { additionalProperties: false }),
  result: LetterShown,
  errors: refusals,
});

/** Sends a letter of the staff to the traveller of an order. */
export const sendOwnLetter = operatorEndpoint({
  name: "sendOwnLetter",
  access: { right: "marks", to: "work" },
  station: "notifications",
  method: "POST",
  path: "/orders/:order_id/letters/own",
  summary: "Send a letter in one's own words",
  params: OfOrder,
  query: OnlyCommonQuery,
  body: Type.Object({ ...words, trip_id }, { additionalProperties: false }),
  result: Letters,
  errors: [...refusals, "attempt-key-wrong", "attempt-conflict"],
});

/** Sends the link of an order to its traveller once more; where something is to be paid, it leads to paying. */
export const sendLinkAgain = operatorEndpoint({
  name: "sendLinkAgain",
  access: { right: "marks", to: "work" },
  station: "notifications",
  method: "POST",
  path: "/orders/:order_id/letters/link",
  summary: "Send the link of an order once more",
  params: OfOrder,
  query: OnlyCommonQuery,
  body: Type.Object({}, { additionalProperties: false }),
  result: Letters,
  errors: ["order-unknown", "letter-nowhere", "letter-too-soon", "attempt-key-wrong", "attempt-conflict"],
});

/** Shows the link of an order that was taken by telephone, for whoever has no e-mail to get it by; who has seen it is written down. */
export const showOrderLink = operatorEndpoint({
  name: "showOrderLink",
  access: { right: "placing", to: "work" },
  station: "notifications",
  method: "POST",
  path: "/orders/:order_id/link",
  summary: "Show the link of an order taken by telephone",
  params: OfOrder,
  query: OnlyCommonQuery,
  body: Type.Object({}, { additionalProperties: false }),
  result: Type.Object({
    link: Type.String({ description: "opens the order without a password" }),
    code: Type.Array(Type.String(), { description: "the same as a QR code: rows of 0 and 1" }),
  }),
  errors: ["order-unknown", "attempt-key-wrong", "attempt-conflict"],
});
