import { network } from "#domain/accounts/call-limits.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { publicPartner } from "#server/modules/accounts/setting-user.ts";

const USER_NUMBER = /^[1-9]\d{0,8}$/;

/** The partner that a call names, if it comes from one of that partner's servers. */
export async function partnerOfServer(
  accounts: Accounts,
  userHint: string | null,
  address: string,
): Promise<number | null> {
  if (userHint === null || !USER_NUMBER.test(userHint)) return null;
  const partner = await publicPartner(accounts, Number(userHint));
  return partner?.settings.serverNetworks.includes(network(address)) ? partner.user_id : null;
}
