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
