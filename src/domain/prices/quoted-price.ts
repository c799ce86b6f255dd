import type { PriceLine, RidePrice } from "#domain/prices/price-line.ts";
import { convertMoney, priceStep, roundToStep, type Currency } from "#domain/values/money.ts";

/**
 * Turns a tariff price into the quoted price: every line in the requested currency, plus a line for the rounding, so that
 * the lines always add up to the sum shown. It converts the running sum instead of each line, so that the lines add up to
 * the converted total and a dearer price is never quoted cheaper.
 */
export function quotedPrice(
  price: RidePrice,
  from: Currency,
  to: Currency,
  rateMicro: number,
  step = priceStep(to),
): RidePrice {
  const converted = (amount: number): number => convertMoney({ amount, currency: from }, to, rateMicro).amount;
  let running = 0;
  const lines: PriceLine[] = price.lines.map((line) => {
    const before = converted(running);
    running += line.amount;
    return { ...line, amount: converted(running) - before };
  });
  const sum = converted(running);
  const amount = roundToStep({ amount: sum, currency: to }, step).amount;
  if (amount !== sum) lines.push({ kind: "rounding", amount: amount - sum });
  return { amount, lines };
}
