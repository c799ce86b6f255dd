import type { SettingUser } from "#contract/accounts.ts";
import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import type { Currency } from "#domain/values/money.ts";
import { findAccount, isOpenAccount, type Account } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { findConsents } from "#server/modules/accounts/consents.repository.ts";
import { presentOwnSettings, presentPublicSettings } from "#server/modules/accounts/present-settings.ts";

/** The caller's open account, with its settings in force. */
export async function callingAccount(accounts: Accounts, actor: Actor): Promise<Account | undefined> {
  const identity = identityOf(actor);
  return identity === null ? undefined : findAccount(accounts.db, { userId: identity.userId });
}

/** A partner whose settings visitors of its pages may read. */
export async function publicPartner(accounts: Accounts, userId: number): Promise<Account | undefined> {
  const account = await findAccount(accounts.db, { userId });
  const { clock, production } = accounts;
  const isOpen = account?.role === "partner" && isOpenAccount(account, { now: clock(), production });
  return isOpen ? account : undefined;
}

/** The settings of the caller's own account, or the public ones of another account. */
export async function settingUser(
  accounts: Accounts,
  { actor, userId, currency }: { readonly actor: Actor; readonly userId: number; readonly currency: Currency },
): Promise<SettingUser> {
  const own = await callingAccount(accounts, actor);
  if (own !== undefined && (userId === 0 || userId === own.user_id)) {
    return presentOwnSettings(own, await findConsents(accounts.db, own.user_id));
  }
  return presentPublicSettings(userId, await publicPartner(accounts, userId), currency);
}
