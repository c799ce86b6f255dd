import {
  AsYouType,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";
import { numberingPlans } from "#domain/booking/phone-library.ts";

/** The numbering plans of all countries, which the page loads after the first typed digit. */
export const PHONE_PLANS = {
  ...numberingPlans({
    isCountry: isSupportedCountry,
    parse: parsePhoneNumberFromString,
    lengthFault: validatePhoneNumberLength,
  }),
  /** The digits typed so far, in the groups of their country. */
  group: (text: string, country: string | undefined): string =>
    new AsYouType(country !== undefined && isSupportedCountry(country) ? country : undefined).input(text),
};
