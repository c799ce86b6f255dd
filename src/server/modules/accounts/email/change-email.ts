import { randomBytes } from "node:crypto";
import { isRecoveryGood } from "#domain/accounts/recovery.ts";
import { judgeEmail } from "#domain/booking/email.ts";
import type { Locale } from "#domain/values/locale.ts";
import { recordEvent } from "#server/events.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import {
  findEmailChangeOf,
  insertEmailChange,
  isEmailTaken,
  setEmail,
  useEmailChange,
} from "#server/modules/accounts/email/email-changes.repository.ts";
import { told } from "#server/modules/accounts/log-in/told.ts";
import { openAccountOf } from "#server/modules/accounts/open-account-of.ts";
import { recoverySecret } from "#server/modules/accounts/recovery/recovery-secret.ts";
import type { Holder } from "#server/modules/accounts/security/holder.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Has another address asked whether it is the holder's; nothing where an account has it. */
export async function askEmail(accounts: Accounts, holder: Holder, typed: string, lang: Locale): Promise<void> {
  const { db, clock, secrets } = accounts;
  const { userId } = holder.identity;
  const { email: former } = await openAccountOf(accounts, userId);
  const begun = { what: "ask-email", account: userId, address: holder.address } as const;
  await told(accounts.tell, begun, async () => {
    const judged = judgeEmail(typed);
    if ("fault" in judged) throw new Refusal("profile-wrong", { details: { field: "email" } });
    const { email } = judged;
    if (await isEmailTaken(db, email)) return undefined;
    const at = new Date(clock());
    await db.transaction().execute(async (trx) => {
      const salt = randomBytes(16);
      const hash = tokenHash(recoverySecret(secrets[0], salt));
      const change = { user_id: userId, email, former, salt, secret_hash: hash, lang, asked_at: at, used_at: null };
      const id = await insertEmailChange(trx, change);
      await recordEvent(trx, { name: "account.email-asked", subject: { kind: "email-change", id }, at });
    });
    return undefined;
  });
}

/** Gives the account the address that was asked, by what it was sent, and tells the former one; answers the address. */
export async function takeEmail(
  accounts: Accounts,
  { secret, address }: { readonly secret: string; readonly address: string },
): Promise<string> {
  const { db, clock, tell } = accounts;
  const found = await findEmailChangeOf(db, secret);
  const { email } = await told(tell, { what: "take-email", account: found?.user_id ?? null, address }, async () => {
    const now = new Date(clock());
    const isGood =
      found !== undefined &&
      isRecoveryGood({ askedAt: found.asked_at.getTime(), usedAt: found.used_at?.getTime() ?? null }, now.getTime());
    if (!isGood) throw new Refusal("link-over");
    const account = await openAccountOf(accounts, found.user_id);
    const isTaken = await db.transaction().execute(async (trx) => {
      // Whoever took the address, or changed the account's own, since then goes first.
      if (account.email !== found.former || (await isEmailTaken(trx, found.email))) return false;
      if (!(await useEmailChange(trx, found, now))) return false;
      await setEmail(trx, found);
      const subject = { kind: "email-change", id: found.email_change_id } as const;
      await recordEvent(trx, { name: "account.email-changed", subject, at: now });
      return true;
    });
    if (!isTaken) throw new Refusal("link-over");
    return { email: found.email };
  });
  return email;
}
