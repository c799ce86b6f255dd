import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueMessage } from "#server/modules/notifications/queue-message.ts";
import { findDriverless } from "#server/modules/orders/index.ts";

/** Job that looks for rides near their pick-up that nobody drives. */
export const DRIVERLESS_JOB = "tell_driverless";

/** Queues one e-mail to the address on duty for each ride that nobody drives shortly before its pick-up; it may run as often as one likes. */
export async function tellDriverless(notifications: Notifications): Promise<void> {
  const { db, clock, duty, operatorMail, operatorLang: lang } = notifications;
  if (duty === undefined) return;
  const recipient = duty.mail ?? operatorMail;
  for (const { orderId: id, tripId } of await findDriverless(db, duty, clock())) {
    const message = { subject: { kind: "order", id }, kind: "order-driverless", recipient, lang } as const;
    // Each trip of an order is told of by itself, and once.
    await db
      .transaction()
      .execute((trx) => queueMessage(notifications, trx, { ...message, occasion: tripId, isCapped: false }));
  }
}
