import type { Locale } from "#domain/values/locale.ts";
import { partnerPage } from "#server/modules/partners/partner-page.ts";
import { consentVersion, type Partners } from "#server/modules/partners/partners.ts";

/** What pages ask of this station before they are drawn; `asksForConsent` is the law of the operator's country. */
export function forPages(partners: Partners, { asksForConsent }: { readonly asksForConsent: boolean }) {
  return {
    partnerPage: (userId: number, locale: Locale) => partnerPage(partners, userId, locale),
    consentVersion: (locale: Locale, host: string | undefined) =>
      asksForConsent ? consentVersion(partners, locale, host) : undefined,
  };
}
