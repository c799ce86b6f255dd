import { quoteLife } from "#domain/prices/quote-life.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { findQuote } from "#server/modules/prices/quote/price-quotes.repository.ts";
import { changedPrice, refusalAt } from "#server/modules/prices/quote/quote-at-time.ts";
import type { UsableQuote } from "#server/modules/prices/quote/quote.ts";
import { soldBy } from "#server/modules/prices/quote/sold-by.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Finds a quote and makes sure that its price may still be charged (T-11): within its life as it is, after that only when
 * today's tariffs give the same sums, and never for somebody it was not made for. With a pick-up it must hold for that too.
 */
export async function usableQuote(
  prices: PricesStation,
  priceId: number,
  userHint: string | null,
  pickup?: LocalTime,
): Promise<UsableQuote> {
  const quote = await findQuote(prices.db, priceId);
  if (quote === undefined) throw new Refusal("quote-unknown");
  if (userHint !== null && quote.userHint !== null && quote.userHint !== userHint) throw new Refusal("quote-foreign");
  const life = quoteLife(quote.quotedAt, prices.clock());
  if (life === "expired") throw new Refusal("quote-expired", { details: { price_id: priceId } });
  const start = prices.gazetteer.byNumber(quote.startPlace);
  const finish = prices.gazetteer.byNumber(quote.finishPlace);
  const sold = await soldBy(prices, quote);
  if (!start || !finish || !sold) throw new Refusal("quote-unknown");
  const usable = { quote, start, finish, carClass: sold.carClass };
  const changed =
    (pickup === undefined ? undefined : await refusalAt(prices, usable, pickup)) ??
    (life === "recheck" ? await changedPrice(prices, usable, pickup) : undefined);
  if (changed !== undefined) throw changed;
  return usable;
}
