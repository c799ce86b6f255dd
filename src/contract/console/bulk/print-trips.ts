import { Type } from "typebox";
import { NoParams, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";
import { TRIP_PRINTS } from "#domain/orders/trip-prints.ts";

/** Several trips on paper, with names and phones, so that it is written down who has printed them. */
export const printTrips = operatorEndpoint({
  name: "printTrips",
  access: { right: "exporting", to: "work" },
  needsProof: true,
  station: "notifications",
  method: "POST",
  path: "/bulk/print",
  summary: "Day sheet or name signs of several trips as PDF",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      trip_ids: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: BULK_LIMITS.chosen }),
      print: oneOf(TRIP_PRINTS),
    },
    { additionalProperties: false },
  ),
  result: Type.Object({
    name: Type.String({ description: "of the file" }),
    pdf: Type.String({ description: "base64; trips that were cancelled and unknown ones are left out" }),
  }),
  liberal: (sent) => sent,
  errors: ["attempt-key-wrong", "attempt-conflict", "not-found"],
});
