import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { passwordGate } from "#server/modules/accounts/log-in/password-gate.ts";
import { hashPassword } from "#server/modules/accounts/log-in/password.ts";
import { prove } from "#server/modules/accounts/log-in/prove.ts";
import { refuseWeakPassword } from "#server/modules/accounts/log-in/refuse-weak-password.ts";
import { told } from "#server/modules/accounts/log-in/told.ts";
import { setPassword } from "#server/modules/accounts/manage/managed-accounts.repository.ts";
import { openAccountOf } from "#server/modules/accounts/open-account-of.ts";
import type { Holder } from "#server/modules/accounts/security/holder.ts";
import { endOtherLogIns, noteProof } from "#server/modules/accounts/security/log-ins.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Shows once more who it is, for calls that ask for it. */
export async function proveIdentity(
  accounts: Accounts,
  holder: Holder,
  shown: { readonly password?: string | undefined; readonly code?: string | undefined },
): Promise<void> {
  const account = await openAccountOf(accounts, holder.identity.userId);
  const begun = { what: "prove-identity", account: account.user_id, address: holder.address } as const;
  const { password, code } = shown;
  await told(accounts.tell, begun, async () => {
    if (password !== undefined) await prove(accounts, account, { password }, holder);
    else if (code !== undefined) await prove(accounts, account, { code }, holder);
    else throw new Refusal("malformed", { words: { where: "password" } });
    await noteProof(accounts.db, holder.token, new Date(accounts.clock()));
    return undefined;
  });
}

/** Sets another password for whoever gives the former one, and ends all other log-ins; answers how many that were. */
export async function changePassword(
  accounts: Accounts,
  holder: Holder,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<number> {
  const { db, clock, tell } = accounts;
  const account = await openAccountOf(accounts, holder.identity.userId);
  const { user_id: userId } = account;
  const { ended } = await told(
    tell,
    { what: "change-password", account: userId, address: holder.address },
    async () => {
      await prove(accounts, account, { password }, holder);
      await refuseWeakPassword(newPassword, account);
      const hash = await passwordGate(() => hashPassword(newPassword));
      const now = new Date(clock());
      return db.transaction().execute(async (trx) => {
        await setPassword(trx, userId, hash);
        await noteProof(trx, holder.token, now);
        return { ended: await endOtherLogIns(trx, userId, holder.token, now) };
      });
    },
  );
  return ended;
}
