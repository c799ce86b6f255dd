import { follows } from "#domain/orders/phones-to-text.ts";
import type { StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { SUBJECTS } from "#server/modules/notifications/subjects.ts";
import { TEXT_KINDS, type TextKind } from "#server/modules/notifications/texts/text-kinds.ts";
import { textWords } from "#server/modules/notifications/texts/text-words.ts";

/** The kinds that say when and where a ride starts. */
const TELLS_MOVES: readonly TextKind[] = ["text-confirmed", "text-changed"];

/** Sends a text message about an order as it is now; false when it has nothing to tell its reader any more. */
export async function sendText(notifications: Notifications, message: StoredMessage, kind: TextKind): Promise<boolean> {
  const { recipient, lang, occasion, mail_id: mailId } = message;
  const told = await SUBJECTS.order.told(notifications, message, TELLS_MOVES);
  if (told === undefined) return false;
  const followed = told.order.trips.filter((trip) => follows(trip, recipient));
  const trips = TEXT_KINDS[kind](told, followed, occasion);
  if (trips.length === 0) return false;
  if (notifications.texts === undefined) throw Object.assign(new Error("No gateway"), { code: "no gateway" });
  const text = textWords(kind, told, trips, lang);
  await notifications.texts.send({ channel: "sms", to: recipient, text, lang, id: mailId.replace(/^<|@.*$/g, "") });
  return true;
}
