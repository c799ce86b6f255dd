import type { Kysely } from "kysely";
import { identityOf, type Actor, type Identity } from "#domain/accounts/actor.ts";
import type { Tables } from "#server/database/tables.ts";

/** Trips that start within this time of each other can hardly be ridden by the same person. */
const SIMILAR_MINUTES = 30;

/** At most so many are named. */
const MOST_NAMED = 5;

/**
 * Trips of the caller's own account that start at nearly the same moment, so that nobody orders the same ride twice unknowingly
 * (BKF-43). A visitor is told nothing: nobody knows whose orders these would be.
 */
export async function findSimilarTrips(
  db: Kysely<Tables>,
  actor: Actor,
  { pickupAt, except }: { readonly pickupAt: number; readonly except: number | undefined },
): Promise<number[]> {
  const identity = identityOf(actor);
  if (identity === null || !ridesItself(identity)) return [];
  const span = SIMILAR_MINUTES * 60_000;
  const rows = await db
    .selectFrom("trips")
    .innerJoin("orders", "orders.order_id", "trips.order_id")
    .select("trips.trip_id")
    .where("orders.account_id", "=", identity.userId)
    .where("trips.cancelled_at", "is", null)
    .where("trips.pickup_at", ">=", new Date(pickupAt - span))
    .where("trips.pickup_at", "<=", new Date(pickupAt + span))
    .$if(except !== undefined, (query) => query.where("trips.trip_id", "!=", except ?? 0))
    .orderBy("trips.trip_id", "desc")
    .limit(MOST_NAMED)
    .execute();
  return rows.map((row) => row.trip_id);
}

/** Whoever books for others orders many rides at one time, and is not to be warned of each. */
function ridesItself({ role, isCoordinator }: Identity): boolean {
  return role === "customer" || (role === "corporate" && !isCoordinator);
}
