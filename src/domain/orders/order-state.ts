/** Where an order stands. Payment has its own state (payments/payment-state.ts). */
export type OrderState = "placed" | "confirmed" | "under-way" | "completed" | "cancelled";

/** Every move an order may make; what is not listed cannot happen. */
export const ORDER_MOVES = {
  placed: ["confirmed", "cancelled"],
  confirmed: ["under-way", "cancelled"],
  "under-way": ["completed"],
  completed: [],
  cancelled: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

/** Whether an order may go from one state to another. */
export function canMoveOrder(from: OrderState, to: OrderState): boolean {
  return (ORDER_MOVES[from] as readonly OrderState[]).includes(to);
}

/** How an order is paid. */
export type PayBy = "card" | "cash";

const UNPAID = 6;
const CHANGED = 7;

/** The state of an order as the wire carries it (contract 4.1). */
export function wireOrderStatus(state: OrderState, payBy: PayBy, paid: boolean, cancelledWithFee = false): number {
  switch (state) {
    case "placed":
      return payBy === "card" && !paid ? UNPAID : 0;
    case "confirmed":
      return 2;
    case "under-way":
      return 1;
    case "completed":
      return 3;
    case "cancelled":
      return cancelledWithFee ? 5 : 4;
  }
}

/** The facts that decide the status of one trip of an order. */
export interface TripStatusFacts {
  readonly state: OrderState;
  readonly payBy: PayBy;
  readonly paid: boolean;
  /** Minor units; null for a trip that is not cancelled. */
  readonly cancelFee: number | null;
  /** Changed, and not yet seen by the operator. */
  readonly hasUnseenChange: boolean;
}

/** The state of one trip as the wire carries it: one trip of two may be cancelled or changed (contract 4.1). */
export function wireTripStatus({ state, payBy, paid, cancelFee, hasUnseenChange }: TripStatusFacts): number {
  if (cancelFee !== null) return wireOrderStatus("cancelled", payBy, paid, cancelFee > 0);
  const status = wireOrderStatus(state, payBy, paid);
  const waits = state === "placed" || state === "confirmed";
  return hasUnseenChange && waits && status !== UNPAID ? CHANGED : status;
}
