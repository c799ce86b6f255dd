import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { deleteOldCalls } from "#server/modules/accounts/calls/call-counts.repository.ts";
import { deleteOldFailures } from "#server/modules/accounts/login-failures.repository.ts";
import { deleteOldSessions } from "#server/modules/accounts/sessions.repository.ts";

/** Name of the job that forgets sessions, failed log-ins and counts that no longer matter. */
export const DELETE_LOGINS_JOB = "delete_old_logins";

/** Forgets sessions that have run out for good, and failures and counts of calls that no longer matter. */
export async function deleteOldLogins({ db, clock }: Pick<Accounts, "db" | "clock">): Promise<void> {
  const now = new Date(clock());
  await deleteOldSessions(db, now);
  await deleteOldFailures(db, now);
  await deleteOldCalls(db, now);
}
