import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { deleteOldCalls } from "#server/modules/accounts/calls/call-counts.repository.ts";
import { deleteOldCodes } from "#server/modules/accounts/calls/wrong-codes.repository.ts";
import { deleteOldDevices } from "#server/modules/accounts/log-in/known-devices.repository.ts";
import { deleteOldFailures } from "#server/modules/accounts/log-in/login-failures.repository.ts";
import { deleteOldChallenges } from "#server/modules/accounts/second-step/challenges.repository.ts";
import { deleteOldSessions } from "#server/modules/accounts/sessions.repository.ts";

/** Job that deletes sessions, waiting log-ins, devices, failed log-ins, wrong codes and call counts that are no longer needed. */
export const DELETE_LOGINS_JOB = "delete_old_logins";

/** Deletes sessions that can no longer be renewed, and waiting log-ins, devices, failures, wrong codes and call counts that no longer matter. */
export async function deleteOldLogins({ db, clock }: Pick<Accounts, "db" | "clock">): Promise<void> {
  const now = new Date(clock());
  await deleteOldSessions(db, now);
  await deleteOldChallenges(db, now);
  await deleteOldDevices(db, now);
  await deleteOldFailures(db, now);
  await deleteOldCodes(db, now);
  await deleteOldCalls(db, now);
}
