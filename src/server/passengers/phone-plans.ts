import { isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { phoneHome } from "#domain/booking/phone-countries.ts";
import { numberingPlans } from "#domain/booking/phone-library.ts";
import { keptPhone, keptPhoneFault, type PhoneFault } from "#domain/booking/phone.ts";
import type { Locale } from "#domain/values/locale.ts";

const PLANS = numberingPlans({
  isCountry: isSupportedCountry,
  parse: parsePhoneNumberFromString,
  lengthFault: validatePhoneNumberLength,
});

/** Reads the phone numbers of a call as they are to be kept. */
export function phoneReader(locale: Locale): (phone: string) => string {
  return (phone) => keptPhone(phone, phoneHome(locale), PLANS);
}

/** A kept number as people read it: "+7 916 123 45 67"; one of no plan stays as it is. */
export function writtenPhone(kept: string): string {
  return PLANS.read(kept)?.shown ?? kept;
}

/** Why a kept number cannot be taken. */
export function phoneFault(kept: string): PhoneFault | undefined {
  return keptPhoneFault(kept, PLANS);
}
