import { Type, type Static } from "typebox";
import { OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";

/** Shows phones and e-mail of an order to whoever works without them; each time is an entry with its reason. */
export const showContacts = operatorEndpoint({
  name: "showContacts",
  // Those who work without phones see them by this call alone, and it is an entry.
  access: { right: "orders", to: "look" },
  station: "orders",
  method: "POST",
  path: "/orders/:order_id/contacts",
  summary: "Show phones and e-mail of an order, which is written down",
  params: Type.Object({ order_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      reason: Type.String({
        minLength: 3,
        maxLength: STAFF_TEXTS.contactsReason,
        pattern: "\\S",
        description: "why they are needed",
      }),
    },
    { additionalProperties: false },
  ),
  result: Type.Object({
    order_id: Type.Integer(),
    phone: Type.String(),
    email: Type.String(),
    people: Type.Array(Type.Object({ name: Type.String(), phone: Type.String() }), {
      description: "who travels, as far as they are named",
    }),
  }),
  errors: ["order-unknown", "attempt-key-wrong", "attempt-conflict"],
});

/** Phones and e-mail of an order. */
export type ShownContacts = Static<typeof showContacts.result>;
