import { sumsIn } from "#domain/prices/tariff-sums.ts";
import { convertMoney, roundToStep, type Currency } from "#domain/values/money.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";

/**
 * The sums that the same search would return in another currency, in minor units. They are worked out from the tariff's sums
 * to avoid rounding twice; a quote without those is converted as it is. Undefined without a rate.
 */
export function sumsInAnotherCurrency(
  quote: Pick<Quote, "currency" | "amount" | "stopAmount" | "sums">,
  book: Pick<CompiledBook, "rate" | "step">,
  to: Currency,
): { readonly amount: number; readonly stop: number } | undefined {
  const { currency, amount, stopAmount, sums } = quote;
  if (to === currency) return { amount, stop: stopAmount };
  const step = book.step(to);
  const tariffRate = sums && book.rate(sums.currency, to);
  if (sums && tariffRate !== undefined) return sumsIn(sums, { to, rateMicro: tariffRate, step });
  const rateMicro = book.rate(currency, to);
  if (rateMicro === undefined) return undefined;
  const rounded = (sum: number): number =>
    roundToStep(convertMoney({ amount: sum, currency }, to, rateMicro), step).amount;
  return { amount: rounded(amount), stop: rounded(stopAmount) };
}
