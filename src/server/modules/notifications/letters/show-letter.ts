import type { Kysely } from "kysely";
import type { LetterShownView } from "#contract/operator/letter-shown.ts";
import type { Tables } from "#server/database/tables.ts";
import type { EventName } from "#server/event-kinds.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "#server/modules/notifications/kinds/message-kinds.ts";
import { messageText } from "#server/modules/notifications/message/message-text.ts";
import type { Message } from "#server/modules/notifications/message/message.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { SUBJECTS } from "#server/modules/notifications/subjects.ts";

/** A written letter as the staff may read it: whoever has its link is taken for the traveller, so the link stays out */
export function withoutKey(written: Message): Pick<LetterShownView, "subject" | "text"> {
  return { subject: written.title.replaceAll("\u00a0", " "), text: messageText({ ...written, link: undefined }) };
}

/** Makes what writes the letter that a traveller would get after an event, as the order stands in a database or in a transaction of it. */
export function createShowLetter(notifications: Notifications) {
  return async (
    db: Kysely<Tables>,
    { event, orderId }: { readonly event: EventName; readonly orderId: number },
  ): Promise<LetterShownView | null> => {
    const readers = await SUBJECTS.order.readers(db, orderId);
    const name = MESSAGE_KIND_NAMES.find(
      (kind) => MESSAGE_KINDS[kind].to === "traveller" && MESSAGE_KINDS[kind].on?.some((one) => one === event),
    );
    if (readers?.traveller === undefined || name === undefined) return null;
    const { traveller: to, lang, version } = readers;
    const message = { subject_id: orderId, kind: name, lang, recipient: to, occasion: version };
    const written = await MESSAGE_KINDS[name].write({ ...notifications, db }, message);
    return written === undefined ? null : { to, lang, ...withoutKey(written) };
  };
}
