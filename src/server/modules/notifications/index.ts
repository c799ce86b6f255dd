export { SEND_LINK_JOB, sendOrderLinks, type LinkAsking } from "#server/modules/notifications/send-order-link.ts";
export { orderFileRoutes } from "#server/modules/notifications/file-routes.ts";
export { listUnsentLetters, sendLetterAgain } from "#server/modules/notifications/letters-desk.ts";
export { messagesOnEvent } from "#server/modules/notifications/messages-on-event.ts";
export { SEND_MESSAGE_JOB } from "#server/modules/notifications/notifications.ts";
export { REMIND_JOB, remindOfRides } from "#server/modules/notifications/remind-of-rides.ts";
export { notificationsRoutes } from "#server/modules/notifications/routes.ts";
export { WARN_JOB, warnOperator } from "#server/modules/notifications/warn-operator.ts";
export { sendMessageTask } from "#server/modules/notifications/send-message.ts";
