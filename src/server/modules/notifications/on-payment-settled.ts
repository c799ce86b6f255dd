import type { Listener } from "#server/events.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueMessage } from "#server/modules/notifications/queue-message.ts";

/** A settled payment is confirmed by a letter. */
export function onPaymentSettled(notifications: Notifications): Listener {
  return (event, trx) => queueMessage(notifications, trx, event.orderId, "order-paid");
}
