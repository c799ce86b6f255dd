import { Type, type Static, type TProperties, type TSchema } from "typebox";
import { BoardTrip } from "#contract/console/board/board-trip.ts";
import { marking, naming } from "#contract/console/orders/order-actions.ts";
import { NoParams, nullable, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint, type OperatorEndpoint } from "#contract/wire/endpoint.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";

/** What became of each of several trips. */
export const BulkOutcome = Type.Object({
  results: Type.Array(
    Type.Object({
      trip_id: Type.Integer(),
      refused: nullable(
        Type.Object(
          { code: Type.String(), message: Type.String() },
          { description: "why nothing was done to it; null where it was" },
        ),
      ),
    }),
    { description: "in the order in which they were asked for" },
  ),
  trips: Type.Array(BoardTrip, { description: "the same trips as they are now" }),
});

/** The same, as the board gets it. */
export type BulkOutcomeView = Static<typeof BulkOutcome>;

/** What tells a call that does one thing to several trips from the others of its kind. */
type BulkCallOf<Name extends string, Members extends TProperties> = Pick<
  OperatorEndpoint<TSchema, TSchema, TSchema, TSchema, Name>,
  "name" | "access" | "audit" | "path" | "summary"
> & { readonly members: Members };

const bulk = <const Name extends string, Members extends TProperties>({ members, ...own }: BulkCallOf<Name, Members>) =>
  operatorEndpoint({
    ...own,
    station: "orders",
    method: "POST",
    params: NoParams,
    query: OnlyCommonQuery,
    body: Type.Object(
      {
        trips: Type.Array(
          Type.Object(
            {
              trip_id: Type.Integer({ minimum: 1 }),
              version: Type.Integer({ minimum: 0, description: "of its order, as it was seen" }),
            },
            { additionalProperties: false },
          ),
          { minItems: 1, maxItems: BULK_LIMITS.inOneCall },
        ),
        ...members,
      },
      { additionalProperties: false },
    ),
    result: BulkOutcome,
    // What is empty or null here is meant so.
    liberal: (sent) => sent,
    errors: ["attempt-key-wrong", "attempt-conflict"],
  });

/** Has another provider drive several trips, each for what it was sold for. */
export const passTrips = bulk({
  name: "passTrips",
  access: { right: "driving", to: "work" },
  path: "/bulk/provider",
  summary: "Say which provider drives several trips",
  members: {
    provider_id: Type.Integer({ minimum: 1 }),
  },
});

/** Confirms several trips, each in a transaction of its own. */
export const confirmTrips = bulk({
  name: "confirmTrips",
  access: { right: "driving", to: "work" },
  audit: { inHistory: "told otherwise" },
  path: "/bulk/confirm",
  summary: "Confirm several trips",
  members: {},
});

/** Says of several trips that their changes have been seen. */
export const seeTrips = bulk({
  name: "seeTrips",
  access: { right: "marks", to: "work" },
  path: "/bulk/seen",
  summary: "Say of several trips that their changes have been seen",
  members: {},
});

/** Puts marks on several trips and takes others off. */
export const markTrips = bulk({
  name: "markTrips",
  access: { right: "marks", to: "work" },
  path: "/bulk/marks",
  summary: "Put marks on several trips and take others off",
  members: marking,
});

/** Says who drives several trips. */
export const driveTrips = bulk({
  name: "driveTrips",
  access: { right: "driving", to: "work" },
  path: "/bulk/driver",
  summary: "Say who drives several trips",
  members: naming,
});
