import type { Listener } from "#server/events.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { hasTraveller, queueLetter } from "#server/modules/notifications/queue-message.ts";
import { findOrder } from "#server/modules/orders/index.ts";

/** A change or a cancellation is confirmed to the traveller, and the operator gets a copy; once for each version of the order. */
export function onOrderChanged(notifications: Notifications, kind: "order-changed" | "order-cancelled"): Listener {
  return async ({ orderId }, trx) => {
    const order = await findOrder(trx, orderId);
    if (order === undefined) return;
    const letter = { subject: { orderId }, lang: order.lang, occasion: order.version };
    if (hasTraveller(order)) {
      await queueLetter(notifications, trx, { ...letter, kind, recipient: order.customer_email });
    }
    const recipient = notifications.operatorMail;
    await queueLetter(notifications, trx, { ...letter, kind: `${kind}-operator`, recipient });
  };
}
