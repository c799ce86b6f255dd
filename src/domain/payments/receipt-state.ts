/** Where a receipt is: still to be sent, at the tax office, registered, refused, for a till of our own, or issued there. */
export type ReceiptState = "due" | "pending" | "succeeded" | "canceled" | "own" | "issued";

/** Why a receipt is missing: it was refused, nobody has registered it in time, or it is for a till of our own. */
export const MISSING_WHYS = ["refused", "silent", "own"] as const;

/** Why a receipt is missing. */
export type MissingWhy = (typeof MISSING_WHYS)[number];

/** What a receipt is for: money that came, money that went back, or a ride that was paid ahead and is over. */
export const RECEIPT_KINDS = ["payment", "refund", "settlement"] as const;

/** What a receipt is for. */
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

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

/** Why a receipt that somebody has to see to is missing: one that is sent again, but not yet for three days, was refused. */
export function missingWhy({ state, madeAt }: KnownReceipt, now: number): MissingWhy {
  if (state === "own") return "own";
  return state === "canceled" || now - madeAt < MISSING_MS ? "refused" : "silent";
}

/** Milliseconds until a receipt is looked at again: soon at first, then four times a day. */
export function receiptWait(tries: number): number {
  return tries < 6 ? 10 * 60_000 : 6 * 3_600_000;
}
