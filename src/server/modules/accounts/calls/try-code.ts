import type { Actor } from "#domain/accounts/actor.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { countedCodes } from "#domain/accounts/code-throttle.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { partnerOfServer } from "#server/modules/accounts/calls/partner-of-server.ts";
import { noteCode } from "#server/modules/accounts/calls/wrong-codes.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Notes whether a certificate code that the caller has entered is right; refuses a caller with too many wrong ones. */
export type TryCode = (isRight: boolean) => Promise<void>;

/** What tells callers of codes apart. */
interface Caller {
  readonly actor: Actor;
  readonly userHint: string | null;
  readonly address: string;
}

/** Creates that function for a caller. */
export function createTryCode(accounts: Accounts, { actor, userHint, address }: Caller): TryCode {
  const { db, clock } = accounts;
  return async (isRight) => {
    const userId = identityOf(actor)?.userId ?? null;
    const partnerId = userId === null ? await partnerOfServer(accounts, userHint, address) : null;
    const counted = countedCodes({ address, userId, partnerId });
    const wait = await noteCode(db, counted, { isRight, now: new Date(clock()) });
    if (wait > 0) throw new Refusal("too-many-codes", { words: { minutes: Math.ceil(wait / 60) }, retryAfter: wait });
  };
}
