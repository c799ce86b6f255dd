import { isLogInAlive } from "#domain/accounts/session-life.ts";
import { isOpenAccount, findAccount } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { endFamilyOfRefresh, takeRefresh } from "#server/modules/accounts/sessions.repository.ts";
import { startSession, type SessionTokens } from "#server/modules/accounts/start-session.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Renews a session. A refresh token works once, and again within a minute, because an answer may be lost or two tabs ask at once; any later
 * use ends every session that came from it.
 */
export async function refreshSession(accounts: Accounts, refreshToken: string): Promise<SessionTokens> {
  const { db, clock, production } = accounts;
  const now = clock();
  const taken = await takeRefresh(db, refreshToken, new Date(now));
  if (taken === undefined) {
    await endFamilyOfRefresh(db, refreshToken, new Date(now));
    throw new Refusal("unauthorised");
  }
  const account = await findAccount(db, { userId: taken.user_id });
  const use = { loggedInAt: taken.logged_in_at.getTime(), lastSeenAt: taken.last_seen_at.getTime() };
  const isOpen = account !== undefined && isOpenAccount(account, { now, production });
  if (!isOpen || !isLogInAlive(account.role, use, now)) throw new Refusal("unauthorised");
  const { family, logged_in_at: loggedInAt, proved_at: provedAt, browser } = taken;
  return startSession(accounts, account, browser, { family, loggedInAt, provedAt });
}
