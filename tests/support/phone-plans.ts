import { isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { numberingPlans } from "#domain/booking/phone-library.ts";
import { keptPhone } from "#domain/booking/phone.ts";

/** The numbering plans of all countries, as the server and the page have them. */
export const TEST_PLANS = numberingPlans({
  isCountry: isSupportedCountry,
  parse: parsePhoneNumberFromString,
  lengthFault: validatePhoneNumberLength,
});

/** Reads a sent number as the server does for a call in Russian. */
export function readRussianPhone(phone: string): string {
  return keptPhone(phone, "RU", TEST_PLANS);
}
