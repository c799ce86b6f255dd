import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/**
 * Does something in a transaction, answers what came of it, and takes everything back: what is shown before a deed is the deed itself,
 * so the two cannot differ.
 */
export async function rehearse<Outcome>(
  db: Kysely<Tables>,
  act: (trx: Transaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> {
  const trx = await db.startTransaction().execute();
  try {
    return await act(trx);
  } finally {
    await trx.rollback().execute();
  }
}
