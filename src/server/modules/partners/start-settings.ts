import type { getSettings } from "#contract/partners.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { Currency } from "#domain/values/money.ts";
import { userNumber } from "#server/http/caller.ts";
import type { Caller } from "#server/http/request.ts";
import { callingAccount, isClosedPartner, publicPartner, settingUser } from "#server/modules/accounts/index.ts";
import { moduleSettingsOf } from "#server/modules/partners/module-settings-of.ts";
import type { Partners } from "#server/modules/partners/partners.ts";

/** The initial settings of a page: the session's account, and the look of the page's partner. */
export async function startSettings(
  partners: Partners,
  { actor, userHint, locale, currency: askedCurrency }: Caller,
  hasCurrency: boolean,
): Promise<EndpointResult<typeof getSettings>> {
  const { accounts } = partners;
  const own = await callingAccount(accounts, actor);
  const hinted = userNumber(userHint) ?? 0;
  const partner = own?.role === "partner" ? own : await publicPartner(accounts, hinted);
  const isNamed = hasCurrency || (own?.chosen_currency ?? null) !== null;
  const currency: Currency = isNamed ? askedCurrency : ((own ?? partner)?.currency ?? askedCurrency);
  const module = partner && (await moduleSettingsOf(partners, partner.user_id));
  const isClosed = partner === undefined && (await isClosedPartner(accounts, hinted));
  return {
    locale,
    currency,
    color: module === undefined ? partners.accent : `#${module.main_color}`,
    features: [...((own ?? partner)?.settings ?? accounts.users).features],
    ...(own && { user: await settingUser(accounts, { actor, userId: own.user_id, currency }) }),
    ...(module && { module_settings: { ...module, editor: partner?.user_id === own?.user_id } }),
    ...(isClosed && { forbidden: true }),
  };
}
