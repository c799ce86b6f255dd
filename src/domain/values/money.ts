import type { Locale } from "#domain/values/locale.ts";

const DIGITS = {
  RUB: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  CNY: 2,
  BYN: 2,
  KZT: 2,
  UAH: 2,
  CZK: 2,
  TRY: 2,
  INR: 2,
  AED: 2,
} satisfies Readonly<Record<string, 0 | 2 | 3>>;

/** An ISO 4217 code we have a rate for. */
export type Currency = keyof typeof DIGITS;

/** Currencies the product prices in, with the number of digits of their minor unit; 0 where there is none. */
export const CURRENCY_DIGITS: Readonly<Record<Currency, 0 | 2 | 3>> = DIGITS;

/** All of them. */
export const CURRENCIES: readonly Currency[] = Object.keys(CURRENCY_DIGITS).filter(isCurrency);

/** An amount in minor units (kopecks, cents) with its currency; never a float. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/**
 * Prices are shown and charged in steps of this many minor units unless the operator says otherwise: whole units
 * everywhere, whole tens where a unit is small.
 */
export const PRICE_STEP: Record<Currency, number> = {
  RUB: 1000,
  USD: 100,
  EUR: 100,
  GBP: 100,
  CNY: 100,
  BYN: 100,
  KZT: 10000,
  UAH: 1000,
  CZK: 1000,
  TRY: 1000,
  INR: 1000,
  AED: 100,
};

/** Rates are integers: how many millionths of the target unit one unit of the source is worth. */
export const RATE_SCALE = 1_000_000;

/** Whether the text is one of our currency codes. */
export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(CURRENCY_DIGITS, text);
}

/** Default currency of a page of an operator that has set none: tenge on Kazakh hosts, roubles for Russian, euros otherwise. */
export function defaultCurrency(locale: Locale, host: string): Currency {
  if (locale !== "ru") return "EUR";
  return /(\.kz|\.қаз|\.xn--80ao21a)$/i.test(host.replace(/:\d+$/, "")) ? "KZT" : "RUB";
}

/**
 * Multiplies two integers and divides by a positive third without leaving the integers; halves round up, also below zero.
 */
export function mulDiv(value: number, factor: number, divisor: number): number {
  const doubled = 2 * value * factor + divisor;
  // Products that fit a number exactly are calculated in numbers, which is ten times cheaper.
  if (Number.isSafeInteger(doubled) && Number.isSafeInteger(value * factor)) {
    const rest = ((doubled % (2 * divisor)) + 2 * divisor) % (2 * divisor);
    return (doubled - rest) / (2 * divisor);
  }
  const double = 2n * BigInt(divisor);
  const product = 2n * BigInt(value) * BigInt(factor) + BigInt(divisor);
  // BigInt division cuts towards zero, so the remainder below zero is taken off first.
  const rest = ((product % double) + double) % double;
  return Number((product - rest) / double);
}

/** Converts by a rate in millionths, which is one of whole units, into the minor units of the other currency. */
export function convertMoney(money: Money, to: Currency, rateMicro: number): Money {
  if (money.currency === to) return money;
  const more = CURRENCY_DIGITS[to] - CURRENCY_DIGITS[money.currency];
  const [factor, divisor] = more < 0 ? [rateMicro, RATE_SCALE * 10 ** -more] : [rateMicro * 10 ** more, RATE_SCALE];
  return { amount: mulDiv(money.amount, factor, divisor), currency: to };
}

/** The operator's steps in minor units; a missing currency uses `PRICE_STEP`. */
export type PriceSteps = Readonly<Partial<Record<Currency, number>>>;

/** The step to which prices in a currency are rounded, in minor units. */
export function priceStep(currency: Currency, steps: PriceSteps = {}): number {
  return steps[currency] ?? PRICE_STEP[currency];
}

/** Rounds up to a step, in minor units, so that a converted price never undercuts the tariff. */
export function roundToStep({ amount, currency }: Money, step = PRICE_STEP[currency]): Money {
  // Integer remainders are exact, quotients are not; below zero the remainder is negative too.
  return { amount: amount + ((step - (amount % step)) % step), currency };
}

/** The amount as the wire carries it, in whole units with their fraction. */
export function toMajor(amount: number, currency: Currency): number {
  return amount / 10 ** CURRENCY_DIGITS[currency];
}

/** Reads a wire amount back into minor units; anything that is not a finite whole number of minor units gives undefined. */
export function fromMajor(value: number, currency: Currency): number | undefined {
  const minor = Math.round(value * 10 ** CURRENCY_DIGITS[currency]);
  if (!Number.isSafeInteger(minor) || minor < 0) return undefined;
  return Math.abs(minor / 10 ** CURRENCY_DIGITS[currency] - value) < 1e-9 ? minor : undefined;
}

/** Digits after the point that an amount in whole units is shown with: those of its minor unit, but none when it is whole. */
export function shownDigits(amount: number, code: string): number {
  if (Number.isInteger(amount)) return 0;
  // A page may be older than the currency of a price it is told.
  return isCurrency(code) ? CURRENCY_DIGITS[code] : 2;
}

/** No currency has more digits behind its whole units. */
const MOST_PARTS = 1000;

/** Adds sums in whole units, as calls carry them, exact to the last digit of any currency; a sum below zero is taken away. */
export function addWhole(...sums: readonly number[]): number {
  return sums.reduce((all, sum) => all + Math.round(sum * MOST_PARTS), 0) / MOST_PARTS;
}
