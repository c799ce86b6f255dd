import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** How many changes the triggers have counted so far. */
export async function countChanges(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ counted: string }>`select last_value::text as counted from changes_told`.execute(db);
  return rows[0]?.counted ?? "";
}

/** Says something on a channel, by a connection of the pool. */
export async function sayOn(db: Kysely<Tables>, channel: string, said: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${said})`.execute(db);
}
