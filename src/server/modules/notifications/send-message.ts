import type { Task } from "graphile-worker";
import { messageHolds } from "#domain/orders/message-standing.ts";
import type { SentAs } from "#server/database/tables.ts";
import type { SubjectKind } from "#server/event-kinds.ts";
import { calendarOfLetter } from "#server/modules/notifications/files/calendar-of-letter.ts";
import { messageKindOf } from "#server/modules/notifications/kinds/message-kinds.ts";
import { asShown, mailWords } from "#server/modules/notifications/letters/mail-words.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";
import type { Message } from "#server/modules/notifications/message/message.ts";
import {
  findMessage,
  firstMailId,
  markSent,
  markUnsent,
  markVoid,
  type StoredMessage,
} from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { SUBJECTS } from "#server/modules/notifications/subjects.ts";
import { sendText } from "#server/modules/notifications/texts/send-text.ts";
import { textKindOf } from "#server/modules/notifications/texts/text-kinds.ts";

/** What the staff reads letters about. */
const STAFF_READS: readonly SubjectKind[] = ["order", "route-request", "yacht-request", "offer"];

/** A message is tried for so many hours; then `npm run messages` lists it. */
const TRIED_HOURS = 72;

/** The job's work: sends a message that has not been sent, and leaves the cause of a failure for the operator. */
export function sendMessageTask(notifications: Notifications): Task {
  return async (payload, { job, abortSignal }) => {
    const { messageId } = payload as { messageId: number };
    try {
      await sendMessage(notifications, messageId, abortSignal);
    } catch (error) {
      const words = errorWords(error);
      const isLast = job.attempts >= job.max_attempts || (await isOverdue(notifications, messageId));
      await markUnsent(notifications.db, messageId, words, isLast);
      // Mail servers repeat addresses in their answers; the job queue and the log only get these words.
      throw new Error(`Message ${messageId} was not sent: ${words}`);
    }
  };
}

/** Sends one message. A crash after it was accepted, before that is recorded, sends it again with the same id. */
export async function sendMessage(
  notifications: Notifications,
  messageId: number,
  stopping?: AbortSignal,
): Promise<void> {
  const { db, clock } = notifications;
  const message = await findMessage(db, messageId);
  if (message?.state !== "waiting") return;
  const textKind = textKindOf(message.kind);
  const sent =
    textKind === undefined
      ? await sendLetter(notifications, message, stopping)
      : await sendText(notifications, message, textKind);
  await (sent ? markSent(db, messageId, { at: new Date(clock()), as: sent.kept }) : markVoid(db, messageId));
}

/** Sends a letter and answers what it said, without what opens its subject; undefined when it has nothing to tell any more. */
async function sendLetter(
  notifications: Notifications,
  message: StoredMessage,
  stopping: AbortSignal | undefined,
): Promise<{ readonly kept: SentAs | null } | undefined> {
  const { db, mailer } = notifications;
  const kind = messageKindOf(message.kind);
  const readers = await SUBJECTS[kind.about].readers(db, message.subject_id);
  if (!messageHolds(kind.holds, readers?.standing)) return undefined;
  const written = await kind.write(notifications, message);
  if (written === undefined) return undefined;
  const first = await firstMailId(db, message);
  const files = kind.withCalendar ? await calendarOfLetter(notifications, message) : [];
  const mail = {
    ...mailOf(message, written),
    ...(files.length > 0 && { files }),
    ...(first !== message.mail_id && { answers: first }),
  };
  await mailer.send(mail, stopping);
  // Letters about accounts are nobody's business but their reader's.
  return { kept: STAFF_READS.includes(kind.about) ? asShown(written) : null };
}

/** Whether a message has been tried for as long as one is. */
async function isOverdue({ db, clock }: Notifications, messageId: number): Promise<boolean> {
  const message = await findMessage(db, messageId);
  return message !== undefined && clock() - message.due_at.getTime() >= TRIED_HOURS * 3_600_000;
}

/** Turns a written message into an e-mail to its reader. */
export function mailOf(
  { recipient, mail_id: messageId }: Pick<StoredMessage, "recipient" | "mail_id">,
  written: Message,
): Mail {
  return {
    to: recipient,
    ...(written.answerTo !== undefined && { replyTo: written.answerTo }),
    ...mailWords(written),
    messageId,
  };
}

/** The code of a mail server's error, or for any other error its kind and the function it came from; never its message. */
function errorWords(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((word) => typeof word === "string" || typeof word === "number");
  if (codes.length > 0) return codes.join(" ").slice(0, 60);
  if (!(error instanceof Error)) return "unknown";
  const place = /\n\s+at (?:async |new )?([\w.$]+) \(/.exec(error.stack ?? "")?.[1];
  return place === undefined ? error.name : `${error.name} in ${place}`;
}
