import { identityOf } from "#domain/accounts/actor.ts";
import type { Doer } from "#server/audit/audit.repository.ts";
import { deskAuthor } from "#server/desk.ts";
import type { Caller } from "#server/http/request.ts";
import { Refusal } from "#server/refusal.ts";

/** Who of the staff makes a call; the door lets in nobody else. */
export type Staff = Pick<Doer, "accountId" | "role" | "author">;

/** Reads who of the staff makes a call. */
export function staffOf({ actor }: Pick<Caller, "actor">): Staff {
  const identity = identityOf(actor);
  if (identity === null || identity.staffRole === null) throw new Refusal("forbidden");
  const { userId: accountId, staffRole: role } = identity;
  return { accountId, role, author: deskAuthor({ by: String(accountId) }) };
}
