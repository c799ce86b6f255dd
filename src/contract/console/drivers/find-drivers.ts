import { Type } from "typebox";
import { CommonQuery, NoParams, nullable } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

const text = Type.String();

/** Whoever has driven lately, to be taken for a trip, with what else they drive at that time. */
export const findDrivers = operatorEndpoint({
  name: "findDrivers",
  access: { right: "driving", to: "work" },
  station: "orders",
  method: "GET",
  path: "/drivers",
  summary: "Drivers of the last 90 days, and what else they drive at the time of a trip",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      q: Type.Optional(
        Type.String({ maxLength: 100, description: "part of a name, a plate, a car, or digits of a phone" }),
      ),
      trip_id: Type.Integer({ minimum: 1, description: "the trip that somebody is wanted for" }),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    drivers: Type.Array(
      Type.Object({
        name: text,
        phone: text,
        car: text,
        plate: text,
        far_from: nullable(
          Type.String({
            description: "where their last trip began, if they drive far from this trip; null for near it",
          }),
        ),
        busy_with: Type.Array(
          Type.Object({
            trip_id: Type.Integer(),
            from: Type.Integer({ description: "pick-up, epoch milliseconds" }),
            to: Type.Integer({ description: "when that ride ends as computed, epoch milliseconds" }),
          }),
          { description: "their other trips that overlap this one" },
        ),
      }),
    ),
  }),
  errors: ["order-unknown"],
});
