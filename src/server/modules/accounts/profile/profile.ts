import type { Profile } from "#contract/own-account/profile.ts";
import { namedText, storableText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { LOCALES, type Locale } from "#domain/values/locale.ts";
import { isCurrency } from "#domain/values/money.ts";
import { keptText } from "#server/kept-text.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { told } from "#server/modules/accounts/log-in/told.ts";
import { openAccountOf } from "#server/modules/accounts/open-account-of.ts";
import { saveProfile, type StoredProfile } from "#server/modules/accounts/profile/profile.repository.ts";
import type { Holder } from "#server/modules/accounts/security/holder.ts";
import { phoneWords } from "#server/passengers/passenger-refusal.ts";
import { phoneReading } from "#server/passengers/phone-plans.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** What somebody wants their account to know of them. */
type WantedProfile = Readonly<Record<"name" | "lang" | "currency", string>> & { readonly phone?: string | undefined };

/** What an account knows of its holder. */
export async function readProfile(accounts: Accounts, { identity }: Holder, locale: Locale): Promise<Profile> {
  const account = await openAccountOf(accounts, identity.userId);
  const { name, phone, email, language: lang, chosen_currency: currency } = account;
  return {
    name,
    phone: phoneReading({ locale, operator: accounts.operatorCountry }).kept(phone),
    email,
    lang,
    currency,
  };
}

/** Changes it for whoever is logged in; the key of a program changes nothing. */
export async function changeProfile(
  accounts: Accounts,
  holder: Holder,
  wanted: WantedProfile,
  locale: Locale,
): Promise<Profile> {
  const { userId } = holder.identity;
  const { phone: known } = await openAccountOf(accounts, userId);
  const begun = { what: "change-profile", account: userId, address: holder.address } as const;
  await told(accounts.tell, begun, async () => {
    const profile = checkedProfile(accounts, wanted, { known, locale });
    if (!(await saveProfile(accounts.db, { userId, token: holder.token }, profile))) throw new Refusal("forbidden");
    return undefined;
  });
  return readProfile(accounts, holder, locale);
}

function checkedProfile(
  { operatorCountry }: Pick<Accounts, "operatorCountry">,
  wanted: WantedProfile,
  { known, locale }: { readonly known: string; readonly locale: Locale },
) {
  const wrong = (field: keyof WantedProfile, words?: string) =>
    new Refusal("profile-wrong", { ...(words !== undefined && { words }), details: { field } });
  const name = keptText(namedText(wanted.name), TEXT_LIMITS.name, "name");
  if (name === "") throw wrong("name", say(locale, "prices.request.need.name"));
  // What is empty in a body counts as left out.
  const typed = wanted.phone?.trim() ?? "";
  const phones = phoneReading({ locale, operator: operatorCountry });
  const phone = typed === "" ? "" : storableText(phones.kept(typed));
  // A number that was once taken stays good.
  const fault = phone === "" || phone === known ? undefined : phones.fault(typed);
  if (fault) throw wrong("phone", phoneWords(fault, locale));
  const language = LOCALES.find((one) => one === wanted.lang);
  if (language === undefined) throw wrong("lang");
  if (!isCurrency(wanted.currency)) throw wrong("currency");
  return { name, phone, language, chosen_currency: wanted.currency } satisfies StoredProfile;
}
