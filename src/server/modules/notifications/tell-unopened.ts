import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueMessage } from "#server/modules/notifications/queue-message.ts";
import { findUnopened } from "#server/modules/orders/index.ts";

/** Job that looks for orders that nobody has opened. */
export const UNOPENED_JOB = "tell_unopened";

/** Queues one letter to the address on duty for each order that nobody of the staff has opened in time; it may run as often as one likes. */
export async function tellUnopened(notifications: Notifications): Promise<void> {
  const { db, clock, duty, operatorMail, operatorLang: lang } = notifications;
  if (duty === undefined) return;
  const recipient = duty.mail ?? operatorMail;
  for (const id of await findUnopened(db, duty, clock())) {
    const message = { subject: { kind: "order", id }, kind: "order-unopened", recipient, lang } as const;
    await db
      .transaction()
      .execute((trx) => queueMessage(notifications, trx, { ...message, occasion: 0, isCapped: false }));
  }
}
