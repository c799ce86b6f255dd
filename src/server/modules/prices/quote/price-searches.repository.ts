import { sql, type Kysely } from "kysely";
import type { KeptSearch } from "#domain/prices/priced-search.ts";
import type { Tables } from "#server/database/tables.ts";

/** Partitions of `price_searches`: each takes one hour of every six. */
const SLOTS = 6;

/** A search can be ordered by for two hours; its slot is emptied when it is this many hours old or more. */
const HOURS_KEPT = 3;

const HOUR_MS = 3_600_000;

/** Emptying a slot waits this long for whoever reads in it; the next hour tries again. */
const LOCK_TIMEOUT = "2s";

/**
 * Stores searches. A search that is lost in a crash costs a new one and nothing else, so these rows alone do not wait for the
 * disk; orders copy what they need of them and always do.
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

/** The search among whose numbers a price number may be: the one that begins last before it. */
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

/** Forgets searches that nobody can order by any more, whole partitions at a time. */
export async function forgetOldSearches(db: Kysely<Tables>, now: number): Promise<void> {
  const kept = Array.from({ length: HOURS_KEPT + 1 }, (_, hours) => slotOf(now - hours * HOUR_MS));
  // The next hour may have begun on a server whose clock is ahead.
  const spared = new Set([...kept, slotOf(now + HOUR_MS)]);
  for (let slot = 0; slot < SLOTS; slot++) {
    if (spared.has(slot)) continue;
    await db.transaction().execute(async (trx) => {
      await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx);
      await sql`truncate ${sql.table(`price_searches_${slot}`)}`.execute(trx);
    });
  }
}

/** The partition of a moment. */
function slotOf(at: number): number {
  return Math.floor(at / HOUR_MS) % SLOTS;
}
