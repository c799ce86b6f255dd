import { Type, type Static } from "typebox";
import { NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";

const int = Type.Integer();

/** A provider of the book in force, with what their own tariffs would be for several trips. */
const PassingProvider = Type.Object({
  id: int,
  name: Type.String(),
  drives: Type.Integer({ description: "how many of the trips they drive now" }),
  served: Type.Array(
    Type.Object({
      currency: Type.String(),
      trips: int,
      sold: Type.Number({ description: "what these trips were sold for; it stays" }),
      own: Type.Number({ description: "what their own tariffs ask for the same trips" }),
    }),
    { description: "trips that a tariff of theirs serves, by currency" },
  ),
  unserved: Type.Integer({ description: "how many of the trips no tariff of theirs serves" }),
  lacking: Type.Integer({ description: "how many of the trips have a service that their tariff has not" }),
});

/** The same, as the board gets it. */
export type PassingProviderView = Static<typeof PassingProvider>;

/** Who may drive several trips, each with what their own tariffs would be; nothing is kept. */
export const previewPassTrips = operatorEndpoint({
  name: "previewPassTrips",
  access: { right: "driving", to: "work" },
  isPreview: true,
  station: "orders",
  method: "POST",
  path: "/bulk/provider/preview",
  summary: "Who may drive several trips, each with what their own tariffs would be",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      trip_ids: Type.Array(Type.Integer({ minimum: 1 }), {
        minItems: 1,
        maxItems: BULK_LIMITS.inOneCall,
        uniqueItems: true,
      }),
    },
    { additionalProperties: false },
  ),
  result: Type.Object({ providers: Type.Array(PassingProvider) }),
  liberal: (sent) => sent,
  errors: ["order-unknown"],
});
