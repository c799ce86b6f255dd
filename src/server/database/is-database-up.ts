import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** Whether the database answers. */
export function isDatabaseUp(db: Kysely<Tables>): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
