import type { CancelCheck } from "./cancel-check-query.ts";

/**
 * What cancelling comes to for the traveller: everything paid comes back, a part of it, or none; or nothing is paid, and a fee is due or
 * not.
 */
export type CancelOutcome = "all" | "part" | "none" | "due" | "free";

/** Names what cancelling comes to, by the server's figures and what the order has received. */
export function cancelOutcome({ fee, refund }: Pick<CancelCheck, "fee" | "refund">, paid: number): CancelOutcome {
  if (refund > 0) return fee > 0 ? "part" : "all";
  if (fee === 0) return "free";
  return paid > 0 ? "none" : "due";
}
