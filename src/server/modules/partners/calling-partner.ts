import { identityOf } from "#domain/accounts/actor.ts";
import type { Caller } from "#server/http/request.ts";
import { Refusal } from "#server/refusal.ts";

/** Whose settings a call changes: the session alone decides; the policy only admits partners. */
export function callingPartner({ actor }: Pick<Caller, "actor">): number {
  const identity = identityOf(actor);
  if (identity === null) throw new Refusal("unauthorised");
  return identity.userId;
}
