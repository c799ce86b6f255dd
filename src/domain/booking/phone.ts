import { hasPlus, holdsPhones, phoneDigits, unlabelledPhone } from "#domain/booking/phone-digits.ts";

/** Lengths of a phone number that a client may send without a plus. */
export const PHONE_LENGTHS: readonly number[] = [10, 11, 13, 16];

/** A number as the numbering plans of the world read it. */
export interface PlannedNumber {
  /** E.164: a plus, the country code and the rest, digits only. */
  readonly number: string;
  /** The same number as people read it: "+7 916 123 45 67". */
  readonly shown: string;
  /** The same number as people of its country write it: "8 (916) 123-45-67". */
  readonly atHome: string;
  /** "valid" also has a beginning that its country gives out; the others say what is wrong with its length. */
  readonly standing: "valid" | "possible" | "short" | "long" | "wrong";
}

/** The numbering plans of all countries; whoever calls a rule brings them, because rules import no package. */
export interface NumberingPlans {
  /** Reads digits after a plus, or those of a number as it is dialled in a country; undefined where no plan fits. */
  readonly read: (digits: string, country?: string) => PlannedNumber | undefined;
}

/**
 * What is wrong with a typed number. "meant" names the number that was probably meant and "either" the two that it may be;
 * "plus" asks for a country code, "code" says that no number with this one has so many digits, and "two" that there are two.
 */
export type PhoneFault =
  | { readonly fault: PlainFault }
  | { readonly fault: "meant" | "either"; readonly number: string; readonly other: string };

type PlainFault = "letters" | "two" | "short" | "long" | "country" | "plus" | "wrong" | "code";

/** A typed number: the one that can be dialled, or why there is none. */
export type JudgedPhone = PlannedNumber | PhoneFault;

/** No country's whole numbers have fewer digits, and E.164 allows no more. */
const WHOLE_DIGITS = { least: 7, most: 15 } as const;

/** National numbers without the prefix by which they are dialled at home have at most this many digits nearly everywhere. */
const NATIONAL_DIGITS = 10;

/**
 * Reads a number that somebody typed or sent (ruling 32, decision 0093). With a plus it must be possible for its country. Without one it is
 * a number of one of the given countries as it is dialled there ("8 926 …" is +7 926 …), otherwise the number that a plus makes of it
 * ("447911123456"), or one of those countries without its prefix. Where these are two numbers it is asked which one is meant, because a
 * wrong guess loses the ride.
 */
export function judgePhone(typed: string, countries: readonly string[], plans: NumberingPlans): JudgedPhone {
  if (holdsPhones(typed)) return { fault: "two" };
  // The number of an extension in front of a number would be read as its first digits.
  if (/^\P{L}*(доб|добавочный|вн|внутр|внутренний|ext|extension)\.?\s*\d/iu.test(typed)) return { fault: "letters" };
  return judgeText(unlabelledPhone(typed), countries, plans);
}

function judgeText(text: string, countries: readonly string[], plans: NumberingPlans): JudgedPhone {
  const digits = phoneDigits(text);
  if (!/^\d+$/.test(digits)) return { fault: "letters" };
  if (hasPlus(text)) return judgeAbroad(digits, countries, plans);
  if (digits.startsWith("00")) return judgeAbroad(digits.slice(2), countries, plans);
  const home = countries.flatMap((country) => plans.read(digits, country) ?? []);
  const valid = home.filter(({ standing }) => standing === "valid");
  const dialled = valid.filter((read) => isDialled(read, digits));
  const isShort = digits.length <= NATIONAL_DIGITS;
  const known = dialled.filter(({ number }) => isShort || !number.endsWith(digits));
  if (known.length > 0) return onlyOne(known);
  const abroad = [plans.read(`+${digitsInForce(digits)}`)].filter((read) => read?.standing === "valid");
  // Some plans are loose: eleven digits and more that begin with a country code belong to it, unless a home dials just these.
  const found = [...(isShort || abroad.length === 0 ? valid : dialled), ...abroad.flatMap((read) => read ?? [])];
  if (found.length > 0) return onlyOne(found);
  // A Russian mobile as it is dialled at home is known by its first digits and its length, on whatever page.
  const russian = /^89\d{9}$/.test(digits) ? plans.read(digits, "RU") : undefined;
  if (russian?.standing === "valid") return meant(russian);
  const fault = faultOf(home[0], "plus");
  if (fault === "plus" && digits.length < WHOLE_DIGITS.least) return { fault: "short" };
  const isLong = fault === "plus" ? digits.length > WHOLE_DIGITS.most : hasSurplus(digits, countries[0], plans);
  return { fault: isLong && fault !== "short" ? "long" : fault };
}

/** Mexico wrote a 1 after its country code for mobiles until 2019, and address books still do. */
function digitsInForce(digits: string): string {
  return digits.replace(/^521(\d{10})$/, "52$1");
}

/** Whether people of its country write just these digits for a number. */
function isDialled({ atHome }: PlannedNumber, digits: string): boolean {
  return phoneDigits(atHome) === digits;
}

/** The number, where all readings are one; otherwise it is asked which one is meant. */
function onlyOne(readings: readonly PlannedNumber[]): JudgedPhone {
  const [one, other] = readings.filter(({ number }, at) => isFirst(readings, number, at));
  if (one === undefined) return { fault: "plus" };
  return other === undefined ? one : { fault: "either", number: inOneLine(one), other: inOneLine(other) };
}

/** Somebody who writes "+8 916 …" has put the plus before a number as it is dialled at home. */
function judgeAbroad(digits: string, countries: readonly string[], plans: NumberingPlans): JudgedPhone {
  const read = plans.read(`+${digitsInForce(digits)}`);
  if (isPossible(read)) return read;
  const atHome = countries.map((country) => plans.read(digits, country)).find((one) => one?.standing === "valid");
  if (read === undefined && atHome) return meant(atHome);
  const fault = faultOf(read, "country");
  if (fault !== "wrong") return { fault };
  return { fault: hasSurplus(`+${digits}`, undefined, plans) ? "long" : "code" };
}

/**
 * The number to keep for one that a client has sent: E.164 where it is known, otherwise the digits as they came, if they are as many as the
 * specification takes. What cannot be kept is a fault.
 */
export function keptPhone(
  text: string,
  countries: readonly string[],
  plans: NumberingPlans,
): { readonly kept: string } | PhoneFault {
  const judged = judgePhone(text, countries, plans);
  if ("number" in judged && "shown" in judged) return { kept: judged.number };
  const digits = phoneDigits(text);
  const isTaken =
    judged.fault !== "two" && !hasPlus(text) && /^\d+$/.test(digits) && PHONE_LENGTHS.includes(digits.length);
  return isTaken ? { kept: digits } : judged;
}

/** The number as our pages send it: digits alone where the server reads them as the same number, with a plus elsewhere. */
export function sentPhone(number: string, countries: readonly string[], plans: NumberingPlans): string {
  const digits = phoneDigits(number);
  // The server may know of fewer countries, such as in a request without a priced ride.
  const isSame = [countries, []].every((known) => {
    const read = keptPhone(digits, known, plans);
    return "kept" in read && read.kept === number;
  });
  return isSame ? digits : number;
}

function isPossible(read: PlannedNumber | undefined): read is PlannedNumber {
  return read?.standing === "valid" || read?.standing === "possible";
}

/** Whether a number is whole before its last digits; some countries have longer ones too, so that its length alone says nothing. */
function hasSurplus(digits: string, country: string | undefined, plans: NumberingPlans): boolean {
  return [1, 2, 3, 4].some((more) => plans.read(digits.slice(0, -more), country)?.standing === "valid");
}

function isFirst(read: readonly PlannedNumber[], number: string, at: number): boolean {
  return read.findIndex((one) => one.number === number) === at;
}

function meant(read: PlannedNumber): PhoneFault {
  return { fault: "meant", number: inOneLine(read), other: "" };
}

/** In a sentence a number is not broken at the end of a line. */
function inOneLine({ shown }: PlannedNumber): string {
  return shown.replaceAll(" ", "\u00A0");
}

/** What is wrong by its length; "unknown" says what is wrong where no plan fits, or where a plan alone does not know the number. */
function faultOf(read: PlannedNumber | undefined, unknown: "country" | "plus"): PlainFault {
  const { standing } = read ?? {};
  return standing === "short" || standing === "long" || standing === "wrong" ? standing : unknown;
}
