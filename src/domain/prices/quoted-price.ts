import { sumOf, type PriceLine, type RidePrice } from "#domain/prices/ride-price.ts";
import { convertMoney, roundToStep, type Currency } from "#domain/values/money.ts";

/**
 * Turns a tariff price into the price a traveller is quoted: every line in the asked currency, and one more line for the
 * rounding, so that the lines always add up to the sum shown.
 */
export function quotedPrice(price: RidePrice, from: Currency, to: Currency, rateMicro: number): RidePrice {
  const lines: PriceLine[] = price.lines.map((line) => ({
    ...line,
    amount: convertMoney({ amount: line.amount, currency: from }, to, rateMicro).amount,
  }));
  const sum = sumOf(lines);
  // Lines rounded one by one can add up to less than the whole price converted at once.
  const least = Math.max(sum, convertMoney({ amount: price.amount, currency: from }, to, rateMicro).amount);
  const amount = roundToStep({ amount: least, currency: to }).amount;
  if (amount !== sum) lines.push({ kind: "rounding", amount: amount - sum });
  return { amount, lines };
}
