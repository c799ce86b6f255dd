/** Where a refund stands. What was recorded or failed waits for a person; what was sent may still be on its way; what was reversed came back from the bank. */
export type RefundState = "recorded" | "released" | "sent" | "returned" | "failed" | "declined" | "reversed";

/** Every move a refund may make. One that is returned by bank or in cash is never sent. */
export const REFUND_MOVES = {
  recorded: ["released", "returned", "declined"],
  released: ["sent", "returned", "failed"],
  sent: ["returned", "failed"],
  returned: ["reversed"],
  failed: ["released", "returned", "declined"],
  declined: ["recorded"],
  reversed: [],
} as const satisfies Record<RefundState, readonly RefundState[]>;

/** The states of money that is still to go back. */
export const OPEN_REFUND_STATES = ["recorded", "released", "sent", "failed"] as const satisfies readonly RefundState[];

/** The queues of refunds by their states: to be released, failed, on their way, and over. */
export const REFUND_QUEUES = {
  release: ["recorded"],
  failed: ["failed"],
  sent: ["released", "sent"],
  returned: ["returned"],
  declined: ["declined"],
} as const satisfies Record<string, readonly RefundState[]>;

/** Name of a queue of refunds. */
export type RefundQueue = keyof typeof REFUND_QUEUES;

/** How money goes back: to the card through the acquirer, by bank transfer, or in cash. */
export const REFUND_WAYS = ["acquirer", "bank", "cash"] as const;

/** How a refund goes back. */
export type RefundWay = (typeof REFUND_WAYS)[number];

/** Whether a refund may go from one state to another. */
export function canMoveRefund(from: RefundState, to: RefundState): boolean {
  return (REFUND_MOVES[from] as readonly RefundState[]).includes(to);
}
