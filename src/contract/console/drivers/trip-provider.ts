import { Type } from "typebox";
import { action } from "#contract/console/orders/order-actions.ts";
import { CommonQuery, nullable } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

const text = Type.String();
const number = Type.Integer({ minimum: 1 });

/** Who may drive a trip, each with what their own tariff would be for the same ride. */
export const findTripProviders = operatorEndpoint({
  name: "findTripProviders",
  access: { right: "driving", to: "work" },
  station: "orders",
  method: "GET",
  path: "/orders/:order_id/providers",
  summary: "Who may drive a trip, each with what their own tariff would be",
  params: Type.Object({ order_id: number }, { additionalProperties: false }),
  query: Type.Object({ ...CommonQuery, trip_id: number }, { additionalProperties: false }),
  body: undefined,
  result: Type.Object({
    version: Type.Integer(),
    currency: text,
    sold: Type.Number({ description: "what the trip was sold for before the discount of a certificate; it stays" }),
    providers: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: text,
        is_seller: Type.Boolean({ description: "their price and terms were sold" }),
        is_driving: Type.Boolean(),
        price: nullable(
          Type.Number({ description: "by their own tariff, for the same ride; null where none of theirs serves it" }),
        ),
        without: Type.Array(text, { description: "ordered services that their tariff does not have" }),
      }),
      { description: "of the book in force, the cheapest first" },
    ),
  }),
  errors: ["order-unknown"],
});

/** Says which provider drives a trip; price, terms and quote stay those that were sold. */
export const setTripProvider = action({
  name: "setTripProvider",
  access: { right: "driving", to: "work" },
  path: "/provider",
  summary: "Say which provider drives a trip",
  body: Type.Object(
    { version: Type.Integer({ minimum: 0 }), trip_id: number, provider_id: number },
    { additionalProperties: false },
  ),
  errors: ["order-changed-meanwhile", "trip-ended", "nothing-to-change", "malformed"],
});
