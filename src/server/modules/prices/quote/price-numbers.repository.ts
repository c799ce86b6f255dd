import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** Price numbers are integers of the wire in this range; after the last one they start again from the first. */
export const PRICE_NUMBERS = { first: 1_000_000, last: 2_147_483_647 } as const;

/**
 * Reserves a block of consecutive price numbers and returns the first of them. The transaction waits for the disk whatever
 * the database setting, so that a crash never leads to a number being given twice.
 */
export async function takePriceNumbers(db: Kysely<Tables>, count: number): Promise<number> {
  const { first, last } = PRICE_NUMBERS;
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('synchronous_commit', 'on', true)`.execute(trx);
    const { rows } = await sql<{ first_id: number }>`
      update price_numbers as now
      set next_id = case when now.next_id > ${last - count} then ${first} else now.next_id end + ${count}
      returning now.next_id - ${count} as first_id
    `.execute(trx);
    const [row] = rows;
    if (row === undefined) throw new Error("The table price_numbers has lost its row");
    return row.first_id;
  });
}
