import type { Transaction } from "kysely";
import { randomUUID } from "node:crypto";
import { letterTurn, turnsThatCount } from "#domain/orders/letter-turn.ts";
import { DAY_MS } from "#domain/values/durations.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import type { MessageKind } from "#server/modules/notifications/kinds/message-kinds.ts";
import { insertMessage, latestTurns, type NewMessage } from "#server/modules/notifications/messages.repository.ts";
import { SEND_MESSAGE_JOB, type Notifications } from "#server/modules/notifications/notifications.ts";
import type { TextKind } from "#server/modules/notifications/texts/text-kinds.ts";

/**
 * Stores a message together with the job that sends it; a second call for the same message changes nothing. One to an
 * address that has had as many as it may waits for its turn, or is held until a person decides. Answers its number; undefined
 * for one that was there.
 */
export async function queueMessage(
  { clock, publicUrl, lettersPerHour }: Notifications,
  trx: Transaction<Tables>,
  message: Omit<NewMessage, "mailId" | "createdAt" | "dueAt" | "state"> & {
    readonly kind: MessageKind | TextKind;
    readonly goesFirst?: boolean;
  },
): Promise<number | undefined> {
  const now = clock();
  const most = message.isCapped ? turnsThatCount(lettersPerHour) : 0;
  const turns = most > 0 ? await latestTurns(trx, message.recipient, { since: new Date(now - DAY_MS), most }) : [];
  const turn = message.isCapped ? letterTurn(turns, now, lettersPerHour) : now;
  const messageId = await insertMessage(trx, {
    ...message,
    dueAt: new Date(turn ?? now),
    state: turn === undefined ? "held" : "waiting",
    mailId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    createdAt: new Date(now),
  });
  if (messageId !== undefined && turn !== undefined)
    await addJob(trx, SEND_MESSAGE_JOB, { messageId }, { inMs: turn - now, goesFirst: message.goesFirst });
  return messageId;
}
