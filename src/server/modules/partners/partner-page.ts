import type { PartnerLook, PartnerPage } from "#contract/page-options.ts";
import { mayPayCash } from "#domain/booking/pay-choices.ts";
import { isUnproven } from "#domain/partners/advantages.ts";
import type { ModuleSettings } from "#domain/partners/module-settings.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import { isClosedPartner, publicPartner } from "#server/modules/accounts/index.ts";
import { savedModuleSettings } from "#server/modules/partners/module-settings-of.ts";
import type { Partners } from "#server/modules/partners/partners.ts";
import { readReviews } from "#server/modules/partners/read-reviews.ts";
import { webAddress } from "#server/modules/partners/web-address.ts";

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
    paysCash: mayPayCash(account.settings),
    afterOrderUrl: webAddress(account.settings.afterOrderUrl),
    editor: { accent: partners.accent, ...toldOf(partners, locale) },
    look: presentLook(partners, settings, { ...account.settings, locale }),
  };
}

function presentLook(
  partners: Partners,
  settings: ModuleSettings,
  { logo, siteUrl, locale }: { readonly logo: string | null; readonly siteUrl: string | null; readonly locale: Locale },
): PartnerLook {
  const picture = webAddress(logo);
  const url = webAddress(siteUrl);
  const known = toldOf(partners, locale);
  const hasRating = known.praise?.rating !== undefined;
  return {
    background: `#${settings.backgroundColor}`,
    header: nameIn(settings.header, locale),
    top: nameIn(settings.top, locale),
    bottom: nameIn(settings.bottom, locale),
    advantages: settings.showsAdvantages ? settings.advantages.filter((id) => !isUnproven(id, hasRating)) : [],
    image: settings.image,
    ...(settings.showsReviews && known.praise && { praise: known.praise }),
    ...(settings.showsAppBlock && known.apps && { apps: known.apps }),
    ...(picture !== "" && { logo: { picture, ...(url !== "" && { url }) } }),
  };
}

/** What can be told of the operator: the rating with its source, reviews, and the apps. */
export function toldOf({ praise: settings, texts }: Partners, locale: Locale): Pick<PartnerLook, "praise" | "apps"> {
  const { praise, apps } = settings[locale];
  const written = texts({ path: "reviews", locale, carClassId: undefined, host: undefined });
  const reviews = written === undefined ? [] : readReviews(written.body);
  const isTold = praise !== undefined || reviews.length > 0;
  return { ...(isTold && { praise: { ...praise, reviews } }), ...(apps && { apps }) };
}
