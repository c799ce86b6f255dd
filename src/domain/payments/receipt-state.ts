/** Where a receipt is: still to be sent, at the tax office, registered, or refused. */
export type ReceiptState = "due" | "pending" | "succeeded" | "canceled";

/** What a receipt is for: money that came, money that went back, or a ride that was paid ahead and is over. */
export type ReceiptKind = "payment" | "refund" | "settlement";

/** A receipt that is not registered for so long is missing, as its acquirer says. */
const MISSING_MS = 3 * 86_400_000;

/** A ride that nobody has marked as over is over so long after its pick-up. */
export const RIDE_OVER_MS = 86_400_000;

/** What is known of a receipt. */
interface KnownReceipt {
  readonly state: ReceiptState;
  readonly madeAt: number;
}

/** Whether somebody has to see to a receipt. */
export function isReceiptMissing({ state, madeAt }: KnownReceipt, now: number): boolean {
  return state === "canceled" || (state !== "succeeded" && now - madeAt >= MISSING_MS);
}

/** Milliseconds until a receipt is looked at again: soon at first, then four times a day. */
export function receiptWait(tries: number): number {
  return tries < 6 ? 10 * 60_000 : 6 * 3_600_000;
}
