import { Type } from "typebox";
import { NoParams, nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { WORK_GROUPS } from "#domain/orders/work-group.ts";

/** What waits for the desk: how much of each kind of work there is, and when the soonest of it begins. */
export const getBoard = operatorEndpoint({
  name: "getBoard",
  access: { right: "orders", to: "look" },
  station: "orders",
  method: "GET",
  path: "/board",
  summary: "What waits for the desk, by kind of work",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({
    groups: Type.Array(
      Type.Object({
        group: oneOf(WORK_GROUPS),
        count: Type.Integer(),
        soonest: nullable(Type.Integer({ description: "the first pick-up of it, epoch milliseconds" })),
      }),
    ),
    open: Type.Integer({ description: "trips that are placed, confirmed or under way" }),
    all: Type.Integer({ description: "trips that there are" }),
    unopened: Type.Array(Type.Integer(), {
      description: "orders that nobody of the staff has opened in time, the soonest pick-up first",
    }),
    driverless: Type.Array(
      Type.Object({
        order_id: Type.Integer(),
        trip_id: Type.Integer(),
        at: Type.Integer({ description: "pick-up, epoch milliseconds" }),
        name: Type.String({ description: "of the customer" }),
      }),
      { description: "rides near their pick-up or past it that nobody drives, the soonest first" },
    ),
    newest: Type.Integer({
      description: "the number of the newest order that did not come by telephone; 0 before the first",
    }),
    now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
  }),
  errors: [],
});
