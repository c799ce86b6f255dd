import { isPaidOnline, type PayBy } from "#domain/orders/pay-by.ts";
import { isAhead, type TripState } from "#domain/orders/trip-state.ts";

/** What a traveller, an old client, an e-mail and a calendar are told of a trip: one word each, from `tripStatus` alone. */
export type TripStatus = "unpaid" | "to-confirm" | "confirmed" | "under-way" | "completed" | "off";

/** The facts that decide the status of a trip. */
export interface TripStatusFacts {
  readonly state: TripState;
  readonly payBy: PayBy;
  /** Its order is paid in full. */
  readonly paid: boolean;
}

const STATUS: Readonly<Record<TripState, TripStatus>> = {
  placed: "to-confirm",
  confirmed: "confirmed",
  "under-way": "under-way",
  completed: "completed",
  "no-show": "off",
  cancelled: "off",
};

/** The status of a trip. A note or another change never takes a confirmation away; an unpaid card order has none to show. */
export function tripStatus({ state, payBy, paid }: TripStatusFacts): TripStatus {
  return isAhead(state) && isPaidOnline(payBy) && !paid ? "unpaid" : STATUS[state];
}

/** The facts that decide the number of a status on the wire. */
export interface WireStatusFacts extends TripStatusFacts {
  /** It has ended without a ride and costs a fee. */
  readonly hasFee: boolean;
  /** Changed, and not yet seen by the operator. */
  readonly hasUnseenChange: boolean;
}

/** The status of a trip as the wire carries it: 7 is a trip that waits, and was changed while it did. */
export function wireTripStatus({ hasFee, hasUnseenChange, ...facts }: WireStatusFacts): number {
  switch (tripStatus(facts)) {
    case "unpaid":
      return 6;
    case "to-confirm":
      return hasUnseenChange ? 7 : 0;
    case "confirmed":
      return 2;
    case "under-way":
      return 1;
    case "completed":
      return 3;
    case "off":
      return hasFee ? 5 : 4;
  }
}

const OF_WIRE: Readonly<Partial<Record<number, TripStatus>>> = {
  1: "under-way",
  2: "confirmed",
  3: "completed",
  4: "off",
  5: "off",
  6: "unpaid",
};

/** The status that a number on the wire stands for. */
export function statusOfWire(status: number): TripStatus {
  return OF_WIRE[status] ?? "to-confirm";
}

/** What of an order decides its status on the wire: its own state, and what its trips add to it. */
export interface OrderStatusFacts extends TripStatusFacts {
  readonly trips: readonly Pick<WireStatusFacts, "state" | "hasFee" | "hasUnseenChange">[];
}

/** The status of a whole order on the wire: that of its trip, where it has one. */
export function wireOrderStatus({ trips, ...order }: OrderStatusFacts): number {
  return wireTripStatus({
    ...order,
    hasFee: trips.some(({ hasFee }) => hasFee),
    hasUnseenChange: trips.some(({ state, hasUnseenChange }) => state === "placed" && hasUnseenChange),
  });
}
