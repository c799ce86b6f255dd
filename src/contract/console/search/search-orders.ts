import { Type } from "typebox";
import { BoardTrip } from "#contract/console/board/board-trip.ts";
import { CommonQuery, NoParams, oneOf } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { SEARCH_FIELDS } from "#domain/orders/search-field.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";

/** Trips by whatever somebody has of them: a number, a scrap of a phone, a name in either alphabet, a flight, an address. */
export const searchOrders = operatorEndpoint({
  name: "searchOrders",
  access: { right: "orders", to: "look" },
  station: "orders",
  method: "GET",
  path: "/search",
  summary: "Trips by a number, a phone, a name, a flight or an address",
  params: NoParams,
  query: Type.Object(
    { ...CommonQuery, q: Type.Optional(Type.String({ maxLength: STAFF_TEXTS.sought })) },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    hits: Type.Array(Type.Object({ trip: BoardTrip, by: oneOf(SEARCH_FIELDS) })),
    now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
  }),
  errors: [],
});
