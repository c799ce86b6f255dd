import type { OpenedLetterView } from "#contract/console/letters/open-letter.ts";
import { maskContacts } from "#domain/accounts/mask-contacts.ts";
import type { SentAs } from "#server/database/tables.ts";
import { messageKindOf } from "#server/modules/notifications/kinds/message-kinds.ts";
import { asShown } from "#server/modules/notifications/letters/mail-words.ts";
import type { StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { writeText } from "#server/modules/notifications/texts/send-text.ts";
import { textKindOf } from "#server/modules/notifications/texts/text-kinds.ts";
import { Refusal } from "#server/refusal.ts";

/** A letter in all its forms, and whether it is what went. */
interface OpenedForms extends SentAs {
  readonly isKept: boolean;
}

/** Opens a letter as it went, or as it would be written now; phones and e-mails stay with whoever may see them. */
export async function openLetter(
  notifications: Notifications,
  message: StoredMessage | undefined,
  isMasked: boolean,
): Promise<OpenedForms> {
  const kept = message?.sent_as ?? undefined;
  const forms = kept ?? (message && (await writeNow(notifications, message)));
  if (forms === undefined) throw new Refusal("letter-unknown");
  const mask = isMasked ? maskContacts : (text: string) => text;
  return {
    subject: mask(forms.subject),
    text: mask(forms.text),
    html: mask(forms.html),
    isKept: kept !== undefined,
  };
}

/** Presents such a letter beside its reader. */
export function presentOpened(
  { recipient, lang }: StoredMessage,
  { subject, text, html, isKept }: OpenedForms,
  isMasked: boolean,
): OpenedLetterView {
  return { to: isMasked ? null : recipient, lang, subject, text, is_kept: isKept, has_page: html !== "" };
}

async function writeNow(notifications: Notifications, message: StoredMessage): Promise<SentAs | undefined> {
  const textKind = textKindOf(message.kind);
  if (textKind !== undefined) {
    const text = await writeText(notifications, message, textKind);
    return text === undefined ? undefined : { subject: "", text: text.kept, html: "" };
  }
  const written = await messageKindOf(message.kind).write(notifications, message);
  return written && asShown(written);
}
