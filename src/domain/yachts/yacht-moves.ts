import { stepBack, type MadeMove, type StepBack } from "#domain/orders/state-by-hand.ts";
import { canMoveTrip, type TripState } from "#domain/orders/trip-state.ts";

/** Which yacht orders a list of the staff shows. */
export const YACHT_FILTERS = ["open", "completed", "cancelled"] as const;

/** What somebody of the staff may make of a yacht by hand, if its present state lets them. */
export const YACHT_MOVES = ["confirmed", "under-way", "completed"] as const;

/** A yacht may be said to be under way from so long before its start on; what is said sooner is a slip. */
const EARLIEST_MS = 86_400_000;

/** Whether somebody of the staff may say by hand that a yacht is there now: by the table of trips, not before its day, and over only after it began. */
export function mayMoveYacht(
  { state, startsAt }: { readonly state: TripState; readonly startsAt: number },
  to: (typeof YACHT_MOVES)[number],
  now: number,
): boolean {
  if (!canMoveTrip(state, to)) return false;
  if (to === "confirmed") return true;
  return now >= (to === "completed" ? startsAt : startsAt - EARLIEST_MS);
}

/** Where somebody may put a yacht back whose state was wrong: also one that was confirmed for money that did not come. The database holds this list as well. */
export const YACHT_CORRECTIONS: Readonly<Record<TripState, readonly TripState[]>> = {
  placed: [],
  confirmed: ["placed"],
  "under-way": ["confirmed"],
  completed: ["under-way"],
  "no-show": [],
  cancelled: [],
};

/** The state that a yacht had before the one it is in, and until when it may go back; null where there is none, and where its deposit has confirmed it. */
export function yachtStepBack(
  { state, received, deposit }: { readonly state: TripState; readonly received: number; readonly deposit: number },
  moves: readonly MadeMove[],
): StepBack | null {
  if (state === "confirmed" && received >= deposit) return null;
  return stepBack(state, moves, YACHT_CORRECTIONS);
}
