/** Where one payment attempt stands. */
export type PaymentState = "new" | "pending" | "succeeded" | "declined" | "expired" | "quarantined" | "paid-late";

/**
 * Every move a payment may make. Money that nothing was owed for is `paid-late` and goes back; a mismatch is `quarantined`
 *.
 */
export const PAYMENT_MOVES = {
  new: ["pending", "declined", "expired"],
  pending: ["succeeded", "declined", "expired", "quarantined", "paid-late"],
  // A bank may change its mind after it declined.
  declined: ["succeeded", "quarantined", "paid-late"],
  expired: ["succeeded", "quarantined", "paid-late"],
  succeeded: [],
  // Only a person may take it as a payment after all.
  quarantined: [],
  "paid-late": [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

/** Whether a payment may go from one state to another. */
export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  return (PAYMENT_MOVES[from] as readonly PaymentState[]).includes(to);
}

/** States in which a payment may still bring money, so a second one must not be opened. */
export const OPEN_PAYMENT_STATES = ["new", "pending"] as const satisfies readonly PaymentState[];
