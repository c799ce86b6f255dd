import { sql, type Kysely } from "kysely";
import type { KeptSearch } from "#domain/prices/priced-search.ts";
import { HOUR_MS } from "#domain/values/durations.ts";
import type { Tables } from "#server/database/tables.ts";

/** Partitions of `price_searches`: the hours take turns, so each partition gets every sixth hour. */
const SLOTS = 6;

/** A search can be ordered for two hours; its partition is emptied once it is at least this many hours old. */
const HOURS_KEPT = 3;

/** How long emptying a partition waits for its readers; the next hour tries again. */
const LOCK_TIMEOUT = "2s";

/**
 * Stores searches. A search lost in a crash only costs the traveller a new search, so these inserts alone do not wait for the
 * disk; orders copy what they need and always wait.
 */
export async function insertSearches(db: Kysely<Tables>, searches: readonly KeptSearch[]): Promise<void> {
  const rows = searches.map(({ firstId, salt, quotedAt, ...search }) => ({
    slot: slotOf(quotedAt),
    first_id: firstId,
    quoted_at: new Date(quotedAt).toISOString(),
    salt,
    search,
  }));
  await sql`
    with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
    insert into price_searches (slot, first_id, quoted_at, salt, search)
    select slot, first_id, quoted_at, salt, search
    from unhurried, json_to_recordset(${JSON.stringify(rows)}::json)
      as row (slot smallint, first_id integer, quoted_at timestamptz, salt uuid, search json)
  `.execute(db);
}

/** The search that may contain a price number: the last one that begins at or before it. */
export async function findSearch(db: Kysely<Tables>, priceId: number): Promise<KeptSearch | undefined> {
  const row = await db
    .selectFrom("price_searches")
    .select(["first_id", "quoted_at", "salt", "search"])
    .where("first_id", "<=", priceId)
    .orderBy("first_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { ...row.search, firstId: row.first_id, salt: row.salt, quotedAt: row.quoted_at.getTime() };
}

/** Deletes searches that can no longer be ordered, a whole partition at a time. */
export async function forgetOldSearches(db: Kysely<Tables>, now: number): Promise<void> {
  const kept = Array.from({ length: HOURS_KEPT + 1 }, (_, hours) => slotOf(now - hours * HOUR_MS));
  // Spare the next hour too: another server's clock may be ahead.
  const spared = new Set([...kept, slotOf(now + HOUR_MS)]);
  for (let slot = 0; slot < SLOTS; slot++) {
    if (spared.has(slot)) continue;
    await db.transaction().execute(async (trx) => {
      await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx);
      await sql`truncate ${sql.table(`price_searches_${slot}`)}`.execute(trx);
    });
  }
}

/** The partition for a moment. */
function slotOf(at: number): number {
  return Math.floor(at / HOUR_MS) % SLOTS;
}
