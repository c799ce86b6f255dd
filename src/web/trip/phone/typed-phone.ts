import { phoneCountries, phoneHome } from "#domain/booking/phone-countries.ts";
import { isDialled, judgePhone, phoneDigits, sentPhone, type PhoneFault } from "#domain/booking/phone.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { PagePlans } from "./phone-plans-part.ts";

/** How the numbers typed on this page are read: by the country of the pick-up, the language, and the plans once they have come. */
export type PhoneReading = {
  readonly pickup: string;
  readonly locale: Locale;
  readonly plans: PagePlans | undefined;
};

/** Any number of fewer digits is missing some, whatever its country. */
const FEWEST_DIGITS = 5;

/** What is wrong with a typed number; before the plans have come only what is wrong everywhere. */
export function typedPhoneFault(text: string, { pickup, locale, plans }: PhoneReading): PhoneFault | undefined {
  if (plans !== undefined) {
    const judged = judgePhone(text, phoneCountries(pickup, locale), plans);
    return isDialled(judged) ? undefined : judged;
  }
  const digits = phoneDigits(text);
  if (!/^\d+$/.test(digits)) return { fault: "letters" };
  return digits.length < FEWEST_DIGITS ? { fault: "short" } : undefined;
}

/** A typed number as it can be dialled from anywhere, "+7 916 123 45 67"; undefined while it cannot be read. */
export function shownPhone(text: string, { pickup, locale, plans }: PhoneReading): string | undefined {
  const judged = plans && judgePhone(text, phoneCountries(pickup, locale), plans);
  return judged && isDialled(judged) ? judged.shown : undefined;
}

/** A typed number as it is sent; one that cannot be read goes as it is, and the server decides. */
export function sentTypedPhone(text: string, { pickup, locale, plans }: PhoneReading): string {
  const judged = plans && judgePhone(text, phoneCountries(pickup, locale), plans);
  if (plans && judged && isDialled(judged)) return sentPhone(judged.number, phoneHome(locale), plans);
  return `${text.trim().startsWith("+") ? "+" : ""}${phoneDigits(text)}`;
}

/** The text with its digits in groups, where it is certain which country's: nothing but the gaps changes. */
export function groupedPhone(text: string, { pickup, locale, plans }: PhoneReading): string {
  const countries = phoneCountries(pickup, locale);
  const isAbroad = text.startsWith("+");
  if (plans === undefined || !/^\+?[\d\s().-]+$/.test(text) || (!isAbroad && countries.length !== 1)) return text;
  const grouped = plans.group(text, isAbroad ? undefined : countries[0]);
  const isSame = phoneDigits(grouped) === phoneDigits(text) && grouped.startsWith("+") === isAbroad;
  return isSame ? grouped : text;
}
