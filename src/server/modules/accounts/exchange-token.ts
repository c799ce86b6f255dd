import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import { neighbourhood } from "#domain/accounts/security-event.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { takeShown } from "#server/modules/accounts/sessions.repository.ts";
import { startSession, type SessionTokens } from "#server/modules/accounts/start-session.ts";

/** A token that stood in an address, and by whom it was shown. */
interface ShownToken {
  readonly actor: Actor;
  readonly token: string;
  /** Network address of the client. */
  readonly address: string;
}

/**
 * Exchanges a token that stood in an address for a session of the same log-in, because addresses are kept by logs and histories; null
 * where it was exchanged before, and for the key of a program, which the log then tells the operator to renew.
 */
export async function exchangeToken(
  accounts: Accounts,
  { actor, token, address }: ShownToken,
): Promise<SessionTokens | null> {
  const { db, clock, tell } = accounts;
  const identity = identityOf(actor);
  if (identity === null) return null;
  const taken = await takeShown(db, token, new Date(clock()));
  const result = taken === undefined ? "kept" : "done";
  tell({ what: "token-in-address", account: identity.userId, from: neighbourhood(address), result });
  if (taken === undefined) return null;
  const { family, logged_in_at: loggedInAt, proved_at: provedAt, browser, user_id: userId } = taken;
  return startSession(accounts, { user_id: userId, role: identity.role }, browser, { family, loggedInAt, provedAt });
}
