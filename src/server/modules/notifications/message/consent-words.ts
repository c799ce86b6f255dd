import type { Consent } from "#domain/booking/consents.ts";
import type { Locale } from "#domain/values/locale.ts";
import { messagesFor, type MessageKey } from "#i18n/messages.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import { say } from "#server/say.ts";

/** Tells the operator what an order was agreed to with, or that its client did not say. */
export function consentWords(consents: readonly Consent[] | null, locale: Locale): string {
  if (consents === null || consents.length === 0) return say(locale, "orders.agreedNone");
  const documents = consents.map(({ document, version, lang }) =>
    say(locale, "orders.documentVersion", {
      document: nameOf(document, locale),
      version: withoutLinks(version),
      lang: withoutLinks(lang),
    }),
  );
  return say(locale, "orders.agreed", { documents: documents.join(", ") });
}

/** A document that another client names is shown under that name. */
function nameOf(document: string, locale: Locale): string {
  return messagesFor(locale)[`orders.document.${document}` as MessageKey] ?? withoutLinks(document);
}
