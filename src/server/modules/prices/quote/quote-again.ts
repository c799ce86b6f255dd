import type { PricedSearch } from "#domain/prices/priced-search.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { tariffDay } from "#server/modules/prices/offer/asking.ts";
import { measureWay } from "#server/modules/prices/offer/measure-ride.ts";
import { sellersTariff } from "#server/modules/prices/offer/offer.ts";
import { hasRateOf } from "#server/modules/prices/quote/price-buyer.ts";
import type { Quote, UsableQuote } from "#server/modules/prices/quote/quote.ts";
import { searchBasis } from "#server/modules/prices/quote/search-basis.ts";
import { searchWays } from "#server/modules/prices/quote/search-ways.ts";
import { workOutQuote } from "#server/modules/prices/quote/work-out-quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

type Placed = Pick<UsableQuote, "quote" | "start" | "finish">;

/**
 * Prices a sold ride by the book in force for another pick-up, on the terms it was sold by. Undefined when the provider no
 * longer sells it then, and for a rent, which needs a new search.
 */
export async function quoteAgain(
  prices: PricesStation,
  placed: Placed,
  pickup: LocalTime | null,
): Promise<Quote | undefined> {
  const again = await searchAgain(prices, placed, pickup);
  if (again === undefined) return undefined;
  const { priceId, priceUid } = placed.quote;
  const sold = workOutQuote(again.book, { ...again.search, firstId: priceId, salt: priceUid }, priceId);
  return sold && { ...sold.quote, priceUid };
}

/** A price at the rate of a `user_id`, worked out again if it was asked for somebody with another rate. */
export async function quoteAtRateOf(
  prices: PricesStation,
  usable: UsableQuote,
  { userHint, pickup }: { readonly userHint: string | null; readonly pickup: LocalTime },
): Promise<UsableQuote> {
  if (await hasRateOf(prices, usable.quote, userHint)) return usable;
  const quote = await quoteAgain(prices, { ...usable, quote: { ...usable.quote, userHint } }, pickup);
  if (quote === undefined) throw new Refusal("quote-foreign");
  return { ...usable, quote };
}

/** A sold ride for another pick-up as a new quote that is stored and can be ordered. */
export async function keptQuoteFor(
  prices: PricesStation,
  placed: Placed,
  pickup: LocalTime,
): Promise<Quote | undefined> {
  const again = await searchAgain(prices, placed, pickup);
  if (again === undefined) return undefined;
  const { search, stored } = await prices.keepSearch(again.search);
  await stored;
  return workOutQuote(again.book, search, search.firstId)?.quote;
}

/** Searches for one sold ride at another time, from its own provider only. */
async function searchAgain(
  prices: PricesStation,
  { quote, start, finish }: Placed,
  pickup: LocalTime | null,
): Promise<{ readonly book: CompiledBook; readonly search: PricedSearch } | undefined> {
  const points = [parseGeoPoint(quote.startPoint), parseGeoPoint(quote.finishPoint)] as const;
  if (!points[0] || !points[1] || quote.rent !== undefined) return undefined;
  const book = await prices.book();
  const from = { place: start, point: points[0] };
  const to = { place: finish, point: points[1] };
  const priced = {
    ...searchBasis(prices, book, { ...quote, pickup }, { start: from, finish: to }),
    there: await measureWay(prices, from, to),
    back: null,
    rentSeconds: null,
    terms: quote.terms,
  };
  const { measured, asking } = searchWays(priced).there;
  const tariff = sellersTariff(book, measured.startZones, tariffDay(asking), quote);
  return tariff && { book, search: { ...priced, tariffIds: [tariff.id] } };
}
