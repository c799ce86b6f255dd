import { isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { numberingPlans } from "#domain/booking/phone-library.ts";

/** The numbering plans of all countries, as the server and the page have them. */
export const TEST_PLANS = numberingPlans({
  isCountry: isSupportedCountry,
  parse: parsePhoneNumberFromString,
  lengthFault: validatePhoneNumberLength,
});
