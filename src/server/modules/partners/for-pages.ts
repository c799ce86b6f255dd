import type { Locale } from "#domain/values/locale.ts";
import { partnerPage } from "#server/modules/partners/partner-page.ts";
import { consentVersion, type Partners } from "#server/modules/partners/partners.ts";
import { findSites } from "#server/modules/partners/sites/sites.repository.ts";

/** What of the operator's own settings pages depend on. */
interface OperatorSettings {
  /** The law of the operator's country. */
  readonly asksForConsent: boolean;
  /** Sites that may show the operator's own pages in a frame. */
  readonly sites: readonly string[];
}

/** What pages ask of this station before they are drawn. */
export function forPages(partners: Partners, { asksForConsent, sites }: OperatorSettings) {
  return {
    sitesOf: async (userId: number | undefined) =>
      userId === undefined ? sites : (await findSites(partners.db, userId)).map(({ origin }) => origin),
    partnerPage: (userId: number, locale: Locale) => partnerPage(partners, userId, locale),
    consentVersion: (locale: Locale, host: string | undefined) =>
      asksForConsent ? consentVersion(partners, locale, host) : undefined,
  };
}
