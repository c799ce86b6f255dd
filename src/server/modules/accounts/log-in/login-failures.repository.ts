import { sql, type Kysely } from "kysely";
import { FAILURE_MINUTES, loginDelay, type CountedLogin } from "#domain/accounts/login-throttle.ts";
import type { Tables } from "#server/database/tables.ts";

/**
 * Counts a log-in as failed before its password is checked, so that a thousand sent at once all count. If too many have
 * failed already, returns the seconds to wait instead.
 */
export function countLogin(db: Kysely<Tables>, subjects: readonly CountedLogin[], now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let wait = 0;
    // Always in the same order, so that two log-ins never wait for each other.
    for (const { subject, free } of subjects.toSorted((a, b) => a.subject.localeCompare(b.subject))) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
      const { failures, last } = await trx
        .selectFrom("login_failures")
        .select([sql<number>`count(*)::int`.as("failures"), sql<Date | null>`max(at)`.as("last")])
        .where("subject", "=", subject)
        .where("at", ">", new Date(now.getTime() - FAILURE_MINUTES * 60_000))
        .executeTakeFirstOrThrow();
      const delay = loginDelay(failures, free);
      // Two log-ins of one moment may be counted in the other order: the later one then lies in the future of the earlier.
      if (delay === 0 || last === null) continue;
      wait = Math.max(wait, Math.ceil((last.getTime() - now.getTime()) / 1000) + delay);
    }
    if (wait > 0) return wait;
    await trx
      .insertInto("login_failures")
      .values(subjects.map(({ subject }) => ({ subject, at: now })))
      .execute();
    return 0;
  });
}

/** After a log-in, deletes all failures of this account here, and this one of whatever else it was counted for. */
export async function forgiveLogin(db: Kysely<Tables>, counted: readonly CountedLogin[], at: Date): Promise<void> {
  const [here] = counted;
  await db
    .deleteFrom("login_failures")
    .where("subject", "=", here?.subject ?? "")
    .execute();
  await takeBackLogin(db, counted, at);
}

/** After a right password that is not enough, deletes this one attempt and no other, not even one of the same moment. */
export async function takeBackLogin(db: Kysely<Tables>, counted: readonly CountedLogin[], at: Date): Promise<void> {
  const subjects = counted.map(({ subject }) => subject);
  await sql`
    delete from login_failures where ctid in (
      select min(ctid) from login_failures where subject = any(${subjects}) and at = ${at} group by subject
    )`.execute(db);
}

/** Deletes failures that no longer count. */
export async function deleteOldFailures(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("login_failures")
    .where("at", "<", new Date(now.getTime() - FAILURE_MINUTES * 60_000))
    .execute();
}
