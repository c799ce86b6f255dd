import { browserOf } from "#domain/accounts/browser.ts";
import type { Account } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import type { AttemptPlace } from "#server/modules/accounts/log-in/count-attempt.ts";
import { noteDevice } from "#server/modules/accounts/log-in/known-devices.repository.ts";
import { startSession, type SessionTokens } from "#server/modules/accounts/start-session.ts";

/** Starts the session of a log-in that has everything it needs, and notes its device. */
export async function enter(
  accounts: Pick<Accounts, "db" | "clock">,
  account: Account,
  { device, userAgent }: Pick<AttemptPlace, "device" | "userAgent">,
): Promise<SessionTokens> {
  const { db, clock } = accounts;
  if (device !== null) await noteDevice(db, device, account.user_id, new Date(clock()));
  return startSession(accounts, account, browserOf(userAgent));
}
