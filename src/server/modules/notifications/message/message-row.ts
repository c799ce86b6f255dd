import type { Locale } from "#domain/values/locale.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageRow } from "#server/modules/notifications/message/message.ts";
import { say } from "#server/say.ts";

/** A labelled row of a message, in the message's language. */
export function messageRow(label: MessageKey, value: string, locale: Locale): MessageRow {
  return { label: say(locale, label), value, notes: [] };
}
