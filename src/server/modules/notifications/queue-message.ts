import type { Transaction } from "kysely";
import { randomUUID } from "node:crypto";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import type { MessageKind } from "#server/modules/notifications/kinds/message-kinds.ts";
import { insertMessage, type NewMessage } from "#server/modules/notifications/messages.repository.ts";
import { SEND_MESSAGE_JOB, type Notifications } from "#server/modules/notifications/notifications.ts";

/** Stores a message together with the job that sends it; a second call for the same message changes nothing. */
export async function queueMessage(
  { clock, publicUrl }: Notifications,
  trx: Transaction<Tables>,
  message: Omit<NewMessage, "mailId" | "createdAt"> & { readonly kind: MessageKind },
): Promise<void> {
  const messageId = await insertMessage(trx, {
    ...message,
    mailId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    createdAt: new Date(clock()),
  });
  if (messageId !== undefined) await addJob(trx, SEND_MESSAGE_JOB, { messageId });
}
