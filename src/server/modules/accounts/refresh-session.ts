import { isOpenAccount, findAccount } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { endFamilyOfRefresh, takeRefresh } from "#server/modules/accounts/sessions.repository.ts";
import { startSession, type SessionTokens } from "#server/modules/accounts/start-session.ts";
import { Refusal } from "#server/refusal.ts";

/** Renews a session. A refresh token works once: a second use ends every session that came from it. */
export async function refreshSession(accounts: Accounts, refreshToken: string): Promise<SessionTokens> {
  const { db, clock, production } = accounts;
  const now = clock();
  const taken = await takeRefresh(db, refreshToken, new Date(now));
  if (taken === undefined) {
    await endFamilyOfRefresh(db, refreshToken, new Date(now));
    throw new Refusal("unauthorised");
  }
  const account = await findAccount(db, { userId: taken.user_id });
  if (account === undefined || !isOpenAccount(account, { now, production })) throw new Refusal("unauthorised");
  return startSession(accounts, taken.user_id, taken.family);
}
