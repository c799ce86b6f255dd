import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { CURRENCY_DIGITS, isCurrency, mulDiv, RATE_SCALE, type Currency } from "#domain/values/money.ts";

/** The second currency per unit of the first, in millionths; undefined when the book cannot convert between them. */
export type RateBetween = (from: Currency, to: Currency) => number | undefined;

/** Works out the rate of every pair of currencies once: directly when the book has it, otherwise through the base currency. */
export function currencyRates(rates: TariffBook["rates"]): RateBetween {
  const bases = [...new Set(Object.keys(rates).map((pair) => pair.slice(0, 3)))].filter(isCurrency);
  const known = new Map<string, number>();
  const currencies = Object.keys(CURRENCY_DIGITS).filter(isCurrency);
  for (const from of currencies) {
    for (const to of currencies) {
      const rate = rates[`${from}-${to}`] ?? through(bases, from, to, rates);
      if (rate !== undefined) known.set(`${from}-${to}`, rate);
    }
  }
  return (from, to) => (from === to ? RATE_SCALE : known.get(`${from}-${to}`));
}

function through(
  bases: readonly Currency[],
  from: Currency,
  to: Currency,
  rates: TariffBook["rates"],
): number | undefined {
  for (const base of bases) {
    const toFrom = base === from ? RATE_SCALE : rates[`${base}-${from}`];
    const toTo = base === to ? RATE_SCALE : rates[`${base}-${to}`];
    if (toFrom !== undefined && toTo !== undefined && toFrom > 0) return mulDiv(toTo, RATE_SCALE, toFrom);
  }
  return undefined;
}
