import type { WireModule } from "#contract/partners.ts";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import type { ModuleSettings } from "#domain/partners/module-settings.ts";
import { webAddress } from "#server/modules/partners/web-address.ts";

/** Presents module settings for clients; the operator decides the logo, site and promo code. */
export function presentModuleSettings(settings: ModuleSettings, account: AccountSettings | undefined): WireModule {
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
