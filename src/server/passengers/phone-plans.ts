import { isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { phoneCountries, type PhoneHomes } from "#domain/booking/phone-countries.ts";
import { hasPlus, phoneDigits } from "#domain/booking/phone-digits.ts";
import { numberingPlans } from "#domain/booking/phone-library.ts";
import { keptPhone, type PhoneFault } from "#domain/booking/phone.ts";

const PLANS = numberingPlans({
  isCountry: isSupportedCountry,
  parse: parsePhoneNumberFromString,
  lengthFault: validatePhoneNumberLength,
});

/** How the phone numbers of a call are read. */
export interface PhoneReading {
  /** The number as it is to be kept; one that cannot be taken stays as it came. */
  readonly kept: (phone: string) => string;
  /** Why a number cannot be taken. */
  readonly fault: (phone: string) => PhoneFault | undefined;
}

/** Reads the phone numbers of a call; where there is no ride, or none that is priced, no pick-up has a country. */
export function phoneReading({
  pickup = "",
  ...homes
}: Omit<PhoneHomes, "pickup"> & Partial<PhoneHomes>): PhoneReading {
  const countries = phoneCountries({ ...homes, pickup });
  const read = (phone: string) => keptPhone(phone, countries, PLANS);
  return {
    kept: (phone) => {
      const one = read(phone);
      return "kept" in one ? one.kept : phone.trim();
    },
    fault: (phone) => {
      const one = read(phone);
      return "kept" in one ? undefined : one;
    },
  };
}

/** A kept number as people read it: "+7 916 123 45 67"; one of no plan stays as it is. */
export function writtenPhone(kept: string): string {
  return PLANS.read(kept)?.shown ?? kept;
}

/** Longest national number, without the code of its country and the prefix before it, which people write in several ways. */
const NATIONAL_DIGITS = 10;

/** The end of a number that is the same in every spelling of it: "+971 50 123 4567" and "050 123 4567" are 501234567. */
export function phoneEnd(phone: string): string {
  const read = hasPlus(phone) ? PLANS.read(`+${phoneDigits(phone)}`) : undefined;
  return phoneDigits(read?.atHome ?? phone)
    .slice(-NATIONAL_DIGITS)
    .replace(/^0+/, "");
}
