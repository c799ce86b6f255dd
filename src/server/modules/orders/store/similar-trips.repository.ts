import type { Kysely } from "kysely";
import { SIMILAR_MINUTES } from "#domain/orders/similar-trips.ts";
import type { Tables } from "#server/database/tables.ts";

/** The most trips to list. */
const MOST_NAMED = 5;

/** Numbers of an account's trips that start at nearly the same moment, newest first. */
export async function findSimilarTrips(
  db: Kysely<Tables>,
  trip: { readonly accountId: number; readonly pickupAt: number; readonly except: number | undefined },
): Promise<number[]> {
  const span = SIMILAR_MINUTES * 60_000;
  const { except } = trip;
  const near = db
    .selectFrom("trips")
    .innerJoin("orders", "orders.order_id", "trips.order_id")
    .select("trips.trip_id")
    .where("orders.account_id", "=", trip.accountId)
    .where("trips.cancelled_at", "is", null)
    .where("trips.pickup_at", ">=", new Date(trip.pickupAt - span))
    .where("trips.pickup_at", "<=", new Date(trip.pickupAt + span))
    .orderBy("trips.trip_id", "desc")
    .limit(MOST_NAMED);
  // The other cars of the same order are meant to start together.
  const others = near.where("trips.order_id", "not in", (own) =>
    own
      .selectFrom("trips as own")
      .select("own.order_id")
      .where("own.trip_id", "=", except ?? 0),
  );
  const rows = await (except === undefined ? near : others).execute();
  return rows.map((row) => row.trip_id);
}
