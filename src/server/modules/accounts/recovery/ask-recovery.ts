import { randomBytes } from "node:crypto";
import { readLoginName } from "#domain/accounts/login-name.ts";
import { mayRecover } from "#domain/accounts/recovery.ts";
import { DAY_MS } from "#domain/values/durations.ts";
import type { Locale } from "#domain/values/locale.ts";
import { addJob, recordEvent } from "#server/events.ts";
import { findAccount, isOpenAccount } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { insertRecovery, recoveryTimes } from "#server/modules/accounts/recovery/recoveries.repository.ts";
import { recoverySecret } from "#server/modules/accounts/recovery/recovery-secret.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";

/** Name of the job that looks for an account and has a letter sent to it. */
export const RECOVERY_JOB = "recover_password";

/** Who has forgotten the password; the member is named so that erasing a person finds it. */
export interface RecoveryAsking {
  /** An e-mail or the number of an account, as it was typed. */
  readonly email: string;
  readonly lang: Locale;
}

/** Has the letter sent by a job, so that neither the answer nor its time tells whether there is such an account. */
export async function askRecovery({ db }: Pick<Accounts, "db">, asking: RecoveryAsking): Promise<void> {
  await db.transaction().execute((trx) => addJob(trx, RECOVERY_JOB, { ...asking }));
}

/** Makes the link for an account that may be used, unless it has had as many as it may. */
export async function startRecovery(accounts: Accounts, { email, lang }: RecoveryAsking): Promise<void> {
  const { db, clock, production, secrets } = accounts;
  const now = clock();
  const account = await findAccount(db, readLoginName(email));
  if (account === undefined || !isOpenAccount(account, { now, production })) return;
  const userId = account.user_id;
  await db.transaction().execute(async (trx) => {
    if (!mayRecover(await recoveryTimes(trx, userId, new Date(now - DAY_MS)), now)) return;
    const salt = randomBytes(16);
    const at = new Date(now);
    const hash = tokenHash(recoverySecret(secrets[0], salt));
    const id = await insertRecovery(trx, {
      user_id: userId,
      salt,
      secret_hash: hash,
      lang,
      asked_at: at,
      used_at: null,
    });
    await recordEvent(trx, { name: "account.recovery-asked", subject: { kind: "recovery", id }, at });
  });
}
