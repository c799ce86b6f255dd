import { VISITOR, type Actor } from "#domain/accounts/actor.ts";
import { isProvedAt } from "#domain/accounts/proof.ts";
import { isLogInAlive, SEEN_EVERY_SECONDS } from "#domain/accounts/session-life.ts";
import type { Credentials } from "#server/http/request.ts";
import { isOpenAccount } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import {
  findSession,
  findSessions,
  noteUse,
  type SessionAccount,
} from "#server/modules/accounts/sessions.repository.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Identifies the caller from the credentials of the call. An invalid token is refused; an invalid cookie only makes the
 * caller a visitor, because browsers send cookies automatically.
 */
export async function identify(accounts: Accounts, { token, cookie, keys, isUnattended }: Credentials): Promise<Actor> {
  const { db, clock, users } = accounts;
  const shown = token ?? cookie;
  if (shown !== null) {
    const now = clock();
    const session = await findSession(db, shown, new Date(now));
    if (session !== undefined && isAlive(accounts, session, now)) {
      const isSeen = now - session.last_seen_at.getTime() < SEEN_EVERY_SECONDS * 1000;
      // What a page asks by itself, with nobody before it, is no use: an open console would never be logged out.
      if (!isUnattended && !isSeen) await noteUse(db, shown, new Date(now));
      const { user_id: userId, role, staff_role: staffRole, company_id: companyId } = session;
      const isCoordinator = session.is_coordinator;
      const readsPeople = role === "partner" && users.readingPeople.has(userId);
      const isProved = isProvedAt(session.proved_at?.getTime() ?? null, now);
      const chosen = { language: session.language, currency: session.chosen_currency };
      return {
        kind: "account",
        identity: { userId, role, staffRole, companyId, isCoordinator, readsPeople },
        keys,
        isProved,
        chosen,
        currency: session.currency,
      };
    }
    if (token !== null) throw new Refusal("unauthorised");
  }
  return keys.shown === null && keys.kept.size === 0 ? VISITOR : { kind: "order-holder", keys };
}

/** Which of these tokens still belong to open sessions of staff; asking does not count as using them. */
export async function staffTokens(accounts: Accounts, tokens: readonly string[]): Promise<ReadonlySet<string>> {
  const now = accounts.clock();
  const sessions = await findSessions(accounts.db, tokens, new Date(now));
  const open = [...sessions].filter(([, session]) => session.role === "admin" && isAlive(accounts, session, now));
  return new Set(open.map(([token]) => token));
}

function isAlive({ production }: Pick<Accounts, "production">, session: SessionAccount, now: number): boolean {
  const { role, logged_in_at: loggedInAt, last_seen_at: lastSeenAt } = session;
  const use = { loggedInAt: loggedInAt.getTime(), lastSeenAt: lastSeenAt.getTime() };
  return isOpenAccount(session, { now, production }) && isLogInAlive(role, use, now);
}
