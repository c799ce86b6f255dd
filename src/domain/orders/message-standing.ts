/**
 * While what a message about an order tells is so: `stands` until all of the order is cancelled, `cancelled` from then on or since
 * a part of it was, `always` for what has happened once and for all.
 */
export type MessageHolds = "stands" | "cancelled" | "always";

/** What of an order is cancelled. */
export interface MessageStanding {
  readonly isCancelled: boolean;
  /** All of it or a part. */
  readonly hasCancelled: boolean;
}

/** Whether a message is still true: judged when it is queued and again when it is sent, because a server may be down in between. */
export function messageHolds(holds: MessageHolds | undefined, standing: MessageStanding | undefined): boolean {
  if (standing === undefined || holds === undefined || holds === "always") return true;
  return holds === "stands" ? !standing.isCancelled : standing.hasCancelled;
}
