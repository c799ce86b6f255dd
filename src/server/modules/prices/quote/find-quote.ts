import { numberInUid, priceUid } from "#domain/prices/price-uid.ts";
import { offerNumbered, type KeptSearch } from "#domain/prices/priced-search.ts";
import { findSearch } from "#server/modules/prices/quote/price-searches.repository.ts";
import type { SoldQuote } from "#server/modules/prices/quote/quote.ts";
import { workOutQuote } from "#server/modules/prices/quote/work-out-quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** The kept search that gave a price its number. */
export async function searchOfPrice(
  { db }: Pick<PricesStation, "db">,
  priceId: number,
): Promise<KeptSearch | undefined> {
  const search = await findSearch(db, priceId);
  return search && offerNumbered(search, priceId) && search;
}

/** A price that was shown, by its number, worked out by the book that made it; undefined once it is forgotten. */
export async function findQuote(
  prices: Pick<PricesStation, "db" | "bookOf">,
  priceId: number,
): Promise<SoldQuote | undefined> {
  const search = await searchOfPrice(prices, priceId);
  if (search === undefined) return undefined;
  const book = await prices.bookOf(search.bookVersion);
  return book && workOutQuote(book, search, priceId);
}

/** The number of a price by its other id; undefined where no kept search has given it. */
export async function findPriceId(prices: Pick<PricesStation, "db">, uid: string): Promise<number | undefined> {
  const priceId = numberInUid(uid);
  const search = priceId === undefined ? undefined : await searchOfPrice(prices, priceId);
  return priceId !== undefined && search && priceUid(search.salt, priceId) === uid.toLowerCase() ? priceId : undefined;
}
