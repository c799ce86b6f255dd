import { phoneCountries, type PhoneHomes } from "#domain/booking/phone-countries.ts";
import { hasPlus, phoneDigits, unlabelledPhone } from "#domain/booking/phone-digits.ts";
import type { JudgedPhone, PhoneFault } from "#domain/booking/phone.ts";
import type { PagePlans } from "./phone-plans-part.ts";

/** How the numbers typed on this page are read: by the countries that they may belong to, and the plans once they have come. */
export type PhoneReading = PhoneHomes & { readonly plans: PagePlans | undefined };

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
  const { plans } = reading;
  const judged = judge(text, reading);
  if (plans && judged && "shown" in judged) return plans.sent(judged.number, phoneCountries(reading));
  const number = unlabelledPhone(text);
  return `${hasPlus(number) ? "+" : ""}${phoneDigits(number)}`;
}

function judge(text: string, reading: PhoneReading): JudgedPhone | undefined {
  return reading.plans?.judge(text, phoneCountries(reading));
}

/** The text with its digits in groups, where it is certain which country's: nothing but the gaps changes. */
export function groupedPhone(text: string, { plans, ...homes }: PhoneReading): string {
  const countries = phoneCountries(homes);
  const isAbroad = text.startsWith("+");
  if (plans === undefined || !/^\+?[\d\s().-]+$/.test(text) || (!isAbroad && countries.length !== 1)) return text;
  const grouped = plans.group(text, isAbroad ? undefined : countries[0]);
  const isSame = phoneDigits(grouped) === phoneDigits(text) && grouped.startsWith("+") === isAbroad;
  return isSame ? grouped : text;
}
