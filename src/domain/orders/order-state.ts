import { isOff, type TripState } from "#domain/orders/trip-state.ts";

/** How an order is paid. */
export type PayBy = "card" | "cash";

const UNPAID = 6;
const CHANGED = 7;

/** The wire status of each state, apart from what is unpaid, changed, or ended without a ride (contract 4.1). */
const STATUS = { placed: 0, confirmed: 2, "under-way": 1, completed: 3 } as const;

/** Whether the ride is still ahead. */
export function isAhead(state: TripState): boolean {
  return state === "placed" || state === "confirmed";
}

/** The state of an order, or of one of its trips, as the wire carries it (contract 4.1). */
export function wireOrderStatus(state: TripState, payBy: PayBy, paid: boolean, withFee = false): number {
  // A trip that nobody rode in is told by its fee (ruling 30).
  if (isOff(state)) return withFee ? 5 : 4;
  return isAhead(state) && payBy === "card" && !paid ? UNPAID : STATUS[state];
}

/** The facts that decide the status of one trip of an order. */
export interface TripStatusFacts {
  readonly state: TripState;
  readonly payBy: PayBy;
  readonly paid: boolean;
  /** Minor units; null for a trip that costs its price. */
  readonly cancelFee: number | null;
  /** Changed, and not yet seen by the operator. */
  readonly hasUnseenChange: boolean;
}

/** The state of one trip as the wire carries it: one trip of two may be cancelled or changed (contract 4.1). */
export function wireTripStatus({ state, payBy, paid, cancelFee, hasUnseenChange }: TripStatusFacts): number {
  const status = wireOrderStatus(state, payBy, paid, (cancelFee ?? 0) > 0);
  return hasUnseenChange && isAhead(state) && status !== UNPAID ? CHANGED : status;
}
