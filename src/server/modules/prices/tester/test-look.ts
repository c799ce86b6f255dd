import type { Validity } from "#domain/tariffs/tariff-book.ts";
import { DAY_MS } from "#domain/values/durations.ts";
import type { Locale } from "#domain/values/locale.ts";
import { shownDigits, toMajor, type Currency } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { dateFormat, formatDate, formatShortDay, languageTag } from "#i18n/format.ts";
import { numberFormat } from "#i18n/number-format.ts";
import type { GroundNames } from "#server/modules/prices/lines/ground-name.ts";
import type { PriceTest } from "#server/modules/prices/tester/price-test.ts";
import { say } from "#server/say.ts";

/** Length of `MM-DD`, a day of every year. */
const YEARLY_LENGTH = 5;

/** A leap year, in which every yearly day exists. */
const LEAP_YEAR = "2024";

/** The day that 1 January 2024 was, a Monday: the first of the seven that names of weekdays are taken from. */
const MONDAY = Date.UTC(2024, 0, 1);

/** How an answer of the tester is told. */
export interface TestLook {
  readonly test: PriceTest;
  readonly names: GroundNames;
  readonly locale: Locale;
}

/** A sum of minor units for a sentence. */
export function sumWords(amount: number, currency: Currency, locale: Locale): string {
  const sum = toMajor(amount, currency);
  return formatMoney(sum, currency, locale, shownDigits(sum, currency));
}

/** A share in hundredths of a percent, with its sign. */
export function shareWords(percent: number, locale: Locale): string {
  const number = numberFormat(locale, { signDisplay: "exceptZero", maximumFractionDigits: 2 });
  return say(locale, "wire.line.percent", { percent: number.format(percent / 100) });
}

/** A number, grouped as the language has it. */
export function numberWords(value: number, locale: Locale): string {
  return numberFormat(locale, { maximumFractionDigits: 1 }).format(value);
}

/** Names of days of the week, 1 is Monday. */
export function weekdayWords(days: readonly number[], locale: Locale): string {
  const format = dateFormat(languageTag(locale), { weekday: "short", timeZone: "UTC" });
  return days.map((day) => format.format(MONDAY + (day - 1) * DAY_MS)).join(", ");
}

/** Ranges of days, yearly ones without their year. */
export function dayWords(dates: readonly { readonly from: string; readonly to: string }[], locale: Locale): string {
  const day = (date: string): string =>
    date.length === YEARLY_LENGTH ? formatShortDay(`${LEAP_YEAR}-${date}`, locale) : formatDate(date, locale);
  return dates.map(({ from, to }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`)).join(", ");
}

/** From when to when an entry holds. */
export function validityWords({ from, to }: Validity, locale: Locale): string {
  if (from === null)
    return to === null
      ? say(locale, "console.tester.always")
      : say(locale, "console.tester.until", { to: formatDate(to, locale) });
  return to === null
    ? say(locale, "console.tester.since", { from: formatDate(from, locale) })
    : dayWords([{ from, to }], locale);
}
