/** The signs that price icons show; each differs from all others. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ["RUB", "₽"],
  ["USD", "$"],
  ["EUR", "€"],
  ["GBP", "£"],
  ["CNY", "¥"],
  ["BYN", "Br"],
  ["KZT", "₸"],
  ["UAH", "₴"],
  ["CZK", "Kč"],
  ["TRY", "₺"],
  ["INR", "₹"],
  ["AED", "AED"],
]);

/** The sign of a currency on the price icon; of any without one, the dollar's. */
export function priceSign(currency: string): string {
  return SIGNS.get(currency) ?? "$";
}
