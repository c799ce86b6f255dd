import { follows } from "#domain/orders/phones-to-text.ts";
import type { SentAs } from "#server/database/tables.ts";
import type { MessageToWrite, StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { SUBJECTS } from "#server/modules/notifications/subjects.ts";
import { TEXT_KINDS, type TextKind } from "#server/modules/notifications/texts/text-kinds.ts";
import { textWords } from "#server/modules/notifications/texts/text-words.ts";

/** The kinds that say when and where a ride starts. */
const TELLS_MOVES: readonly TextKind[] = ["text-confirmed", "text-changed"];

/** Writes a text message about an order as it is now; undefined when it has nothing to tell its reader any more. */
export async function writeText(
  notifications: Notifications,
  message: MessageToWrite,
  kind: TextKind,
): Promise<string | undefined> {
  const { recipient, lang, occasion } = message;
  const told = await SUBJECTS.order.told(notifications, message, TELLS_MOVES);
  if (told === undefined) return undefined;
  const followed = told.order.trips.filter((trip) => follows(trip, recipient));
  const trips = TEXT_KINDS[kind](told, followed, occasion);
  return trips.length === 0 ? undefined : textWords(kind, told, trips, lang);
}

/** Sends such a message and answers what it said; undefined when there was nothing to tell. */
export async function sendText(
  notifications: Notifications,
  message: StoredMessage,
  kind: TextKind,
): Promise<{ readonly kept: SentAs } | undefined> {
  const { recipient, lang, mail_id: mailId } = message;
  const text = await writeText(notifications, message, kind);
  if (text === undefined) return undefined;
  if (notifications.texts === undefined) throw Object.assign(new Error("No gateway"), { code: "no gateway" });
  await notifications.texts.send({ channel: "sms", to: recipient, text, lang, id: mailId.replace(/^<|@.*$/g, "") });
  return { kept: { subject: "", text, html: "" } };
}
