import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

const LOCK_NUMBER = 5_830_111;

/**
 * Lets one caller of all servers of the database through per time. The lock is held for that time by a transaction of its own, so
 * that no row is kept and a server that is killed blocks nobody.
 */
export function createTakeTurn(db: Kysely<Tables>): (gapMs: number) => Promise<boolean> {
  return (gapMs) =>
    new Promise((resolve, reject) => {
      db.transaction()
        .execute(async (trx) => {
          const { rows } = await sql<{
            taken: boolean;
          }>`select pg_try_advisory_xact_lock(${LOCK_NUMBER}) as taken`.execute(trx);
          const taken = rows[0]?.taken === true;
          resolve(taken);
          if (taken) await sql`select pg_sleep(${gapMs / 1000})`.execute(trx);
        })
        .catch(reject);
    });
}
