import type { NumberingPlans, PlannedNumber } from "#domain/booking/phone.ts";

/** What a library of phone numbers has to offer; the server and the page each bring the same one. */
export interface PhoneLibrary<Country extends string> {
  readonly isCountry: (country: string) => country is Country;
  readonly parse: (
    text: string,
    country?: Country,
  ) =>
    | {
        readonly number: string;
        isPossible(): boolean;
        isValid(): boolean;
        formatInternational(): string;
        formatNational(): string;
      }
    | undefined;
  /** "TOO_SHORT", "TOO_LONG" or another reason; undefined for a possible number. */
  readonly lengthFault: (text: string, country?: Country) => string | undefined;
}

/** The numbering plans of all countries, as a library knows them. */
export function numberingPlans<Country extends string>(library: PhoneLibrary<Country>): NumberingPlans {
  const { isCountry, parse, lengthFault } = library;
  return {
    read: (digits, named) => {
      const country = named !== undefined && isCountry(named) ? named : undefined;
      const read = parse(digits, country);
      if (read?.isValid()) return planned(read, "valid");
      if (read?.isPossible()) return planned(read, "possible");
      const fault = lengthFault(digits, country);
      const standing = fault === "TOO_SHORT" ? "short" : fault === "TOO_LONG" ? "long" : "wrong";
      if (read !== undefined) return planned(read, standing);
      return standing === "wrong" ? undefined : { number: digits, shown: digits, atHome: digits, standing };
    },
  };
}

function planned(
  read: { readonly number: string; formatInternational(): string; formatNational(): string },
  standing: PlannedNumber["standing"],
): PlannedNumber {
  return { number: read.number, shown: read.formatInternational(), atHome: read.formatNational(), standing };
}
