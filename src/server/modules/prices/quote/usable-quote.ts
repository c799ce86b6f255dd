import { quoteLife } from "#domain/prices/quote-life.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { findQuote } from "#server/modules/prices/quote/find-quote.ts";
import { isPriceFor, type PriceBuyer } from "#server/modules/prices/quote/price-buyer.ts";
import { changedPrice, refusalAt } from "#server/modules/prices/quote/quote-at-time.ts";
import type { SoldQuote, UsableQuote } from "#server/modules/prices/quote/quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

/** Finds a quote that this caller may still use: not expired and not made for somebody else. */
export async function quoteFor(prices: PricesStation, priceId: number, buyer: PriceBuyer): Promise<SoldQuote> {
  const sold = await findQuote(prices, priceId);
  if (sold === undefined) throw new Refusal("quote-unknown");
  const { quote } = sold;
  if (!(await isPriceFor(prices, quote, buyer))) throw new Refusal("quote-foreign");
  if (quoteLife(quote.quotedAt, prices.clock()) === "expired") {
    throw new Refusal("quote-expired", { details: { price_id: priceId } });
  }
  return sold;
}

/**
 * Finds a quote whose price may still be charged: unchanged while it is valid, afterwards only if today's tariffs give
 * the same sums, and never for somebody else. If a pick-up is given, the quote must apply to it too.
 */
export async function usableQuote(
  prices: PricesStation,
  priceId: number,
  buyer: PriceBuyer,
  pickup?: LocalTime,
): Promise<UsableQuote> {
  const { quote, carClass } = await quoteFor(prices, priceId, buyer);
  const start = prices.gazetteer.byNumber(quote.startPlace);
  const finish = prices.gazetteer.byNumber(quote.finishPlace);
  if (!start || !finish) throw new Refusal("quote-unknown");
  const usable = { quote, start, finish, carClass };
  const isOld = quoteLife(quote.quotedAt, prices.clock()) === "recheck";
  const changed =
    (pickup === undefined ? undefined : await refusalAt(prices, usable, pickup)) ??
    (isOld ? await changedPrice(prices, usable, pickup) : undefined);
  if (changed !== undefined) throw changed;
  return usable;
}
