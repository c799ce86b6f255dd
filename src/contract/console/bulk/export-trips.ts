import { Type } from "typebox";
import { BoardTrip } from "#contract/console/board/board-trip.ts";
import { NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";

/** Several trips with names and phones for a table outside the console, so that it is written down who has taken them. */
export const exportTrips = operatorEndpoint({
  name: "exportTrips",
  access: { right: "exporting", to: "work" },
  needsProof: true,
  station: "orders",
  method: "POST",
  path: "/bulk/export",
  summary: "Several trips for a table outside the console",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    { trip_ids: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: BULK_LIMITS.chosen }) },
    { additionalProperties: false },
  ),
  result: Type.Object({ trips: Type.Array(BoardTrip, { description: "by pick-up; unknown ones are left out" }) }),
  liberal: (sent) => sent,
  errors: ["attempt-key-wrong", "attempt-conflict"],
});
