import type { BuyerView } from "#contract/console/phone/buyers.ts";
import { isOpenAccount } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import type { StoredBuyer } from "#server/modules/accounts/buyers/buyers.repository.ts";

/** Presents somebody for whom the staff may place an order. */
export function presentBuyer(
  { clock, production }: Pick<Accounts, "clock" | "production">,
  { user_id: userId, role, name, email, phone, company, ...account }: StoredBuyer,
): BuyerView {
  const isOpen = isOpenAccount(account, { now: clock(), production });
  return { user_id: userId, role, name, email, phone, company: company ?? "", is_open: isOpen };
}
