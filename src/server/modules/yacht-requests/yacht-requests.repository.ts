import type { Insertable, Kysely, Selectable } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** A stored yacht request. */
export type StoredYachtRequest = Selectable<Tables["yacht_requests"]>;

/** Cards are drawn from at most so many requests. */
const MOST_RECENT = 100;

/** A request by its number. */
export async function findYachtRequest(db: Kysely<Tables>, requestId: number): Promise<StoredYachtRequest | undefined> {
  return db.selectFrom("yacht_requests").selectAll().where("request_id", "=", requestId).executeTakeFirst();
}

/** Stores a request; undefined if one with the same key exists. */
export async function insertYachtRequest(
  db: Kysely<Tables>,
  row: Insertable<Tables["yacht_requests"]>,
): Promise<number | undefined> {
  const stored = await db
    .insertInto("yacht_requests")
    .values(row)
    .onConflict((conflict) => conflict.column("attempt_key").doNothing())
    .returning("request_id")
    .executeTakeFirst();
  return stored?.request_id;
}

/** The request made with a key. */
export async function findYachtRequestOf(
  db: Kysely<Tables>,
  attemptKey: string,
): Promise<StoredYachtRequest | undefined> {
  return db.selectFrom("yacht_requests").selectAll().where("attempt_key", "=", attemptKey).executeTakeFirst();
}

/** The newest requests made before a moment, with nothing about who made them. */
export async function findYachtsBefore(
  db: Kysely<Tables>,
  at: Date,
): Promise<Pick<StoredYachtRequest, "place" | "hours" | "guests">[]> {
  return db
    .selectFrom("yacht_requests")
    .select(["place", "hours", "guests"])
    .where("created_at", "<=", at)
    .orderBy("request_id", "desc")
    .limit(MOST_RECENT)
    .execute();
}
