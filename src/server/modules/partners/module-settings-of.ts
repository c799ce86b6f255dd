import type { WireModule } from "#contract/partners.ts";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import { defaultModuleSettings, type ModuleSettings } from "#domain/partners/module-settings.ts";
import { publicPartner } from "#server/modules/accounts/index.ts";
import { findModuleSettings } from "#server/modules/partners/module-settings.repository.ts";
import type { Partners } from "#server/modules/partners/partners.ts";
import { webAddress } from "#server/modules/partners/web-address.ts";

/** Presents module settings for clients; the operator decides the logo, site and promo code. */
function presentModuleSettings(settings: ModuleSettings, account: AccountSettings | undefined): WireModule {
  return {
    theme: "light",
    main_color: settings.mainColor,
    usp_image: settings.image,
    usp_list: settings.advantages.join(","),
    usp_background_color: settings.backgroundColor,
    show_benefits_block: Number(settings.showsAdvantages),
    show_reviews_block: Number(settings.showsReviews),
    mobile_app_info: Number(settings.showsAppBlock),
    header_ru: settings.header.ru,
    header_en: settings.header.en,
    top_description_ru: settings.top.ru,
    top_description_en: settings.top.en,
    bottom_description_ru: settings.bottom.ru,
    bottom_description_en: settings.bottom.en,
    show_partner_logo: Number((account?.logo ?? null) !== null),
    partner_site_url: webAddress(account?.siteUrl ?? null),
    show_promo_code: Number(account?.features.includes("certificates") ?? true),
  };
}

/** The look of a partner's module. Callers that are not active partners get the default settings. */
export async function moduleSettingsOf(partners: Partners, partnerId: number): Promise<WireModule> {
  const partner = await publicPartner(partners.accounts, partnerId);
  const settings =
    partner === undefined ? defaultModuleSettings(partners.accent) : await savedModuleSettings(partners, partnerId);
  return presentModuleSettings(settings, partner?.settings);
}

/** The accent colour of a partner's module, six hexadecimal digits. */
export async function accentOf(partners: Partners, partnerId: number): Promise<string> {
  const { main_color: color } = await moduleSettingsOf(partners, partnerId);
  return color;
}

/** The last saved settings of a partner's module; members missing from an old version get their defaults. */
export async function savedModuleSettings({ db, accent }: Partners, partnerId: number): Promise<ModuleSettings> {
  const saved = await findModuleSettings(db, partnerId);
  return { ...defaultModuleSettings(accent), ...saved?.settings };
}
