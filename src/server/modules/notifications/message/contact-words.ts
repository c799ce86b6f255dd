import type { Seller } from "#contract/page-options.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { say } from "#server/say.ts";

/** A sentence with `contact` in it: how the operator is reached; nothing where no way is known. */
export function contactWords({ phone, hours, mail }: Seller, key: MessageKey, locale: Locale): string {
  const called = phone && hours ? `${phone} (${hours})` : phone;
  const contact = [called, mail].filter(Boolean).join(", ");
  return contact && say(locale, key, { contact });
}
