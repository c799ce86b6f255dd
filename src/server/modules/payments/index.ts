export { createAskPayment } from "#server/modules/payments/ask-payment.ts";
export type { Acquirer } from "#server/modules/payments/acquirer.ts";
export { checkPayment } from "#server/modules/payments/check-payment.ts";
export { paidFor } from "#server/modules/payments/paid-for.ts";
export { noteRefund } from "#server/modules/payments/note-refund.ts";
export { CHECK_PAYMENT_JOB } from "#server/modules/payments/payments.ts";
export { paymentNotices, paymentsRoutes } from "#server/modules/payments/routes.ts";
