import type { FastifyRequest } from "fastify";
import type { CallKind, CountedCaller } from "#domain/accounts/call-limits.ts";
import { Refusal } from "#server/refusal.ts";

type Counted = Omit<CountedCaller, "partnerId"> & { readonly userHint: string | null };

/** Counts a call against its caller's limits; returns the seconds to wait when a limit is reached, otherwise 0. */
export type CountCall = (kind: CallKind, caller: Counted) => Promise<number>;

/** Counts a call and refuses it when a limit is reached. */
export async function countOrRefuse(countCall: CountCall, kind: CallKind, caller: Counted): Promise<void> {
  const wait = await countCall(kind, caller);
  if (wait > 0) throw new Refusal("too-many-calls", { words: { seconds: wait }, retryAfter: wait });
}

/** Counts a file of a map, which is the same for everybody: by address alone, so that no session is looked up for it. */
export function countMapFile(countCall: CountCall): (request: FastifyRequest) => Promise<void> {
  return ({ ip: address }) => countOrRefuse(countCall, "map", { address, session: null, userId: null, userHint: null });
}
