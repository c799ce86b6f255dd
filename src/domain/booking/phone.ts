import { hasPlus, holdsPhones, phoneDigits, unlabelledPhone } from "#domain/booking/phone-digits.ts";

/** Lengths of a phone number that a client may send without a plus (VAL-13). */
export const PHONE_LENGTHS: readonly number[] = [10, 11, 13, 16];

/** A number as the numbering plans of the world read it. */
export interface PlannedNumber {
  /** E.164: a plus, the country code and the rest, digits only. */
  readonly number: string;
  /** The same number as people read it: "+7 916 123 45 67". */
  readonly shown: string;
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

/**
 * Judges a number typed on our pages (ruling 2). With a plus it is international; without one it is a number of one of the
 * given countries, the likelier first. A number that two of them give out is asked back, because a wrong guess loses the ride.
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
  const read = countries.flatMap((country) => plans.read(digits, country) ?? []);
  const [one, other] = read.filter(({ standing, number }, at) => standing === "valid" && isFirst(read, number, at));
  if (one && other) return { fault: "either", number: inOneLine(one), other: inOneLine(other) };
  const found = one ?? read.find(isPossible);
  if (found) return found;
  const abroad = plans.read(`+${digits}`);
  if (abroad?.standing === "valid") return meant(abroad);
  // A Russian mobile as it is dialled at home is known by its first digits and its length, on whatever page.
  const russian = /^89\d{9}$/.test(digits) ? plans.read(digits, "RU") : undefined;
  if (russian?.standing === "valid") return meant(russian);
  const fault = faultOf(read[0], "plus");
  return { fault: fault === "wrong" && hasSurplus(digits, countries[0], plans) ? "long" : fault };
}

/** Somebody who writes "+8 916 …" has put the plus before a number as it is dialled at home. */
function judgeAbroad(digits: string, countries: readonly string[], plans: NumberingPlans): JudgedPhone {
  const read = plans.read(`+${digits}`);
  if (isPossible(read)) return read;
  const atHome = countries.map((country) => plans.read(digits, country)).find((one) => one?.standing === "valid");
  if (read === undefined && atHome) return meant(atHome);
  const fault = faultOf(read, "country");
  if (fault !== "wrong") return { fault };
  return { fault: hasSurplus(`+${digits}`, undefined, plans) ? "long" : "code" };
}

/**
 * The number to keep for one that a client has sent (ruling 2, decision 0034): E.164 where it can only be one number, otherwise
 * as it came. Without a plus it may be written with its country code, or as at home.
 */
export function keptPhone(text: string, home: string | undefined, plans: NumberingPlans): string {
  const digits = phoneDigits(text);
  if (hasPlus(text)) {
    const read = plans.read(`+${digits}`);
    return isPossible(read) ? read.number : `+${digits}`;
  }
  if (!/^\d+$/.test(digits) || !PHONE_LENGTHS.includes(digits.length)) return digits;
  const readings = [plans.read(`+${digits}`), plans.read(digits, home)].flatMap((read) =>
    read?.standing === "valid" ? [read.number] : [],
  );
  return new Set(readings).size === 1 ? (readings[0] ?? digits) : digits;
}

/** Why a number that a client has sent cannot be taken; undefined when it can (VAL-12, VAL-13, ruling 2). */
export function keptPhoneFault(kept: string, plans: NumberingPlans): PhoneFault | undefined {
  const digits = phoneDigits(kept);
  if (!/^\d+$/.test(digits)) return { fault: "letters" };
  if (PHONE_LENGTHS.includes(digits.length)) return undefined;
  if (hasPlus(kept)) {
    const read = plans.read(`+${digits}`);
    return isPossible(read) ? undefined : { fault: faultOf(read, "country") };
  }
  if (digits.length < Math.min(...PHONE_LENGTHS)) return { fault: "short" };
  return { fault: digits.length > Math.max(...PHONE_LENGTHS) ? "long" : "plus" };
}

/** The number as our pages send it: digits alone where they are read as the same number, with a plus elsewhere (VAL-15). */
export function sentPhone(number: string, home: string | undefined, plans: NumberingPlans): string {
  const digits = phoneDigits(number);
  return keptPhone(digits, home, plans) === number ? digits : number;
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

/** What is wrong by its length; "unknown" says what is wrong where no plan fits. */
function faultOf(read: PlannedNumber | undefined, unknown: "country" | "plus"): PlainFault {
  if (read === undefined) return unknown;
  return read.standing === "short" || read.standing === "long" ? read.standing : "wrong";
}
