import { Type, type Static, type TProperties } from "typebox";
import { BoardTrip } from "#contract/operator/board-trip.ts";
import { marking, naming } from "#contract/operator/order-actions.ts";
import { NoParams, nullable, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint, OPERATOR_PREFIX } from "#contract/wire/endpoint.ts";
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

const bulk = <Name extends string, Members extends TProperties>(
  name: Name,
  path: `/bulk/${string}`,
  summary: string,
  members: Members,
) => ({
  ...endpoint({
    name,
    station: "orders",
    method: "POST",
    prefixes: [OPERATOR_PREFIX],
    path,
    summary,
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
  }),
  name,
});

/** Has another provider drive several trips, each for what it was sold for. */
export const passTrips = bulk("passTrips", "/bulk/provider", "Say which provider drives several trips", {
  provider_id: Type.Integer({ minimum: 1 }),
});

/** Confirms several trips, each in a transaction of its own. */
export const confirmTrips = bulk("confirmTrips", "/bulk/confirm", "Confirm several trips", {});

/** Says of several trips that their changes have been seen. */
export const seeTrips = bulk("seeTrips", "/bulk/seen", "Say of several trips that their changes have been seen", {});

/** Puts marks on several trips and takes others off. */
export const markTrips = bulk("markTrips", "/bulk/marks", "Put marks on several trips and take others off", marking);

/** Says who drives several trips. */
export const driveTrips = bulk("driveTrips", "/bulk/driver", "Say who drives several trips", naming);
