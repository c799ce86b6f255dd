/** Where a refund stands. What was sent may still be on its way; what failed waits for a person. */
export type RefundState = "recorded" | "released" | "sent" | "returned" | "failed";

/** Every move a refund may make. */
export const REFUND_MOVES = {
  recorded: ["released"],
  released: ["sent", "returned", "failed"],
  sent: ["returned", "failed"],
  returned: [],
  failed: ["released"],
} as const satisfies Record<RefundState, readonly RefundState[]>;

/** Whether a refund may go from one state to another. */
export function canMoveRefund(from: RefundState, to: RefundState): boolean {
  return (REFUND_MOVES[from] as readonly RefundState[]).includes(to);
}

/** A payment that money can go back to: what came with it, and what has gone back or is to go back. */
export interface RefundSource {
  readonly paymentId: number;
  readonly amount: number;
  readonly refunded: number;
}

/** A part of a sum that goes back to one payment. */
export interface RefundPart {
  readonly paymentId: number;
  readonly amount: number;
}

/** Splits a sum that goes back over the payments it came by, the last one first, never more than came by each. */
export function splitRefund(amount: number, sources: readonly RefundSource[]): RefundPart[] {
  const parts: RefundPart[] = [];
  let left = amount;
  for (const source of sources.toReversed()) {
    const part = Math.min(left, source.amount - source.refunded);
    if (part <= 0) continue;
    parts.push({ paymentId: source.paymentId, amount: part });
    left -= part;
  }
  return parts;
}
