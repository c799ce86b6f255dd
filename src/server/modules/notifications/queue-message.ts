import type { Transaction } from "kysely";
import { randomUUID } from "node:crypto";
import type { OrderMessageKind } from "#domain/notifications/message-kind.ts";
import { writesToTraveller } from "#domain/orders/send-params.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import { insertMessage, type NewMessage } from "#server/modules/notifications/messages.repository.ts";
import { SEND_MESSAGE_JOB, type Notifications } from "#server/modules/notifications/notifications.ts";
import { findOrder, type StoredOrder } from "#server/modules/orders/index.ts";

/** Writes down that a traveller is to get a message about an order. */
export async function queueMessage(
  notifications: Notifications,
  trx: Transaction<Tables>,
  orderId: number,
  kind: OrderMessageKind,
): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (order === undefined || !hasTraveller(order)) return;
  await queueLetter(notifications, trx, {
    subject: { orderId },
    kind,
    recipient: order.customer_email,
    lang: order.lang,
  });
}

/**
 * Whether an order has a traveller to write to: a legal entity may order without an address (VAL-10), and whoever sells under a
 * name of their own asks us not to write (decision 0019).
 */
export function hasTraveller({ customer_email: email, trips }: StoredOrder): boolean {
  return email !== "" && writesToTraveller(trips);
}

/** Writes down that somebody is to get a message, with the job that sends it; a second call for the same changes nothing. */
export async function queueLetter(
  { clock, publicUrl }: Notifications,
  trx: Transaction<Tables>,
  letter: Omit<NewMessage, "mailId" | "createdAt">,
): Promise<void> {
  const messageId = await insertMessage(trx, {
    ...letter,
    mailId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    createdAt: new Date(clock()),
  });
  if (messageId !== undefined) await addJob(trx, SEND_MESSAGE_JOB, { messageId });
}
