export { createAskPayment } from "#server/modules/payments/ask-payment.ts";
export type { Acquirer } from "#server/modules/payments/acquirer.ts";
export { countMissingReceipts } from "#server/modules/payments/receipts/receipts.repository.ts";
export { followReceipts, RECEIPTS_JOB } from "#server/modules/payments/receipts/send-receipts.ts";
export { checkPayment } from "#server/modules/payments/check-payment.ts";
export { followUnpaid } from "#server/modules/payments/follow-unpaid.ts";
export { holdWaived } from "#server/modules/payments/refunds/hold-waived.ts";
export { renewInstallation } from "#server/modules/payments/installation.repository.ts";
export {
  CHECK_PAYMENT_JOB,
  COUNT_DISPUTES_JOB,
  COUNT_REFUNDS_JOB,
  END_PAGE_JOB,
  LOOK_UP_PAYMENT_JOB,
  REFUND_JOB,
} from "#server/modules/payments/payments.ts";
export { endPage, endPages } from "#server/modules/payments/end-page.ts";
export { evidenceDue } from "#server/modules/payments/disputes/disputes.repository.ts";
export { countDisputes } from "#server/modules/payments/disputes/count-disputes.ts";
export { countMadeByHand } from "#server/modules/payments/refunds/count-made-by-hand.ts";
export {
  COUNT_MOVEMENTS_JOB,
  countMovements,
  countPayout,
  NOTE_PAYOUT_JOB,
  type MovementsAsk,
} from "#server/modules/payments/movements/count-movements.ts";
export { refundAfterChange, refundPutRight } from "#server/modules/payments/refunds/refund-excess.ts";
export { closeSetAside, recordRefund, takeSetAside } from "#server/modules/payments/refund-desk.ts";
export { openRefunds, returnedFor, type ReturnedMoney } from "#server/modules/payments/refunds/refunds.repository.ts";
export { declineAtDesk, releaseAtDesk } from "#server/modules/payments/refunds/release-at-desk.ts";
export { sendRefund } from "#server/modules/payments/refunds/send-refund.ts";
export { findSetAside, waitingSetAside, type StoredSetAside } from "#server/modules/payments/set-aside.repository.ts";
export { settleReference, type NamedPayment } from "#server/modules/payments/settle-reference.ts";
export { paymentNotices, paymentsRoutes } from "#server/modules/payments/routes.ts";
export { paymentReturns } from "#server/modules/payments/returns/payment-returns.ts";
