import type { AcquirerRefund, ListedRefund, RefundAsk } from "#server/modules/payments/acquirer.ts";

/**
 * The refund of our number in a payment's list. Acquirers forget keys after a day, so one that was asked for before is looked up
 * so; one that failed may be asked for again. One from before there were ids of installations carries none.
 */
export function knownRefund(
  refunds: readonly ListedRefund[],
  { refundId, installation, amount }: RefundAsk,
): AcquirerRefund | undefined {
  const known = refunds.find(
    (refund) =>
      refund.refundId === refundId &&
      (refund.installation === installation || refund.installation === "") &&
      refund.state !== "failed",
  );
  if (known !== undefined && known.amount !== amount) throw new Error("This refund was made with another sum.");
  if (known === undefined) return undefined;
  const { ref, state, reason, receipt } = known;
  return { ref, state, ...(reason !== undefined && { reason }), ...(receipt !== undefined && { receipt }) };
}
