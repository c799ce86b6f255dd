import { offerNumbered, priceIdsAt, type KeptSearch } from "#domain/prices/priced-search.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { quoteOf } from "#server/modules/prices/quote/quote-of.ts";
import type { Quote, SoldQuote } from "#server/modules/prices/quote/quote.ts";
import { offerBack, offerThere, searchWays } from "#server/modules/prices/quote/search-ways.ts";

/**
 * Works out a price of a search again from the book that made it, to the same minor unit; undefined for a number that the
 * search did not give to any offer.
 */
export function workOutQuote(book: CompiledBook, search: KeptSearch, priceId: number): SoldQuote | undefined {
  const numbered = offerNumbered(search, priceId);
  const tariff = numbered && book.tariffById(search.tariffIds[numbered.index] ?? 0);
  if (numbered === undefined || tariff === undefined) return undefined;
  const ways = searchWays(search);
  const { own, back } = priceIdsAt(search, numbered.index);
  const wayBack = offerBack(book, ways, tariff);
  const offer = numbered.isBack ? wayBack : offerThere(book, ways, tariff);
  if (offer === undefined) return undefined;
  const reversePriceId = numbered.isBack ? own : wayBack === undefined ? null : back;
  const quote: Quote = quoteOf(book, offer, search, { priceId, reversePriceId, isBack: numbered.isBack });
  return { quote, carClass: offer.carClass, provider: offer.provider };
}
