/** Where one payment attempt stands. `unknown` means the acquirer has not answered yet, never a failure. */
export type PaymentState = "new" | "pending" | "succeeded" | "declined" | "expired" | "quarantined" | "paid-late";

/** Every move a payment may make. Money for a cancelled order is `paid-late`; a mismatch is `quarantined` (T-15, T-18). */
export const PAYMENT_MOVES = {
  new: ["pending", "declined", "expired"],
  pending: ["succeeded", "declined", "expired", "quarantined", "paid-late"],
  declined: [],
  expired: ["succeeded", "quarantined", "paid-late"],
  succeeded: [],
  quarantined: [],
  "paid-late": [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

/** Whether a payment may go from one state to another. */
export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  return (PAYMENT_MOVES[from] as readonly PaymentState[]).includes(to);
}

/** States in which a payment may still bring money, so a second one must not be opened. */
export const OPEN_PAYMENT_STATES = ["new", "pending"] as const satisfies readonly PaymentState[];
