import type { OrderView } from "#contract/orders/order-view.ts";

/** One step of an order's line of time, before equal steps of its trips are told as one. */
export interface TimelineStep {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Whose clock tells it. */
  readonly zone: string;
  readonly text: string;
  readonly note?: string;
  /** A meeting is drawn as the sign, the end of free cancelling in amber. */
  readonly mark?: "sign" | "free";
  /** Only its place among the others is known. */
  readonly isUntimed?: boolean;
  /** Absent for the whole order. */
  readonly tripId?: number;
}

/** A trip of an order as its page has it. */
export type OrderTripView = OrderView["trips"][number];
