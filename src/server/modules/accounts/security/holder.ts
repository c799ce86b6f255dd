import { identityOf, type Identity } from "#domain/accounts/actor.ts";
import type { Caller } from "#server/http/request.ts";
import type { AttemptPlace } from "#server/modules/accounts/log-in/count-attempt.ts";
import type { Entrance } from "#server/modules/accounts/log-in/entrance.ts";
import { Refusal } from "#server/refusal.ts";

/** Whoever is logged in and sees to their own account. */
export interface Holder extends AttemptPlace {
  readonly identity: Identity;
  /** Of the session that asks. */
  readonly token: string;
}

/** The holder of the account that calls. */
export function holderOf(caller: Caller, entrance: Entrance): Holder {
  const { token, cookie } = caller.credentials;
  const identity = identityOf(caller.actor);
  const shown = token ?? cookie;
  if (identity === null || shown === null) throw new Refusal("unauthorised");
  return { identity, token: shown, ...entrance.placeOf(caller) };
}
