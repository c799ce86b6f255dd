import { countedCodes } from "#domain/accounts/login-throttle.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { countAttempt, type AttemptPlace } from "#server/modules/accounts/log-in/count-attempt.ts";
import { enter } from "#server/modules/accounts/log-in/enter.ts";
import { forgiveLogin } from "#server/modules/accounts/log-in/login-failures.repository.ts";
import { toldAndKept } from "#server/modules/accounts/log-in/told-and-kept.ts";
import { openAccountOf } from "#server/modules/accounts/open-account-of.ts";
import { endChallenge, tryChallenge } from "#server/modules/accounts/second-step/challenges.repository.ts";
import { takeCode } from "#server/modules/accounts/second-step/take-code.ts";
import type { SessionTokens } from "#server/modules/accounts/start-session.ts";
import { Refusal } from "#server/refusal.ts";

/** The second step of a log-in: what goes on from the first, what was typed, and from where. */
export interface SecondAttempt extends AttemptPlace {
  readonly challenge: string | null;
  readonly code: string;
}

type Entering = Pick<Accounts, "db" | "clock" | "production" | "secrets" | "tell">;

/** Logs in whoever has given the right password and shows the right code; a wrong one counts as a failed log-in. */
export async function takeSecondStep(accounts: Entering, attempt: SecondAttempt): Promise<SessionTokens> {
  const { db, clock } = accounts;
  const at = new Date(clock());
  const { challenge: token } = attempt;
  const challenge = token === null ? undefined : await tryChallenge(db, token, at);
  const account = challenge?.user_id ?? null;
  const begun = { what: "second-step", account, call: "takeSecondStep", place: attempt } as const;
  return toldAndKept(accounts, begun, async () => {
    if (token === null || challenge === undefined || challenge.is_enrolment) throw new Refusal("second-step-over");
    const entering = await openAccountOf(accounts, challenge.user_id);
    const known = { known: entering, name: String(entering.user_id) };
    const counted = await countAttempt(db, known, attempt, at, countedCodes);
    if (!(await takeCode(accounts, entering.user_id, attempt.code))) throw new Refusal("code-wrong");
    await forgiveLogin(db, counted, at);
    await endChallenge(db, token);
    return enter(accounts, entering, attempt);
  });
}
