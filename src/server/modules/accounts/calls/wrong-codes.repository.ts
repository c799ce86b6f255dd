import { sql, type Kysely } from "kysely";
import { WRONG_CODE_MINUTES, type CountedCodes } from "#domain/accounts/code-throttle.ts";
import type { Tables } from "#server/database/tables.ts";

const REMEMBERED_MS = WRONG_CODE_MINUTES * 60_000;

/**
 * Notes a code that a caller has tried, and counts it if it is wrong. Returns 0, or the seconds to wait if too many have been
 * wrong already. One caller's tries follow one another, so that a thousand sent at once are answered like a thousand in turn.
 */
export function noteCode(
  db: Kysely<Tables>,
  { subject, most }: CountedCodes,
  { isRight, now }: { readonly isRight: boolean; readonly now: Date },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${subject}`}, 0))`.execute(trx);
    // The try that has to be forgotten before the next one is allowed.
    const full = await trx
      .selectFrom("wrong_codes")
      .select("at")
      .where("subject", "=", subject)
      .where("at", ">", new Date(now.getTime() - REMEMBERED_MS))
      .orderBy("at", "desc")
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    if (full !== undefined) return Math.ceil((full.at.getTime() + REMEMBERED_MS - now.getTime()) / 1000);
    if (!isRight) await trx.insertInto("wrong_codes").values({ subject, at: now }).execute();
    return 0;
  });
}

/** Deletes wrong codes that no longer count. */
export async function deleteOldCodes(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("wrong_codes")
    .where("at", "<", new Date(now.getTime() - REMEMBERED_MS))
    .execute();
}
