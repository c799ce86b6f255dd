import type { SettingUser } from "#contract/accounts.ts";
import { visitorSettings } from "#domain/accounts/account-settings.ts";
import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import type { Feature } from "#domain/accounts/features.ts";
import type { Currency } from "#domain/values/money.ts";
import { userNumber } from "#server/http/caller.ts";
import type { Caller } from "#server/http/request.ts";
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

/** Whether a number is that of a partner that sells no more. */
export async function isClosedPartner(accounts: Accounts, userId: number): Promise<boolean> {
  const account = await findAccount(accounts.db, { userId });
  const { clock, production } = accounts;
  return account?.role === "partner" && !isOpenAccount(account, { now: clock(), production });
}

/** The settings of the caller's own account, or the public ones of another account. */
export async function settingUser(
  accounts: Accounts,
  { actor, userId, currency }: { readonly actor: Actor; readonly userId: number; readonly currency: Currency },
): Promise<SettingUser> {
  const { db, users } = accounts;
  const own = await callingAccount(accounts, actor);
  if (own !== undefined && (userId === 0 || userId === own.user_id)) {
    const { user_id: id, role, settings } = own;
    const special = {
      loyaltyRate: await ownLoyalty(accounts, own),
      alternativeCurrency: settings.alternativeCurrency ?? users.alternativePrice.get(id) ?? null,
      yachtAgreement: role === "customer" || users.yachtAgreement.has(id),
    };
    return presentOwnSettings(own, special, await findConsents(db, id));
  }
  const partner = await publicPartner(accounts, userId);
  const settings = {
    ...(partner?.settings ?? visitorSettings(users)),
    loyaltyRate: await accounts.partnerLoyalty(userId),
    alternativeCurrency: partner?.settings.alternativeCurrency ?? users.alternativePrice.get(userId) ?? null,
    yachtAgreement: true,
  };
  return presentPublicSettings(userId, partner ?? { role: "customer", currency }, settings);
}

type Asking = Pick<Caller, "actor" | "userHint">;

/** Whether a part of the product is on for whoever asks: by the account, the partner's page or what visitors have. */
export async function hasFeature(accounts: Accounts, { actor, userHint }: Asking, name: Feature): Promise<boolean> {
  const own = await callingAccount(accounts, actor);
  const hinted = userNumber(userHint);
  const asker = own ?? (hinted === undefined ? undefined : await publicPartner(accounts, hinted));
  return (asker?.settings ?? accounts.users).features.includes(name);
}

/** Points for each unit of a price, for whoever asks; prices and settings say the same. */
export async function loyaltyRate(accounts: Accounts, { actor, userHint }: Asking): Promise<number> {
  const own = await callingAccount(accounts, actor);
  return own === undefined ? accounts.partnerLoyalty(Number(userHint ?? 0)) : ownLoyalty(accounts, own);
}

/** A partner's rate stands in the tariffs, for its visitors and itself; anybody else's with the account. */
async function ownLoyalty({ partnerLoyalty }: Accounts, { user_id: userId, role, settings }: Account): Promise<number> {
  return role === "partner" ? partnerLoyalty(userId) : settings.loyaltyRate;
}
