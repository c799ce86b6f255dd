import { quoteLife } from "#domain/prices/quote-life.ts";
import { formatGeoPoint } from "#domain/values/geo-point.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { endZones } from "#server/modules/prices/offer/measure-ride.ts";
import { sellersTariff, tariffDay } from "#server/modules/prices/offer/offer.ts";
import { findQuote } from "#server/modules/prices/quote/price-quotes.repository.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import type { QuotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import { soldBy } from "#server/modules/prices/quote/sold-by.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import { BLACKOUT_DAYS } from "#server/modules/prices/search/search-prices.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/**
 * The offers with the price that a client shows already (NET-13): while that quote is valid and answers the very same search,
 * it stands in the list in place of a newer one of its class.
 */
export async function withCurrentPrice(
  prices: PricesStation,
  search: PriceSearch,
  offers: readonly QuotedOffer[],
  priceId: number | undefined,
): Promise<readonly QuotedOffer[]> {
  if (priceId === undefined || offers.some(({ quote }) => quote.priceId === priceId)) return offers;
  const quote = await findQuote(prices.db, priceId);
  if (quote === undefined || !answers(quote, search) || quoteLife(quote.quotedAt, prices.clock()) !== "valid") {
    return offers;
  }
  const current = await offerOfQuote(prices, search, quote, offers[0]?.approximate ?? true);
  if (current === undefined) return offers;
  const others = offers.filter(({ carClass }) => carClass.id !== current.carClass.id);
  return [...others, current].sort((a, b) => a.quote.amount - b.quote.amount || a.carClass.id - b.carClass.id);
}

/** Whether a quote is a price for what is searched now. */
function answers(quote: Quote, search: PriceSearch): boolean {
  return (
    quote.rent === undefined &&
    quote.startPoint === formatGeoPoint(search.start) &&
    quote.finishPoint === formatGeoPoint(search.finish) &&
    quote.currency === search.currency &&
    quote.userHint === search.userHint &&
    quote.pickup === search.pickup &&
    quote.isWayBack === (search.wayBackWith !== undefined)
  );
}

async function offerOfQuote(
  prices: PricesStation,
  search: PriceSearch,
  quote: Quote,
  approximate: boolean,
): Promise<QuotedOffer | undefined> {
  const book = await prices.book();
  const start = prices.gazetteer.byNumber(quote.startPlace);
  const finish = prices.gazetteer.byNumber(quote.finishPlace);
  const sold = await soldBy(prices, quote);
  if (!start || !finish || !sold) return undefined;
  const reverse = quote.reversePriceId === null ? undefined : await findQuote(prices.db, quote.reversePriceId);
  const zones = endZones(prices, book, { place: start, point: search.start });
  const nowLocal = toLocalTime(prices.clock(), start.zone);
  const tariff = sellersTariff(book, zones, tariffDay({ pickup: quote.pickup, nowLocal }), quote);
  return {
    quote,
    reverse: reverse ?? null,
    ...sold,
    start,
    finish,
    approximate,
    blackoutDates: tariff ? book.blackoutDates(tariff, zones, nowLocal.slice(0, 10), BLACKOUT_DAYS) : [],
  };
}
