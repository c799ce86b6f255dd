import { follows } from "#domain/orders/phones-to-text.ts";
import { reachOf } from "#domain/orders/reach.ts";
import type { SentAs } from "#server/database/tables.ts";
import type { MessageToWrite, StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { SUBJECTS } from "#server/modules/notifications/subjects.ts";
import { TEXT_KINDS, type TextKind } from "#server/modules/notifications/texts/text-kinds.ts";
import { textWords } from "#server/modules/notifications/texts/text-words.ts";

/** The kinds that say when and where a ride starts. */
const TELLS_MOVES: readonly TextKind[] = ["text-confirmed", "text-changed"];

/**
 * Writes a text message about an order as it is now; undefined when it has nothing to tell its reader any more. What it is kept
 * as has no key.
 */
export async function writeText(
  notifications: Notifications,
  message: MessageToWrite,
  kind: TextKind,
): Promise<{ readonly sent: string; readonly kept: string } | undefined> {
  const { recipient, lang, occasion } = message;
  const told = await SUBJECTS.order.told(notifications, message, TELLS_MOVES);
  if (told === undefined) return undefined;
  const { customer, isByPhone } = told.order;
  const isCustomer =
    reachOf({ email: customer.email, isByPhone }, { email: true, text: true }) === "text" &&
    customer.phone === recipient;
  const followed = told.order.trips.filter((trip) => isCustomer || follows(trip, recipient));
  const trips = TEXT_KINDS[kind](told, followed, occasion);
  if (trips.length === 0) return undefined;
  const words = (link: string) => textWords(kind, told, trips, lang, link);
  if (!isCustomer) return { sent: words(""), kept: words("") };
  const page = `${told.page}?lang=${lang}`;
  const sent = words(`${page}#key=${told.key}`);
  return { sent, kept: sent.replace(`#key=${told.key}`, "") };
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
  await notifications.texts.send({
    channel: "sms",
    to: recipient,
    text: text.sent,
    lang,
    id: mailId.replace(/^<|@.*$/g, ""),
  });
  return { kept: { subject: "", text: text.kept, html: "" } };
}
