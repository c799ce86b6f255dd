import type { Locale } from "#domain/values/locale.ts";
import { messagesFor, type MessageKey } from "#i18n/messages.ts";
import { translate, type MessageValues } from "#i18n/translate.ts";

/** A text of the product in the caller's language; a missing key is returned as it is. */
export function say(locale: Locale, key: MessageKey, values: MessageValues = {}): string {
  return translate(messagesFor(locale)[key] ?? key, values, locale);
}
