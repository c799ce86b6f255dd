/** Where a dispute about a payment stands: undecided, or for whom it was decided. */
export const DISPUTE_STATES = ["opened", "won", "lost"] as const;

/** Where a dispute stands. */
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Whether somebody of the staff may write down that a dispute has come to this; a bank may give money back after all. */
export function canDecideDispute(from: DisputeState, to: DisputeState): boolean {
  return from === "opened" ? to !== "opened" : from === "lost" && to === "won";
}
