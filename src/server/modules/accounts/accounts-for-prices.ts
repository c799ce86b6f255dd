import type { Actor } from "#domain/accounts/actor.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { createTryCode, type TryCode } from "#server/modules/accounts/calls/try-code.ts";
import { loyaltyRate } from "#server/modules/accounts/setting-user.ts";

/** What tells callers apart. */
interface Caller {
  readonly actor: Actor;
  readonly userHint: string | null;
  readonly address: string;
}

/** What prices ask about their callers: the points they collect, and whether they may try another certificate code. */
export function accountsForPrices(accounts: Accounts): {
  readonly loyaltyOf: (caller: Omit<Caller, "address">) => Promise<number>;
  readonly tryCodeOf: (caller: Caller) => TryCode;
} {
  return {
    loyaltyOf: (caller) => loyaltyRate(accounts, caller),
    tryCodeOf: (caller) => createTryCode(accounts, caller),
  };
}
