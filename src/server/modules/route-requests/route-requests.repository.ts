import type { Insertable, Kysely, Selectable } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** A route request before it has a number. */
export type NewRouteRequest = Insertable<Tables["route_requests"]>;

/** A stored request. */
export type StoredRouteRequest = Selectable<Tables["route_requests"]>;

/** A request by its number. */
export async function findRouteRequest(db: Kysely<Tables>, requestId: number): Promise<StoredRouteRequest | undefined> {
  return db.selectFrom("route_requests").selectAll().where("request_id", "=", requestId).executeTakeFirst();
}

/** Stores a request; undefined if one with the same key exists. */
export async function insertRouteRequest(db: Kysely<Tables>, row: NewRouteRequest): Promise<number | undefined> {
  const stored = await db
    .insertInto("route_requests")
    .values(row)
    .onConflict((conflict) => conflict.column("attempt_key").doNothing())
    .returning("request_id")
    .executeTakeFirst();
  return stored?.request_id;
}

/** The request made with a key: its number, and its fingerprint for comparing the content. */
export async function findRouteRequestOf(
  db: Kysely<Tables>,
  attemptKey: string,
): Promise<{ readonly request_id: number; readonly fingerprint: Buffer } | undefined> {
  return db
    .selectFrom("route_requests")
    .select(["request_id", "fingerprint"])
    .where("attempt_key", "=", attemptKey)
    .executeTakeFirst();
}
