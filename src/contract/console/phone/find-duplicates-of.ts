import { Type, type Static } from "typebox";
import { BoardTrip } from "#contract/console/board/board-trip.ts";
import { CommonQuery, NoParams, oneOf } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { DUPLICATE_REASONS } from "#domain/orders/duplicate-reason.ts";

const text = Type.Optional(Type.String({ maxLength: 300 }));
const place = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: "number of the priced place" }),
);

/** Trips that may be the same ride as one that is still being typed; a warning, never a refusal. */
export const findDuplicatesOf = operatorEndpoint({
  name: "findDuplicatesOf",
  access: { right: "placing", to: "work" },
  station: "orders",
  method: "GET",
  path: "/duplicates",
  summary: "Trips that may be the same ride as one that is being typed",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      pickup_time: Type.Optional(
        Type.String({ maxLength: 25, description: "YYYY-MM-DD HH:mm, local time of the start" }),
      ),
      zone: Type.Optional(Type.String({ maxLength: 60, description: "IANA zone of the start" })),
      start_place: place,
      finish_place: place,
      start_address: text,
      finish_address: text,
      flight_number: text,
      train_number: text,
      departure_flight: text,
      departure_train: text,
      name: text,
      phone: text,
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    duplicates: Type.Array(Type.Object({ trip: BoardTrip, reason: oneOf(DUPLICATE_REASONS) }), {
      description: "the nearest in time first",
    }),
  }),
  errors: ["time-malformed"],
});

/** One of them, as the console reads it. */
export type DuplicateOf = Static<typeof findDuplicatesOf.result>["duplicates"][number];
