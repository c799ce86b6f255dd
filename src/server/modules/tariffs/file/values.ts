import { closestName } from "#domain/places/closest-name.ts";
import { NAME_MAX_LENGTH, readText, type CellProblem, type CellProblemName } from "#domain/places/import-cell.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { CURRENCY_DIGITS, isCurrency, type Currency } from "#domain/values/money.ts";

/** What is wrong with a text, as the end of a sentence that begins with it. */
export class Wrong {
  readonly what: string;
  constructor(what: string) {
    this.what = what;
  }
}

/** A kind of value: how a text is read as one, and what stands for a text that is none while the rest is checked. */
export interface ValueKind<T> {
  read(text: string): T | Wrong;
  readonly blank: T;
}

/** Every currency we know counts in hundredths. */
const SUM_DIGITS = 2;
const PERCENT_DIGITS = 2;
const MICRO_DIGITS = 6;
/** No ride costs more, in minor units of any currency. */
const SUM_MAX = 1_000_000_000;
const TEXT_WORDS: Partial<Record<CellProblemName, string>> = {
  "control-character": "has characters that cannot be printed",
  "too-long": "is too long",
};

/** A decimal text as an integer of so many digits after the point, without ever being a float; undefined when it is none. */
export function scaledInteger(text: string, digits: number): number | undefined {
  const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text.trim());
  const rest = match?.[3] ?? "";
  if (!match || rest.length > digits) return undefined;
  const value = BigInt((match[2] ?? "") + rest.padEnd(digits, "0"));
  const isSafe = value <= BigInt(Number.MAX_SAFE_INTEGER);
  // A minus before nothing is nothing.
  return isSafe ? Number(match[1] === "-" ? -value : value) : undefined;
}

/** A sum in whole units with at most two decimals, as minor units. */
export const SUM: ValueKind<number> = {
  // Above zero, so that what cannot be read is not told to cost nothing as well.
  blank: 1,
  read(text) {
    const sum = scaledInteger(text, SUM_DIGITS);
    if (sum === undefined) return new Wrong("is no sum; write it like 1900 or 19.50");
    if (sum < 0) return new Wrong("is below zero");
    return sum > SUM_MAX ? new Wrong("is too large a sum") : sum;
  },
};

/** A percentage with its sign, as hundredths of a percent; both limits in percent. */
export function percent(min: number, max: number): ValueKind<number> {
  return {
    blank: 0,
    read(text) {
      const value = /%\s*$/.test(text) ? scaledInteger(text.replace(/\s*%\s*$/, ""), PERCENT_DIGITS) : undefined;
      if (value === undefined) return new Wrong("is no percentage; write it like 10% or 7.5%");
      return value < min * 100 || value > max * 100 ? new Wrong(`must be from ${min}% to ${max}%`) : value;
    },
  };
}

/** What a rule or a certificate does: a percentage, or a sum that may be below zero. */
export const EFFECT: ValueKind<{ readonly percent: number } | { readonly amount: number }> = {
  blank: { amount: 0 },
  read(text) {
    if (text.includes("%")) {
      const value = percent(-100, 1000).read(text);
      if (value instanceof Wrong) return value;
      return value === 0 ? new Wrong("changes nothing") : { percent: value };
    }
    const amount = scaledInteger(text, SUM_DIGITS);
    if (amount === undefined) return new Wrong("is neither a percentage like 10% nor a sum like 250 or -19.50");
    if (Math.abs(amount) > SUM_MAX) return new Wrong("is too large a sum");
    return amount === 0 ? new Wrong("changes nothing") : { amount };
  },
};

/** A decimal above zero (or zero, where that is allowed) as millionths. */
export function micro(max: number, isZeroAllowed = false): ValueKind<number> {
  return {
    blank: 1,
    read(text) {
      const value = scaledInteger(text, MICRO_DIGITS);
      if (value === undefined) return new Wrong("is no number with at most six decimals, like 96.01");
      if (value < 0 || (value === 0 && !isZeroAllowed)) return new Wrong("must be above zero");
      return value > max * 10 ** MICRO_DIGITS ? new Wrong(`must be at most ${max}`) : value;
    },
  };
}

/** A whole number within limits. */
export function whole(min: number, max: number): ValueKind<number> {
  return {
    blank: min,
    read(text) {
      const value = scaledInteger(text, 0);
      if (value === undefined) return new Wrong("is no whole number");
      return value < min || value > max ? new Wrong(`must be from ${min} to ${max}`) : value;
    },
  };
}

/** A number with at most one decimal, which only describes and is never reckoned with. */
export function tenths(min: number, max: number): ValueKind<number> {
  return {
    blank: min,
    read(text) {
      const value = scaledInteger(text, 1);
      if (value === undefined) return new Wrong("is no number with at most one decimal");
      return value < min * 10 || value > max * 10 ? new Wrong(`must be from ${min} to ${max}`) : value / 10;
    },
  };
}

/** Words that can be printed. */
export function label(maxLength = NAME_MAX_LENGTH): ValueKind<string> {
  return {
    blank: "",
    read(text) {
      const problems: CellProblem[] = [];
      const value = readText({ text }, "text", maxLength, problems);
      const [problem] = problems;
      if (problem !== undefined) return new Wrong(TEXT_WORDS[problem.problem] ?? "cannot be read");
      return value === "" ? new Wrong("is empty") : value;
    },
  };
}

/** A text of one form, told by an example. */
export function formed(pattern: RegExp, example: string): ValueKind<string> {
  const text = label();
  return {
    blank: "",
    read(given) {
      const value = text.read(given);
      if (value instanceof Wrong || pattern.test(value)) return value;
      return new Wrong(`is not written like ${example}`);
    },
  };
}

/** One of some words. */
export function oneOf<T extends string>(words: readonly [T, ...T[]]): ValueKind<T> {
  return {
    blank: words[0],
    read(text) {
      const known = words.find((word) => word === text.trim());
      if (known !== undefined) return known;
      const meant = closestName(text.trim(), words);
      return new Wrong(`is none of ${words.join(", ")}${meant === undefined ? "" : `. Is ${meant} meant?`}`);
    },
  };
}

/** Yes or no, as the file says it. */
export const FLAG: ValueKind<boolean> = {
  blank: false,
  read: (text) => (text === "true" || text === "false" ? text === "true" : new Wrong("is neither true nor false")),
};

/** One of our currencies. */
export const CURRENCY: ValueKind<Currency> = {
  blank: "EUR",
  read: (text) =>
    isCurrency(text)
      ? text
      : new Wrong(`is no currency we price in; known are ${Object.keys(CURRENCY_DIGITS).join(", ")}`),
};

/** A date of the calendar. */
export const DATE: ValueKind<string> = {
  blank: "2026-01-01",
  read: (text) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && parseLocalTime(`${text} 00:00`) !== undefined
      ? text
      : new Wrong("is no date; write it like 2026-12-31"),
};

/** Ids are integers of the wire, below 2^31. */
export const ID = whole(1, 2_147_483_647);
