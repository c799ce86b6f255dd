export { SEND_MESSAGE_JOB } from "#server/modules/notifications/notifications.ts";
export { onOrderPlaced } from "#server/modules/notifications/on-order-placed.ts";
export { onPaymentSettled as onPaymentSettledMail } from "#server/modules/notifications/on-payment-settled.ts";
export { onRouteRequested } from "#server/modules/notifications/on-route-requested.ts";
export { onYachtRequested } from "#server/modules/notifications/on-yacht-requested.ts";
export { onOrderChanged } from "#server/modules/notifications/on-order-changed.ts";
export { notificationsRoutes } from "#server/modules/notifications/routes.ts";
export { sendMessageTask } from "#server/modules/notifications/send-message.ts";
