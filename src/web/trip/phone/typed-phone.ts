import { phoneCountries, phoneHome } from "#domain/booking/phone-countries.ts";
import { hasPlus, phoneDigits, unlabelledPhone } from "#domain/booking/phone-digits.ts";
import type { JudgedPhone, PhoneFault } from "#domain/booking/phone.ts";
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
export function typedPhoneFault(text: string, reading: PhoneReading): PhoneFault | undefined {
  const judged = judge(text, reading);
  if (judged !== undefined) return "fault" in judged ? judged : undefined;
  const digits = phoneDigits(unlabelledPhone(text));
  if (!/^\d+$/.test(digits)) return { fault: "letters" };
  return digits.length < FEWEST_DIGITS ? { fault: "short" } : undefined;
}

/** A typed number as it can be dialled from anywhere, "+7 916 123 45 67"; undefined while it cannot be read. */
export function shownPhone(text: string, reading: PhoneReading): string | undefined {
  const judged = judge(text, reading);
  return judged && "shown" in judged ? judged.shown : undefined;
}

/** A typed number as it is sent; one that cannot be read goes as it is, and the server decides. */
export function sentTypedPhone(text: string, reading: PhoneReading): string {
  const { locale, plans } = reading;
  const judged = judge(text, reading);
  if (plans && judged && "shown" in judged) return plans.sent(judged.number, phoneHome(locale));
  const number = unlabelledPhone(text);
  return `${hasPlus(number) ? "+" : ""}${phoneDigits(number)}`;
}

function judge(text: string, { pickup, locale, plans }: PhoneReading): JudgedPhone | undefined {
  return plans?.judge(text, phoneCountries(pickup, locale));
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
