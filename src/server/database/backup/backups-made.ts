import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** Notes that a backup was written. A database of an older version has no place for that, and is backed up all the same. */
export async function noteBackup(db: Kysely<Tables>, at: Date): Promise<void> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('backups_made') is not null as has`.execute(db);
  if (rows[0]?.has !== true) return;
  await sql`
    insert into backups_made (made_at) values (${at})
    on conflict (is_only) do update set made_at = greatest(backups_made.made_at, excluded.made_at)`.execute(db);
}

/** When the database was backed up last; before the first time, since when there has been something to back up. */
export async function backedUpAt(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select coalesce((select made_at from backups_made), (select min(applied_at) from schema_migrations)) as at`.execute(
    db,
  );
  return rows[0]?.at?.getTime();
}
