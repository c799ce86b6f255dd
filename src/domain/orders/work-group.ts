import { isPaidOnline, type PayBy } from "#domain/orders/pay-by.ts";
import type { TripState } from "#domain/orders/trip-state.ts";
import { HOUR_MS } from "#domain/values/durations.ts";

/** What waits for the people at the desk, in the order in which they are shown it. */
export const WORK_GROUPS = ["to-confirm", "changed", "unpaid", "driver-missing", "problem"] as const;

/** One kind of work that waits. */
export type WorkGroup = (typeof WORK_GROUPS)[number];

/** What can be wrong with a trip that somebody has to look into. */
export const TRIP_PROBLEMS = ["money", "dispute", "refunded", "receipt", "letter", "duplicate"] as const;

/** One of them. */
export type TripProblem = (typeof TRIP_PROBLEMS)[number];

/** How near the pick-up has to be, in hours: before it to be work, and after it to be none any more. */
export const WORK_HOURS = { unpaid: 24, driverMissing: 12, past: 24 } as const;

/** The facts that make a trip work; money in minor units, the moment in epoch milliseconds. */
export interface WorkFacts {
  readonly state: TripState;
  /** A person has to confirm it, and it is agreed. */
  readonly isPromised: boolean;
  readonly hasUnseenChange: boolean;
  readonly payBy: PayBy;
  readonly cost: number;
  readonly received: number;
  readonly pickupAt: number;
  readonly hasDriver: boolean;
  /** Money of its order is set aside, a fiscal receipt is missing, a letter about it has failed, or another trip may be the same ride. */
  readonly hasProblem: boolean;
}

/** The work that a trip is, by the clock of the server. A trip may be several kinds of work, and most are none. */
export function workGroupsOf(trip: WorkFacts, now: number): WorkGroup[] {
  const isWaiting = trip.state === "placed" || trip.state === "confirmed";
  const isOpen = isWaiting || trip.state === "under-way";
  const isWithin = (hours: number) =>
    trip.pickupAt > now - WORK_HOURS.past * HOUR_MS && trip.pickupAt <= now + hours * HOUR_MS;
  const is: Record<WorkGroup, boolean> = {
    "to-confirm": trip.state === "placed" && trip.isPromised,
    changed: isOpen && trip.hasUnseenChange,
    unpaid: isWaiting && isPaidOnline(trip.payBy) && trip.received < trip.cost && isWithin(WORK_HOURS.unpaid),
    "driver-missing": isWaiting && !trip.hasDriver && isWithin(WORK_HOURS.driverMissing),
    problem: isOpen && trip.hasProblem,
  };
  return WORK_GROUPS.filter((group) => is[group]);
}
