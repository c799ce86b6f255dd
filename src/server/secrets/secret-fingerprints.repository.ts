import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

type Db = Kysely<Tables>;

/** Which secret signs what this database sends out; undefined before the first start. */
export async function findSigner(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("secret_fingerprints")
    .select("fingerprint")
    .orderBy("signs_since", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.fingerprint;
}

/** Notes that this secret signs from now on. */
export async function noteSigner(db: Db, fingerprint: string, now: Date): Promise<void> {
  await db
    .insertInto("secret_fingerprints")
    .values({ fingerprint, signs_since: now })
    .onConflict((conflict) => conflict.column("fingerprint").doUpdateSet({ signs_since: now }))
    .execute();
}

/** Notes the first signer of a database, and answers which it is: of two servers that start at once one is the first. */
export async function claimSigner(db: Db, fingerprint: string, now: Date): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await sql`lock table secret_fingerprints in exclusive mode`.execute(transaction);
    const known = await findSigner(transaction);
    if (known === undefined) await noteSigner(transaction, fingerprint, now);
    return known ?? fingerprint;
  });
}
