/** Where an order stands on its way. Payment has its own state (payments/payment-state.ts). */
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

/** What the state of an order is on the wire (contract 4.1). */
export function wireOrderStatus(state: OrderState, payBy: PayBy, paid: boolean, cancelledWithFee = false): number {
  switch (state) {
    case "placed":
      return payBy === "card" && !paid ? 6 : 0;
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
