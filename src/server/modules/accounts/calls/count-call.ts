import { createHash } from "node:crypto";
import { identityOf } from "#domain/accounts/actor.ts";
import { callCounts, contactCounts, limitedBy, type CallLimits } from "#domain/accounts/call-limits.ts";
import { tooManyCalls, type CountCall, type Counted } from "#server/http/count-call.ts";
import type { Caller } from "#server/http/request.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import type { CallCounter } from "#server/modules/accounts/calls/call-counter.ts";
import { partnerOfServer } from "#server/modules/accounts/calls/partner-of-server.ts";

/** What counting needs besides the accounts. */
interface Counting {
  readonly counter: CallCounter;
  readonly limits: CallLimits;
  /** The operator's address, for whoever reaches a limit. */
  readonly mail: string;
}

/** Creates the function that counts each call against its caller's limits. */
export function createCountCall(accounts: Accounts, { counter, limits, mail }: Counting): CountCall {
  return async (kind, { userHint, ...caller }) => {
    const isVisitor = caller.userId === null;
    // Only for changes: a search must not wait for a partner's account.
    const partnerId = kind === "change" && isVisitor ? await partnerOfServer(accounts, userHint, caller.address) : null;
    const counted = { ...caller, partnerId };
    const seconds = await counter.count(callCounts(kind, counted, limits), kind === "change");
    return seconds === 0 ? undefined : { by: limitedBy(kind, counted), seconds, mail };
  };
}

/** Counts an order of a visitor by the phone and the e-mail in it, and refuses it when their limit is reached. */
export type CountContact = (
  caller: Pick<Counted, "userId" | "userHint" | "address">,
  contact: { readonly phone: string; readonly email: string },
) => Promise<void>;

/** Creates that function. */
export function createCountContact(accounts: Accounts, { counter, limits, mail }: Counting): CountContact {
  return async ({ userId, userHint, address }, contact) => {
    if (userId !== null || (await partnerOfServer(accounts, userHint, address)) !== null) return;
    const hidden = { phone: digest(contact.phone), email: digest(contact.email.toLowerCase()) };
    const seconds = await counter.count(contactCounts(hidden, limits), true);
    if (seconds > 0) throw tooManyCalls({ by: "contact", seconds, mail });
  };
}

/** Counts a call by the address of mail, or the name, in it, and refuses it when its limit is reached. */
type CountMail = (caller: Pick<Caller, "actor" | "userHint" | "address">, email: string) => Promise<void>;

/** Creates that function. */
export function createCountMail(countContact: CountContact): CountMail {
  return ({ actor, userHint, address }, email) =>
    countContact({ userId: identityOf(actor)?.userId ?? null, userHint, address }, { phone: "", email });
}

/** The counters need to tell people apart, not to know them. */
function digest(text: string): string {
  return text === "" ? "" : createHash("sha256").update(text).digest("base64url");
}
