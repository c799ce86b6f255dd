export { SEND_MESSAGE_JOB } from "#server/modules/notifications/notifications.ts";
export { onOrderPlaced } from "#server/modules/notifications/on-order-placed.ts";
export { onPaymentSettled as onPaymentSettledMail } from "#server/modules/notifications/on-payment-settled.ts";
export { outboxPages } from "#server/modules/notifications/outbox-page.ts";
export { sendMessageTask } from "#server/modules/notifications/send-message.ts";
