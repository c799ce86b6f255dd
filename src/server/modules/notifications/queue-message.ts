import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { MessageKind } from "#domain/notifications/message-kind.ts";
import { addJob } from "#server/events.ts";
import type { Tables } from "#server/database/tables.ts";
import { insertMessage } from "#server/modules/notifications/messages.repository.ts";
import { SEND_MESSAGE_JOB, type Notifications } from "#server/modules/notifications/notifications.ts";
import { findOrder } from "#server/modules/orders/index.ts";

/** Writes down that a traveller is to get a message, with the job that sends it; a second call for the same changes nothing. */
export async function queueMessage(
  { clock, publicUrl }: Notifications,
  trx: Transaction<Tables>,
  orderId: number,
  kind: MessageKind,
): Promise<void> {
  const order = await findOrder(trx, orderId);
  // A legal entity may order without an address (VAL-10).
  if (order === undefined || order.customer_email === "") return;
  const messageId = await insertMessage(trx, {
    orderId,
    kind,
    recipient: order.customer_email,
    lang: order.lang,
    mailId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    createdAt: new Date(clock()),
  });
  if (messageId !== undefined) await addJob(trx, SEND_MESSAGE_JOB, { messageId });
}
