import type { Listener } from "#server/events.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueMessage } from "#server/modules/notifications/queue-message.ts";

/** A placed order is answered with a letter: what was ordered and, where it is not paid yet, the way to pay. */
export function onOrderPlaced(notifications: Notifications): Listener {
  return (event, trx) => queueMessage(notifications, trx, event.orderId, "order-received");
}
