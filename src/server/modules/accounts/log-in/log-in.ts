import { readLoginName } from "#domain/accounts/login-name.ts";
import { countedLogins } from "#domain/accounts/login-throttle.ts";
import { createGate } from "#server/http/gate.ts";
import { findAccount, isOpenAccount, type Account } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { isKnownDevice, noteDevice } from "#server/modules/accounts/log-in/known-devices.repository.ts";
import { countLogin, forgiveLogin } from "#server/modules/accounts/log-in/login-failures.repository.ts";
import { isPassword, NOBODYS_HASH } from "#server/modules/accounts/log-in/password.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";
import { startSession, type SessionTokens } from "#server/modules/accounts/start-session.ts";
import { Refusal } from "#server/refusal.ts";

/** A log-in attempt: what was typed, and from where. */
export interface LoginAttempt {
  readonly name: string;
  readonly password: string;
  readonly address: string;
  /** By what the device of one of our own pages is known; null for any other caller. */
  readonly device: string | null;
}

/** A successful log-in. */
export interface LoggedIn extends SessionTokens {
  readonly account: Account;
}

/** A password costs much of a processor, on purpose: a crowd that logs in must leave some of it for orders. */
const throughGate = createGate({ atOnce: 2, mostWaiting: 30 });

/** What logging in works with. */
type LoginParts = Pick<Accounts, "db" | "clock" | "production">;

/** Logs a user in; a wrong name and a wrong password are refused in the same words after the same time (T-04). */
export function logIn(accounts: LoginParts, attempt: LoginAttempt): Promise<LoggedIn> {
  return throughGate(() => logInInTurn(accounts, attempt));
}

async function logInInTurn(accounts: LoginParts, attempt: LoginAttempt): Promise<LoggedIn> {
  const { db, clock, production } = accounts;
  const at = new Date(clock());
  const name = readLoginName(attempt.name);
  const known = await findAccount(db, name);
  // An account has one count, whether it is named by number or by e-mail.
  const account = String(known?.user_id ?? ("login" in name ? name.login : name.userId));
  const { address, device } = attempt;
  const isKnown = known !== undefined && device !== null && (await isKnownDevice(db, device, known.user_id));
  const counted = countedLogins({ account, address, device: isKnown ? shortHash(device) : null });
  const wait = await countLogin(db, counted, at);
  if (wait > 0) throw new Refusal("too-many-logins", { words: { minutes: Math.ceil(wait / 60) }, retryAfter: wait });
  const isRight = await isPassword(attempt.password, known?.password_hash ?? NOBODYS_HASH);
  if (known === undefined || !isRight) throw new Refusal("login-wrong");
  await forgiveLogin(db, counted, at);
  if (!isOpenAccount(known, { now: at.getTime(), production })) throw new Refusal("account-closed");
  if (device !== null) await noteDevice(db, device, known.user_id, at);
  return { account: known, ...(await startSession(accounts, known)) };
}

/** Names a device where its failures are counted; of no use as its cookie. */
function shortHash(device: string): string {
  return tokenHash(device).toString("hex").slice(0, 32);
}
