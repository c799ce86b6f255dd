import { CURRENCY_DIGITS, isCurrency, type Currency } from "#domain/values/money.ts";
import type { AcquirerName, AcquirerSettings } from "#server/settings/acquirer-settings.ts";

/** Who takes new payments in a currency; undefined where nobody does. */
export function takerOf(
  { chosen, byCurrency, yookassa }: AcquirerSettings,
  currency: Currency,
): AcquirerName | undefined {
  const name = byCurrency.get(currency) ?? chosen;
  return name === "yookassa" && yookassa?.currencies.includes(currency) !== true ? undefined : name;
}

/** The currencies in which an order can be paid by card. */
export function payableCurrencies(settings: AcquirerSettings): readonly Currency[] {
  return Object.keys(CURRENCY_DIGITS)
    .filter(isCurrency)
    .filter((currency) => takerOf(settings, currency) !== undefined);
}
