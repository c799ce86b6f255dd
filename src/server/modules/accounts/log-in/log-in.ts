import { readLoginName } from "#domain/accounts/login-name.ts";
import { needsSecondStep } from "#domain/accounts/second-step.ts";
import { findAccount, isOpenAccount, type Account } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { countAttempt, type AttemptPlace } from "#server/modules/accounts/log-in/count-attempt.ts";
import { enter } from "#server/modules/accounts/log-in/enter.ts";
import { forgiveLogin, takeBackLogin } from "#server/modules/accounts/log-in/login-failures.repository.ts";
import { passwordGate } from "#server/modules/accounts/log-in/password-gate.ts";
import { isPassword, NOBODYS_HASH } from "#server/modules/accounts/log-in/password.ts";
import { toldAndKept } from "#server/modules/accounts/log-in/told-and-kept.ts";
import { startChallenge } from "#server/modules/accounts/second-step/challenges.repository.ts";
import { hasSecondStep } from "#server/modules/accounts/second-step/second-steps.repository.ts";
import type { SessionTokens } from "#server/modules/accounts/start-session.ts";
import { Refusal } from "#server/refusal.ts";

/** A log-in attempt: what was typed, and from where. */
export interface LoginAttempt extends AttemptPlace {
  readonly name: string;
  readonly password: string;
}

/** A log-in whose password is right, and what it lacks. */
export interface HalfLoggedIn {
  readonly lacks: "second-step-needed" | "second-step-missing";
  /** By what it goes on; null for callers that are not our own pages, which cannot take a second step. */
  readonly challenge: string | null;
}

/** What logging in works with. */
type LoginParts = Pick<Accounts, "db" | "clock" | "production" | "tell">;

/** Logs a user in; a wrong name and a wrong password are refused in the same words after the same time. */
export function logIn(accounts: LoginParts, attempt: LoginAttempt): Promise<SessionTokens | HalfLoggedIn> {
  return passwordGate(() => logInInTurn(accounts, attempt));
}

async function logInInTurn(accounts: LoginParts, attempt: LoginAttempt): Promise<SessionTokens | HalfLoggedIn> {
  const name = readLoginName(attempt.name);
  const known = await findAccount(accounts.db, name);
  const typed = "login" in name ? name.login : String(name.userId);
  const begun = { what: "log-in", account: known?.user_id ?? null, call: "logIn", place: attempt } as const;
  return toldAndKept(accounts, begun, () => checkLogIn(accounts, attempt, { known, name: typed }));
}

async function checkLogIn(
  accounts: LoginParts,
  attempt: LoginAttempt,
  { known, name }: { readonly known: Account | undefined; readonly name: string },
): Promise<SessionTokens | HalfLoggedIn> {
  const { db, clock, production } = accounts;
  const at = new Date(clock());
  const counted = await countAttempt(db, { known, name }, attempt, at);
  const isRight = await isPassword(attempt.password, known?.password_hash ?? NOBODYS_HASH);
  if (known === undefined || !isRight) throw new Refusal("login-wrong");
  if (!isOpenAccount(known, { now: at.getTime(), production })) {
    await forgiveLogin(db, counted, at);
    throw new Refusal("account-closed");
  }
  const { user_id: userId, role } = known;
  const isSet = await hasSecondStep(db, userId);
  if (isSet || needsSecondStep(role, production)) {
    // Wrong codes of before still count, or the right password would buy any number of guesses.
    await takeBackLogin(db, counted, at);
    const isOurs = attempt.device !== null;
    const challenge = isOurs ? await startChallenge(db, { user_id: userId, is_enrolment: !isSet }, at) : null;
    return { lacks: isSet ? "second-step-needed" : "second-step-missing", challenge };
  }
  await forgiveLogin(db, counted, at);
  return enter(accounts, known, attempt);
}
