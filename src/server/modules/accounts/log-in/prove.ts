import { countedCodes } from "#domain/accounts/login-throttle.ts";
import type { Account } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { countAttempt, type AttemptPlace } from "#server/modules/accounts/log-in/count-attempt.ts";
import { forgiveLogin } from "#server/modules/accounts/log-in/login-failures.repository.ts";
import { passwordGate } from "#server/modules/accounts/log-in/password-gate.ts";
import { isPassword } from "#server/modules/accounts/log-in/password.ts";
import { takeCode } from "#server/modules/accounts/second-step/take-code.ts";
import { Refusal } from "#server/refusal.ts";

/** What somebody shows of who they are: the password, a code of the second step, or both. */
export type Proof =
  | { readonly password: string; readonly code?: string }
  | { readonly password?: undefined; readonly code: string };

/** Takes what somebody logged in shows. What is wrong counts as a failed log-in: whoever holds a stolen session guesses no better than a stranger. */
export async function prove(
  accounts: Accounts,
  account: Account,
  { password, code }: Proof,
  place: AttemptPlace,
): Promise<void> {
  const { db, clock } = accounts;
  const at = new Date(clock());
  const attempted = { known: account, name: String(account.user_id) };
  const counted = await countAttempt(db, attempted, place, at, countedCodes);
  const isRight = password === undefined || (await passwordGate(() => isPassword(password, account.password_hash)));
  if (!isRight) throw new Refusal("password-wrong");
  if (code !== undefined && !(await takeCode(accounts, account.user_id, code))) throw new Refusal("code-wrong");
  await forgiveLogin(db, counted, at);
}
