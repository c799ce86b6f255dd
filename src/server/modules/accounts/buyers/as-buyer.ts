import { VISITOR, type Actor } from "#domain/accounts/actor.ts";
import { actsForOthers } from "#domain/accounts/role.ts";
import type { AsBuyer } from "#server/http/operator/as-buyer.ts";
import { findAccount, isOpenAccount, type Account } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { publicPartner } from "#server/modules/accounts/setting-user.ts";
import { Refusal } from "#server/refusal.ts";

/** Gives calls of the staff their buyer: closed accounts, strangers and the staff itself are refused in words. */
export function createAsBuyer(accounts: Accounts): AsBuyer {
  return async (caller, { account_id: accountId, partner_id: partnerId }) => {
    const account = accountId === undefined ? undefined : await openBuyer(accounts, accountId);
    if (partnerId !== undefined) await openPartner(accounts, partnerId);
    return {
      ...caller,
      actor: account === undefined ? VISITOR : actorOf(account),
      userHint: tariffOf(account, partnerId),
    };
  };
}

/** The account of a buyer, if it may buy. */
export async function openBuyer(accounts: Accounts, accountId: number): Promise<Account> {
  const { db, clock, production } = accounts;
  const account = await findAccount(db, { userId: accountId });
  if (account === undefined || account.role === "admin") throw new Refusal("buyer-unknown");
  if (!isOpenAccount(account, { now: clock(), production })) throw new Refusal("buyer-closed");
  return account;
}

/** A partner by whose tariff may be sold. */
export async function openPartner(accounts: Accounts, partnerId: number): Promise<Account> {
  const partner = await publicPartner(accounts, partnerId);
  if (partner !== undefined) return partner;
  const account = await findAccount(accounts.db, { userId: partnerId });
  throw new Refusal(account?.role === "partner" ? "buyer-closed" : "buyer-unknown");
}

/** As their own call would say it: an account has its own tariff, and only who acts for others may name another. */
function tariffOf(account: Account | undefined, partnerId: number | undefined): string | null {
  const named = partnerId === undefined ? null : String(partnerId);
  if (account === undefined || named === null) return account === undefined ? named : String(account.user_id);
  if (named !== String(account.user_id) && !actsForOthers(account.role)) throw new Refusal("user-differs");
  return named;
}

/** The account without any of the keys of its holder's devices. */
function actorOf(account: Account): Actor {
  return {
    kind: "account",
    identity: {
      userId: account.user_id,
      role: account.role,
      staffRole: null,
      companyId: account.company_id,
      isCoordinator: account.is_coordinator,
      readsPeople: false,
    },
    keys: { shown: null, kept: new Map() },
    isProved: false,
    chosen: { language: account.language, currency: account.chosen_currency },
    currency: account.currency,
  };
}
