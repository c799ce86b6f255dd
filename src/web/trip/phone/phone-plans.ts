import {
  AsYouType,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";
import { numberingPlans } from "#domain/booking/phone-library.ts";
import { judgePhone, sentPhone, type JudgedPhone } from "#domain/booking/phone.ts";

const PLANS = numberingPlans({
  isCountry: isSupportedCountry,
  parse: parsePhoneNumberFromString,
  lengthFault: validatePhoneNumberLength,
});

/** How numbers are read by the numbering plans of all countries, which the page loads after the first typed digit. */
export const PHONE_PLANS = {
  /** Judges a typed number. */
  judge: (text: string, countries: readonly string[]): JudgedPhone => judgePhone(text, countries, PLANS),
  /** A number as it is sent from a page with these countries. */
  sent: (number: string, countries: readonly string[]): string => sentPhone(number, countries, PLANS),
  /** The digits typed so far, in the groups of their country. */
  group: (text: string, country: string | undefined): string =>
    new AsYouType(country !== undefined && isSupportedCountry(country) ? country : undefined).input(text),
};
