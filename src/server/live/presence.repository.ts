import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { HERE_CHANNEL } from "#server/live/order-changes.ts";

/** Tells every server something of who has an order open; nothing of it is kept. */
export async function tellServers(db: Kysely<Tables>, said: string): Promise<void> {
  await sql`select pg_notify(${HERE_CHANNEL}, ${said})`.execute(db);
}
