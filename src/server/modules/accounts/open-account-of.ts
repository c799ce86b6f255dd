import { findAccount, isOpenAccount, type Account } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { Refusal } from "#server/refusal.ts";

/** The account of somebody who is known, if it may still be used. */
export async function openAccountOf(
  { db, clock, production }: Pick<Accounts, "db" | "clock" | "production">,
  userId: number,
): Promise<Account> {
  const account = await findAccount(db, { userId });
  if (account === undefined || !isOpenAccount(account, { now: clock(), production }))
    throw new Refusal("account-closed");
  return account;
}
