import type { Actor } from "#domain/accounts/actor.ts";
import type { AsBuyer } from "#server/http/operator/as-buyer.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { createAsBuyer } from "#server/modules/accounts/buyers/as-buyer.ts";
import { createTryCode, type TryCode } from "#server/modules/accounts/calls/try-code.ts";
import { hasFeature, loyaltyRate } from "#server/modules/accounts/setting-user.ts";

/** What tells callers apart. */
interface Caller {
  readonly actor: Actor;
  readonly userHint: string | null;
  readonly address: string;
}

/** What prices ask about their callers: the points they collect, and whether they may hire a car or try another certificate code. */
export function accountsForPrices(accounts: Accounts): {
  readonly loyaltyOf: (caller: Omit<Caller, "address">) => Promise<number>;
  readonly mayRent: (caller: Omit<Caller, "address">) => Promise<boolean>;
  readonly tryCodeOf: (caller: Caller) => TryCode;
  readonly asBuyer: AsBuyer;
} {
  return {
    loyaltyOf: (caller) => loyaltyRate(accounts, caller),
    mayRent: (caller) => hasFeature(accounts, caller, "rent"),
    tryCodeOf: (caller) => createTryCode(accounts, caller),
    asBuyer: createAsBuyer(accounts),
  };
}
