import { Transaction, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** Does something in the transaction that there is, or in one of its own. */
export function inTransaction<Result>(
  db: Kysely<Tables>,
  act: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db instanceof Transaction ? act(db) : db.transaction().execute(act);
}
