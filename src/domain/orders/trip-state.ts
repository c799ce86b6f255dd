/** Where one trip of an order stands. Payment has its own state (payments/payment-state.ts). */
export type TripState = "placed" | "confirmed" | "under-way" | "completed" | "no-show" | "cancelled";

/** Every move a trip may make; what is not listed cannot happen. The database holds the same list. */
export const TRIP_MOVES = {
  placed: ["confirmed", "no-show", "cancelled"],
  // A change may give the ride to another provider, who has to confirm it first.
  confirmed: ["placed", "under-way", "no-show", "cancelled"],
  "under-way": ["completed", "no-show", "cancelled"],
  completed: [],
  "no-show": [],
  cancelled: [],
} as const satisfies Record<TripState, readonly TripState[]>;

/** Where somebody may put a trip back to whose state was wrong. The database holds this list as well. */
export const TRIP_CORRECTIONS: Readonly<Record<TripState, readonly TripState[]>> = {
  placed: [],
  confirmed: [],
  "under-way": ["confirmed"],
  completed: ["under-way"],
  "no-show": ["confirmed", "under-way"],
  cancelled: [],
};

/** Whether a trip may go from one state to another. */
export function canMoveTrip(from: TripState, to: TripState): boolean {
  return (TRIP_MOVES[from] as readonly TripState[]).includes(to);
}

/** Whether nothing comes after: a trip that has been driven, or has ended otherwise. */
export function isTripOver(state: TripState): boolean {
  return TRIP_MOVES[state].length === 0;
}

/** Whether the car of a trip is confirmed: only then is anything promised of its driver. */
export function hasCar(state: string): boolean {
  return state !== "placed" && !isOff(state);
}

/** The states of trips in the order in which they decide about their order. */
const DECIDING: readonly TripState[] = ["under-way", "placed", "confirmed", "completed", "no-show", "cancelled"];

/**
 * The state of an order, which follows from its trips: it is under way while one of them is, it waits while one waits, and
 * it ends with the last of them.
 */
export function orderStateOf(trips: readonly TripState[]): TripState {
  return DECIDING.find((state) => trips.includes(state)) ?? "cancelled";
}

/** Whether a trip has ended without a ride, and costs its fee alone. */
export function isOff(state: string): state is "cancelled" | "no-show" {
  return state === "cancelled" || state === "no-show";
}

/** Whether the ride is still ahead. */
export function isAhead(state: TripState): boolean {
  return state === "placed" || state === "confirmed";
}
