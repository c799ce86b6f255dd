import { CURRENCY_DIGITS, type Currency } from "#domain/values/money.ts";
import { scaledInteger } from "#server/modules/tariffs/kinds/scaled-integer.ts";
import { Wrong, type ValueKind } from "#server/modules/tariffs/kinds/value-kind.ts";

const PERCENT_DIGITS = 2;
const MICRO_DIGITS = 6;
/** No ride costs more, in minor units of any currency. */
const SUM_MAX = 1_000_000_000;

/** A sum in whole units with no more decimals than its currency has, as minor units. */
export function sumOf(currency: Currency): ValueKind<number> {
  return {
    // Above zero, so that what cannot be read is not told to cost nothing as well.
    blank: 1,
    read(text) {
      const sum = scaledInteger(text, CURRENCY_DIGITS[currency]);
      if (sum === undefined) return new Wrong("tariffs.value.sum", { example: exampleIn(currency) });
      if (sum < 0) return new Wrong("tariffs.value.below-zero");
      return sum > SUM_MAX ? new Wrong("tariffs.value.sum-too-large") : sum;
    },
  };
}

/** A percentage with its sign, as hundredths of a percent; both limits in percent. */
export function percent(min: number, max: number): ValueKind<number> {
  return {
    blank: 0,
    read(text) {
      const value = /%\s*$/.test(text) ? scaledInteger(text.replace(/\s*%\s*$/, ""), PERCENT_DIGITS) : undefined;
      if (value === undefined) return new Wrong("tariffs.value.percent");
      if (value < min * 100 || value > max * 100) return new Wrong("tariffs.value.percent-range", { min, max });
      return value;
    },
  };
}

/** What a rule or a certificate does: a percentage, or a sum of a currency that may be below zero. */
export function effectOf(currency: Currency): ValueKind<{ readonly percent: number } | { readonly amount: number }> {
  return {
    blank: { amount: 0 },
    read(text) {
      if (text.includes("%")) {
        const value = percent(-100, 1000).read(text);
        if (value instanceof Wrong) return value;
        return value === 0 ? new Wrong("tariffs.value.no-effect") : { percent: value };
      }
      const amount = scaledInteger(text, CURRENCY_DIGITS[currency]);
      if (amount === undefined) return new Wrong("tariffs.value.effect", { example: exampleIn(currency) });
      if (Math.abs(amount) > SUM_MAX) return new Wrong("tariffs.value.sum-too-large");
      return amount === 0 ? new Wrong("tariffs.value.no-effect") : { amount };
    },
  };
}

/** A sum with all the decimals of its currency. */
function exampleIn(currency: Currency): string {
  const digits = CURRENCY_DIGITS[currency];
  return digits === 0 ? "19" : `19.${"5".padEnd(digits, "0")}`;
}

/** A decimal above zero (or zero, where that is allowed) as millionths. */
export function micro(max: number, isZeroAllowed = false): ValueKind<number> {
  return {
    blank: 1,
    read(text) {
      const value = scaledInteger(text, MICRO_DIGITS);
      if (value === undefined) return new Wrong("tariffs.value.number-of-six-decimals");
      if (value < 0 || (value === 0 && !isZeroAllowed)) return new Wrong("tariffs.value.not-above-zero");
      return value > max * 10 ** MICRO_DIGITS ? new Wrong("tariffs.value.too-large", { max }) : value;
    },
  };
}

/** A whole number within limits. */
export function whole(min: number, max: number): ValueKind<number> {
  return {
    blank: min,
    read(text) {
      const value = scaledInteger(text, 0);
      if (value === undefined) return new Wrong("tariffs.value.whole-number");
      return value < min || value > max ? new Wrong("tariffs.value.range", { min, max }) : value;
    },
  };
}

/** A number, or `any` for no limit, which is null. */
export function orAny(kind: ValueKind<number>): ValueKind<number | null> {
  return { blank: kind.blank, read: (text) => (text.trim() === "any" ? null : kind.read(text)) };
}

/** A number with at most one decimal, which only describes and is never reckoned with. */
export function tenths(min: number, max: number): ValueKind<number> {
  return {
    blank: min,
    read(text) {
      const value = scaledInteger(text, 1);
      if (value === undefined) return new Wrong("tariffs.value.number-of-one-decimal");
      return value < min * 10 || value > max * 10 ? new Wrong("tariffs.value.range", { min, max }) : value / 10;
    },
  };
}

/** Ids are integers of the wire, below 2^31. */
export const ID = whole(1, 2_147_483_647);
