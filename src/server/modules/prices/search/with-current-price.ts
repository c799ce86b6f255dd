import { offerNumbered, reversedSearch } from "#domain/prices/priced-search.ts";
import { quoteLife } from "#domain/prices/quote-life.ts";
import { searchOfPrice } from "#server/modules/prices/quote/find-quote.ts";
import { isSearchFor, type Asked } from "#server/modules/prices/quote/is-search-for.ts";
import { quotedOffer, type QuotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import { offerBack, offerThere, searchWays } from "#server/modules/prices/quote/search-ways.ts";
import type { FoundPrices } from "#server/modules/prices/search/found-prices.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/**
 * Keeps the price that a client already shows: while it is valid and matches this very search, it replaces
 * the newer price of its class.
 */
export async function withCurrentPrice(
  prices: PricesStation,
  asked: Asked,
  found: FoundPrices,
  priceId: number | undefined,
): Promise<FoundPrices> {
  if (priceId === undefined) return found;
  const offers = found.offers();
  if (offers.some((offer) => offer.priceId === priceId)) return found;
  const current = await offerOfPrice(prices, asked, priceId);
  if (current === undefined) return found;
  const { carClass, rent } = current.offer;
  const isOfClass = ({ offer }: QuotedOffer): boolean => offer.carClass.id === carClass.id;
  // A rent for other hours does not match.
  if (offers.some((other) => isOfClass(other) && other.offer.rent?.seconds !== rent?.seconds)) return found;
  const list = [...offers.filter((other) => !isOfClass(other)), current].sort(
    (a, b) => a.offer.price.amount - b.offer.price.amount || a.offer.carClass.id - b.offer.carClass.id,
  );
  return { ...found, quoted: undefined, offers: () => list };
}

async function offerOfPrice(prices: PricesStation, asked: Asked, priceId: number): Promise<QuotedOffer | undefined> {
  const kept = await searchOfPrice(prices, priceId);
  const numbered = kept && offerNumbered(kept, priceId);
  if (kept === undefined || numbered === undefined) return undefined;
  const search = numbered.isBack ? reversedSearch(kept) : kept;
  if (search === undefined || !isSearchFor(search, asked)) return undefined;
  if (quoteLife(search.quotedAt, prices.clock()) !== "valid") return undefined;
  const book = await prices.bookOf(search.bookVersion);
  const tariff = book?.tariffById(search.tariffIds[numbered.index] ?? 0);
  const start = prices.gazetteer.byNumber(search.start.place);
  const finish = prices.gazetteer.byNumber(search.finish.place);
  if (!book || !tariff || !start || !finish) return undefined;
  const ways = searchWays(search);
  const offer = numbered.isBack ? offerBack(book, searchWays(kept), tariff) : offerThere(book, ways, tariff);
  if (offer === undefined) return undefined;
  const today = ways.there.asking.nowLocal.slice(0, 10);
  const quoted = { search, stored: Promise.resolve(), book, start, finish };
  return { ...quotedOffer(quoted, ways, { index: numbered.index, offer, today }), priceId };
}
