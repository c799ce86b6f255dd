import type { Transaction } from "kysely";
import { encode } from "uqr";
import type { LetterShownView } from "#contract/console/letters/letter-shown.ts";
import { fillLetter } from "#domain/orders/letter-fields.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { OwnLetterWords, Tables } from "#server/database/tables.ts";
import { freeLetterMessage } from "#server/modules/notifications/letters/free-letter-message.ts";
import { letterValues } from "#server/modules/notifications/letters/letter-values.ts";
import { asShown } from "#server/modules/notifications/letters/mail-words.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { messageTimes } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueMessage } from "#server/modules/notifications/queue-message.ts";
import { SUBJECTS, tellOrder, type Readers } from "#server/modules/notifications/subjects.ts";
import { customerToText } from "#server/modules/notifications/texts/queue-texts.ts";
import { findAnyOrder, type StoredOrder } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** A link goes again after so many seconds: whoever presses twice means it once. */
const LINK_AGAIN_SECONDS = 60;

/** A letter in the words of the staff, as it is asked for. */
interface AskedLetter {
  readonly orderId: number;
  /** Whose fields it names; the first trip that goes where none is named. */
  readonly tripId: number | undefined;
  readonly words: OwnLetterWords;
}

/** Writes such a letter as its traveller would get it, and sends nothing. */
export async function previewOwn(notifications: Notifications, asked: AskedLetter): Promise<LetterShownView> {
  const { to, lang, words, told } = await writeOwn(notifications, asked);
  const written = freeLetterMessage(told, { locale: lang, ownWords: words });
  if (written === undefined) throw new Refusal("letter-unknown");
  const { subject, text } = asShown(written);
  return { to, lang, subject, text };
}

/** Queues such a letter, with its fields as they are now. */
export async function sendOwn(
  notifications: Notifications,
  trx: Transaction<Tables>,
  asked: AskedLetter,
): Promise<Deed> {
  const subject = { kind: "order", id: asked.orderId } as const;
  // Two of the staff who write at once wait for each other, and both letters go.
  await findAnyOrder(trx, asked.orderId, true);
  const { to: recipient, lang, words } = await writeOwn(notifications, asked);
  const times = await messageTimes(trx, subject, "free-letter");
  const letter = await queueMessage(notifications, trx, {
    subject,
    kind: "free-letter",
    recipient,
    lang,
    occasion: times.length + 1,
    isCapped: false,
    ownWords: words,
  });
  return { subject, after: { letter, subject: words.subject } };
}

/** Queues the letter with the link of an order once more. */
export async function sendLink(notifications: Notifications, trx: Transaction<Tables>, orderId: number): Promise<Deed> {
  const subject = { kind: "order", id: orderId } as const;
  await findAnyOrder(trx, orderId, true);
  const { recipient, kind, lang } = await linkReader(notifications, orderId);
  const times = await messageTimes(trx, subject, kind);
  const passed = (notifications.clock() - (times[0]?.getTime() ?? 0)) / 1000;
  if (passed < LINK_AGAIN_SECONDS)
    throw new Refusal("letter-too-soon", { words: { seconds: Math.ceil(LINK_AGAIN_SECONDS - passed) } });
  const letter = await queueMessage(notifications, trx, {
    subject,
    kind,
    recipient,
    lang,
    occasion: times.length + 1,
    isCapped: false,
  });
  return { subject, after: { letter } };
}

/** The order whose link is shown; only one that the staff took by telephone, because its buyer may have nothing to get it by. */
export async function shownOrder(trx: Transaction<Tables>, orderId: number): Promise<StoredOrder> {
  const order = await findAnyOrder(trx, orderId);
  if (order === undefined || order.placed_by === null) throw new Refusal("order-unknown");
  return order;
}

/** The link of such an order, and the same as a QR code. */
export async function orderLink(notifications: Notifications, orderId: number) {
  const order = await notifications.db.transaction().execute((trx) => shownOrder(trx, orderId));
  const { page, key } = await tellOrder(notifications, order);
  const link = `${page}?lang=${order.lang}#key=${key}`;
  const { data } = encode(link, { ecc: "L", border: 2 });
  return { link, code: data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join("")) };
}

/** Where the link of an order is sent: to the e-mail, or by text message where there is none. */
async function linkReader(notifications: Notifications, orderId: number) {
  const order = await findAnyOrder(notifications.db, orderId);
  const phone = order === undefined || notifications.texts === undefined ? "" : customerToText(order);
  if (order !== undefined && phone !== "") return { recipient: phone, kind: "text-link", lang: order.lang } as const;
  const { traveller: recipient, lang } = await addressOf(notifications, orderId);
  return { recipient, kind: "order-link", lang } as const;
}

async function writeOwn(notifications: Notifications, { orderId, tripId, words }: AskedLetter) {
  const { traveller: to, lang } = await addressOf(notifications, orderId);
  const message = { subject_id: orderId, kind: "free-letter", lang, recipient: to, occasion: 0 };
  const told = await SUBJECTS.order.told(notifications, message);
  if (told === undefined) throw new Refusal("order-unknown");
  return { to, lang, told, words: filledWords(words, told, { tripId, lang }) };
}

/** Fills the fields in, and refuses what would reach its reader with a hole. */
function filledWords(
  { subject, text }: OwnLetterWords,
  told: ToldOrder,
  { tripId, lang }: Pick<AskedLetter, "tripId"> & Pick<Readers, "lang">,
): OwnLetterWords {
  const values = letterValues(told, tripId, lang);
  const [title, body] = [fillLetter(subject.trim(), values), fillLetter(text.trim(), values)];
  const gaps = [...new Set([...title.gaps, ...body.gaps])];
  if (gaps.length > 0 || title.text === "" || body.text === "")
    throw new Refusal("letter-gaps", {
      details: { gaps },
      words: { gaps: gaps.map((gap) => `{${gap}}`).join(", ") },
    });
  return { subject: title.text.replace(/\s+/g, " "), text: body.text };
}

async function addressOf({ db }: Notifications, orderId: number): Promise<Readers & { readonly traveller: string }> {
  const readers = await SUBJECTS.order.readers(db, orderId);
  if (readers === undefined) throw new Refusal("order-unknown");
  const { traveller } = readers;
  if (traveller === undefined) throw new Refusal("letter-nowhere");
  return { ...readers, traveller };
}
