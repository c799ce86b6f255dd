export { orderFileRoutes } from "#server/modules/notifications/file-routes.ts";
export { messagesOnEvent } from "#server/modules/notifications/messages-on-event.ts";
export { SEND_MESSAGE_JOB } from "#server/modules/notifications/notifications.ts";
export { notificationsRoutes } from "#server/modules/notifications/routes.ts";
export { sendMessageTask } from "#server/modules/notifications/send-message.ts";
