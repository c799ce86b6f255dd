import { canMoveTrip, TRIP_CORRECTIONS, type TripState } from "#domain/orders/trip-state.ts";
import { HOUR_MS } from "#domain/values/durations.ts";

/** The states that a person of the staff gives a trip; the others follow from what is done to it. */
export const HAND_STATES = ["under-way", "completed"] as const;

/** One of them. */
export type HandState = (typeof HAND_STATES)[number];

/** How long before its pick-up a trip may be said to be under way, in hours: a car that sets out a day early is the wrong trip. */
export const UNDER_WAY_HOURS = 6;

/** How long a wrong state may be put right, in hours. */
export const CORRECTION_HOURS = 24;

/** The longest reason for which a state is put right. */
export const CORRECTION_LENGTH = 500;

/** Which state a trip may be given next, and from when, in epoch milliseconds. */
export interface HandStep {
  readonly next: HandState;
  readonly from: number;
}

/** What somebody may say of a trip next; null where nothing is left to say. */
export function handStep({
  state,
  pickupAt,
}: {
  readonly state: TripState;
  readonly pickupAt: number;
}): HandStep | null {
  if (state === "confirmed") return { next: "under-way", from: pickupAt - UNDER_WAY_HOURS * HOUR_MS };
  return state === "under-way" ? { next: "completed", from: pickupAt - UNDER_WAY_HOURS * HOUR_MS } : null;
}

/** A move that a trip has made; the moment in epoch milliseconds. */
export interface MadeMove {
  readonly from: TripState;
  readonly to: TripState;
  readonly at: number;
}

/** Where a trip goes when its state was wrong, and until when it may. */
export interface StepBack {
  readonly to: TripState;
  readonly until: number;
}

/** The state that a trip had before the one it is in, however often it was put right since; null where there is no way back. */
export function stepBack(
  state: TripState,
  moves: readonly MadeMove[],
  corrections: typeof TRIP_CORRECTIONS = TRIP_CORRECTIONS,
): StepBack | null {
  const into = moves.findLast(({ from, to }) => to === state && canMoveTrip(from, to));
  if (into === undefined || !corrections[state].some((back) => back === into.from)) return null;
  return { to: into.from, until: into.at + CORRECTION_HOURS * HOUR_MS };
}
