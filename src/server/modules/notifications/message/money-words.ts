import type { Locale } from "#domain/values/locale.ts";
import { shownDigits, toMajor, type Money } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";

/** A sum as a message writes it. */
export function moneyWords({ amount, currency }: Money, locale: Locale): string {
  const sum = toMajor(amount, currency);
  return formatMoney(sum, currency, locale, shownDigits(sum, currency));
}
