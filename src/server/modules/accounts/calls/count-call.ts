import { callCounts, network, type CallLimits } from "#domain/accounts/call-limits.ts";
import type { CountCall } from "#server/http/count-call.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import type { CallCounter } from "#server/modules/accounts/calls/call-counter.ts";
import { publicPartner } from "#server/modules/accounts/setting-user.ts";

const USER_NUMBER = /^[1-9]\d{0,8}$/;

/** Creates the function that counts each call against its caller's limits. */
export function createCountCall(accounts: Accounts, counter: CallCounter, limits: CallLimits): CountCall {
  return async (kind, { userHint, ...caller }) => {
    const isVisitor = caller.userId === null;
    // Only for changes: a search must not wait for a partner's account.
    const partnerId = kind === "change" && isVisitor ? await partnerOfServer(accounts, userHint, caller.address) : null;
    return counter.count(callCounts(kind, { ...caller, partnerId }, limits), kind === "change");
  };
}

/** The partner that a call names, if it comes from one of that partner's servers (W7). */
async function partnerOfServer(accounts: Accounts, userHint: string | null, address: string): Promise<number | null> {
  if (userHint === null || !USER_NUMBER.test(userHint)) return null;
  const partner = await publicPartner(accounts, Number(userHint));
  return partner?.settings.serverNetworks.includes(network(address)) ? partner.user_id : null;
}
