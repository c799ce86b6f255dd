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

/** Where whoever ordered by telephone reads what they have agreed to; empty where the operator has no such pages. */
export function termsWords({ offerUrl, termsUrl, privacyUrl }: Seller, locale: Locale): string {
  const pages = [
    offerUrl && say(locale, "notifications.byPhone.offer", { url: offerUrl }),
    termsUrl && say(locale, "notifications.byPhone.terms", { url: termsUrl }),
    privacyUrl && say(locale, "notifications.byPhone.privacy", { url: privacyUrl }),
  ].filter(Boolean);
  return pages.length === 0 ? "" : say(locale, "notifications.byPhone", { pages: pages.join("; ") });
}
