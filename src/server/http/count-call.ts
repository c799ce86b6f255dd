import type { CallKind, CountedCaller, ReachedLimit } from "#domain/accounts/call-limits.ts";
import { Refusal } from "#server/refusal.ts";

/** Who is counted: what a call shows of its caller. */
export type Counted = Omit<CountedCaller, "partnerId"> & { readonly userHint: string | null };

/** Whom to write to where a limit is reached; empty for nobody. */
type WithMail = { readonly mail: string };

/** Counts a call against its caller's limits; returns the limit that is reached, if any. */
export type CountCall = (kind: CallKind, caller: Counted) => Promise<(ReachedLimit & WithMail) | undefined>;

/** Counts a call and refuses it when a limit is reached. */
export async function countOrRefuse(countCall: CountCall, kind: CallKind, caller: Counted): Promise<void> {
  const reached = await countCall(kind, caller);
  if (reached) throw tooManyCalls(reached);
}

/** The refusal of a caller who has reached a limit: in minutes, with somebody to write to. */
export function tooManyCalls({ by, seconds, mail }: ReachedLimit & WithMail): Refusal {
  const words = { by, minutes: Math.ceil(seconds / 60), contact: mail === "" ? "none" : "mail", mail };
  return new Refusal("too-many-calls", { words, retryAfter: seconds });
}

/** Counts what is the same for everybody by its sender's address alone, so that no session is looked up for it. */
export function countByAddress(countCall: CountCall, kind: CallKind): (address: string) => Promise<void> {
  return (address) => countOrRefuse(countCall, kind, { address, session: null, userId: null, userHint: null });
}
