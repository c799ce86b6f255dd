import type { PartnerLook } from "#contract/page-options.ts";
import { withoutFigures } from "#domain/partners/advantages.ts";
import type { ModuleSettings } from "#domain/partners/module-settings.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { isClosedPartner, publicPartner } from "#server/modules/accounts/index.ts";
import { savedModuleSettings } from "#server/modules/partners/module-settings-of.ts";
import type { Partners } from "#server/modules/partners/partners.ts";
import { webAddress } from "#server/modules/partners/web-address.ts";

/** How a page of a partner begins. */
export interface PartnerPage {
  /** Accent, `#RRGGBB`. */
  readonly color: string;
  readonly currency: Currency;
  readonly features: readonly string[];
  readonly look: PartnerLook;
}

/** The page of the partner that an address names: closed, open with its look, or undefined where the number is nobody's or no partner's. */
export async function partnerPage(
  partners: Partners,
  userId: number,
  locale: Locale,
): Promise<PartnerPage | "closed" | undefined> {
  const account = await publicPartner(partners.accounts, userId);
  if (account === undefined) return (await isClosedPartner(partners.accounts, userId)) ? "closed" : undefined;
  const settings = await savedModuleSettings(partners, userId);
  return {
    color: `#${settings.mainColor}`,
    currency: account.currency,
    features: account.settings.features,
    look: presentLook(settings, account.settings, locale),
  };
}

function presentLook(
  settings: ModuleSettings,
  { logo, siteUrl }: { readonly logo: string | null; readonly siteUrl: string | null },
  locale: Locale,
): PartnerLook {
  const picture = webAddress(logo);
  const url = webAddress(siteUrl);
  return {
    background: `#${settings.backgroundColor}`,
    header: nameIn(settings.header, locale),
    top: nameIn(settings.top, locale),
    bottom: nameIn(settings.bottom, locale),
    advantages: settings.showsAdvantages ? withoutFigures(settings.advantages) : [],
    image: settings.image,
    ...(picture !== "" && { logo: { picture, ...(url !== "" && { url }) } }),
    isEditor: false,
  };
}
