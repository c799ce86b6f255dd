import { isRecoveryGood } from "#domain/accounts/recovery.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { passwordGate } from "#server/modules/accounts/log-in/password-gate.ts";
import { hashPassword } from "#server/modules/accounts/log-in/password.ts";
import { refuseWeakPassword } from "#server/modules/accounts/log-in/refuse-weak-password.ts";
import { told } from "#server/modules/accounts/log-in/told.ts";
import { setPassword } from "#server/modules/accounts/manage/managed-accounts.repository.ts";
import { openAccountOf } from "#server/modules/accounts/open-account-of.ts";
import { findRecoveryOf, useRecovery } from "#server/modules/accounts/recovery/recoveries.repository.ts";
import { endSessionsOf } from "#server/modules/accounts/sessions.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** What the page of the link sends. */
export interface Recovering {
  readonly secret: string;
  readonly newPassword: string;
  readonly address: string;
}

/** Sets a new password by the secret of a letter and ends every log-in; the second step stays in force. */
export async function recoverPassword(accounts: Accounts, { secret, newPassword, address }: Recovering): Promise<void> {
  const { db, clock, tell } = accounts;
  const found = await findRecoveryOf(db, secret);
  await told(tell, { what: "recover-password", account: found?.user_id ?? null, address }, async () => {
    const now = new Date(clock());
    const isGood =
      found !== undefined &&
      isRecoveryGood(
        {
          askedAt: found.asked_at.getTime(),
          usedAt: found.used_at?.getTime() ?? null,
          isInvitation: found.invited_by !== null,
        },
        now.getTime(),
      );
    if (!isGood) throw new Refusal("link-over");
    const account = await openAccountOf(accounts, found.user_id);
    await refuseWeakPassword(newPassword, account);
    const hash = await passwordGate(() => hashPassword(newPassword));
    const isFirst = await db.transaction().execute(async (trx) => {
      if (!(await useRecovery(trx, found, now))) return false;
      await setPassword(trx, account.user_id, hash);
      await endSessionsOf(trx, account.user_id, now);
      return true;
    });
    if (!isFirst) throw new Refusal("link-over");
    return undefined;
  });
}
