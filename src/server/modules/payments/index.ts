export { createAskPayment } from "#server/modules/payments/ask-payment.ts";
export type { Acquirer } from "#server/modules/payments/acquirer.ts";
export { checkPayment } from "#server/modules/payments/check-payment.ts";
export { followUnpaid } from "#server/modules/payments/follow-unpaid.ts";
export { CHECK_PAYMENT_JOB, LOOK_UP_PAYMENT_JOB, REFUND_JOB } from "#server/modules/payments/payments.ts";
export { refundAfterChange } from "#server/modules/payments/refund-excess.ts";
export {
  closeSetAside,
  recordCash,
  recordRefund,
  releaseRefund,
  takeSetAside,
} from "#server/modules/payments/refund-desk.ts";
export { openRefunds, returnedFor } from "#server/modules/payments/refunds.repository.ts";
export { sendRefund } from "#server/modules/payments/send-refund.ts";
export { findSetAside, waitingSetAside, type StoredSetAside } from "#server/modules/payments/set-aside.repository.ts";
export { settleReference, type NamedPayment } from "#server/modules/payments/settle-reference.ts";
export { paymentNotices, paymentsRoutes } from "#server/modules/payments/routes.ts";
