import type { TripState } from "#domain/orders/trip-state.ts";
import { MINUTE_MS } from "#domain/values/durations.ts";

/** How much is said and shown of a traveller who did not come. */
export const NO_SHOW = { note: 1000, photos: 6, minutes: 24 * 60 } as const;

/** What decides whether a traveller may be said not to have come; moments in epoch milliseconds. */
export interface NoShowFacts {
  readonly state: TripState;
  readonly pickupAt: number;
  /** When the flight or train really came, where that is known. */
  readonly arrivedAt: number | null;
  /** The free waiting of the terms that were sold. */
  readonly freeMinutes: number;
}

/** From when a traveller may be said not to have come: after the free waiting, which begins with the later of pick-up and arrival. */
export function noShowFrom({ pickupAt, arrivedAt, freeMinutes }: Omit<NoShowFacts, "state">): number {
  return waitedSince({ pickupAt, arrivedAt }) + freeMinutes * MINUTE_MS;
}

/** Why somebody may not be said not to have come. */
export type NoShowRefusal = "state" | "waited" | "early";

/** Judges saying that a traveller did not come: a car waited for them, as long as the terms grant, and that time is over. */
export function judgeNoShow(
  facts: NoShowFacts,
  { waited, now }: { readonly waited: number; readonly now: number },
): { readonly refused: NoShowRefusal | null; readonly from: number } {
  const from = Math.max(noShowFrom(facts), waitedSince(facts) + waited * MINUTE_MS);
  if (!mayNotCome(facts.state)) return { refused: "state", from };
  if (waited < facts.freeMinutes) return { refused: "waited", from };
  return { refused: now < from ? "early" : null, from };
}

/** Whether somebody was to come at all: a car has been promised, and nothing has ended yet. */
export function mayNotCome(state: TripState): boolean {
  return state === "confirmed" || state === "under-way";
}

function waitedSince({ pickupAt, arrivedAt }: Pick<NoShowFacts, "pickupAt" | "arrivedAt">): number {
  return Math.max(pickupAt, arrivedAt ?? pickupAt);
}
