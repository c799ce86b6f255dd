import type { Credentials } from "#server/http/request.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { createAsBuyer } from "#server/modules/accounts/buyers/as-buyer.ts";
import { identify, staffTokens } from "#server/modules/accounts/identify.ts";
import { isClosedPartner } from "#server/modules/accounts/setting-user.ts";

/** What every call asks of this station before it is handled. */
export function forCalls(accounts: Accounts) {
  return {
    identify: (credentials: Credentials) => identify(accounts, credentials),
    staffTokens: (tokens: readonly string[]) => staffTokens(accounts, tokens),
    isClosedPartner: (userId: number) => isClosedPartner(accounts, userId),
    asBuyer: createAsBuyer(accounts),
  };
}
