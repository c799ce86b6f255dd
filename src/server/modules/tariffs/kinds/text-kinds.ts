import { closestName } from "#domain/places/closest-name.ts";
import { NAME_MAX_LENGTH, readText, type CellProblem, type CellProblemName } from "#domain/places/import-cell.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { CURRENCY_DIGITS, isCurrency, type Currency } from "#domain/values/money.ts";
import { hint, Wrong, type ValueKind } from "#server/modules/tariffs/kinds/value-kind.ts";
import type { TariffsKey } from "#server/modules/tariffs/words/said.ts";

const TEXT_FAULTS: Partial<Record<CellProblemName, TariffsKey>> = {
  "control-character": "tariffs.value.unprintable",
  "too-long": "tariffs.value.too-long",
};

/** Words that can be printed. */
export function label(maxLength = NAME_MAX_LENGTH): ValueKind<string> {
  return {
    blank: "",
    read(text) {
      const problems: CellProblem[] = [];
      const value = readText({ text }, "text", maxLength, problems);
      const [problem] = problems;
      if (problem !== undefined) return new Wrong(TEXT_FAULTS[problem.problem] ?? "tariffs.value.unreadable");
      return value === "" ? new Wrong("tariffs.value.empty") : value;
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
      return new Wrong("tariffs.value.form", { example });
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
      return new Wrong("tariffs.value.word", { known: words.join(", "), ...hint(closestName(text.trim(), words)) });
    },
  };
}

/** Yes or no, as the file says it. */
export const FLAG: ValueKind<boolean> = {
  blank: false,
  read: (text) => (text === "true" || text === "false" ? text === "true" : new Wrong("tariffs.value.flag")),
};

/** One of our currencies. */
export const CURRENCY: ValueKind<Currency> = {
  blank: "EUR",
  read: (text) =>
    isCurrency(text) ? text : new Wrong("tariffs.value.currency", { known: Object.keys(CURRENCY_DIGITS).join(", ") }),
};

/** A date of the calendar. */
export const DATE: ValueKind<string> = {
  blank: "2026-01-01",
  read: (text) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && parseLocalTime(`${text} 00:00`) !== undefined
      ? text
      : new Wrong("tariffs.value.date"),
};
