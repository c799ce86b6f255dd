import { CURRENCIES, CURRENCY_DIGITS, PRICE_STEP, type Currency } from "#domain/values/money.ts";

/** Currencies whose minor units are no hundredths, which the product may price in one day. */
export const [YEN, DINAR] = ["JPY", "KWD"] as string[] as [Currency, Currency];

/** Prices in yen, which have no minor unit, and in dinars, which have three digits, until the answer is called. */
export function withMoreCurrencies(): () => void {
  const before = [{ ...CURRENCY_DIGITS }, { ...PRICE_STEP }];
  Object.assign(CURRENCY_DIGITS, { JPY: 0, KWD: 3 });
  Object.assign(PRICE_STEP, { JPY: 100, KWD: 1000 });
  // The acquirer that moves no money takes every currency there is.
  const known = CURRENCIES as Currency[];
  known.push(YEN, DINAR);
  return () => {
    known.splice(-2);
    for (const [index, table] of [CURRENCY_DIGITS, PRICE_STEP].entries()) {
      for (const code of [YEN, DINAR]) Reflect.deleteProperty(table, code);
      Object.assign(table, before[index]);
    }
  };
}
