import type { Kysely } from "kysely";
import type { LetterShownView } from "#contract/console/letters/letter-shown.ts";
import type { Tables } from "#server/database/tables.ts";
import type { EventName } from "#server/event-kinds.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "#server/modules/notifications/kinds/message-kinds.ts";
import { asShown } from "#server/modules/notifications/letters/mail-words.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { SUBJECTS } from "#server/modules/notifications/subjects.ts";

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
    if (written === undefined) return null;
    const { subject, text } = asShown(written);
    return { to, lang, subject, text };
  };
}

/** Writes the e-mail that the traveller of an order would get after an event, as the order stands in the database or transaction given; null where nobody would get one. */
export type ShowLetter = ReturnType<typeof createShowLetter>;
