import { numberInUid, priceUid } from "#domain/prices/price-uid.ts";
import { offerNumbered, type KeptSearch } from "#domain/prices/priced-search.ts";
import { findSearch } from "#server/modules/prices/quote/price-searches.repository.ts";
import type { SoldQuote } from "#server/modules/prices/quote/quote.ts";
import { workOutQuote } from "#server/modules/prices/quote/work-out-quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** The stored search that contains a price number. */
export async function searchOfPrice(
  { db }: Pick<PricesStation, "db">,
  priceId: number,
): Promise<KeptSearch | undefined> {
  const search = await findSearch(db, priceId);
  return search && offerNumbered(search, priceId) && search;
}

/** A shown price by its number, worked out from the book that made it; undefined once it has been deleted. */
export async function findQuote(
  prices: Pick<PricesStation, "db" | "bookOf">,
  priceId: number,
): Promise<SoldQuote | undefined> {
  const search = await searchOfPrice(prices, priceId);
  if (search === undefined) return undefined;
  const book = await prices.bookOf(search.bookVersion);
  return book && workOutQuote(book, search, priceId);
}

/** The price number for a uid; undefined when no stored search contains it. */
export async function findPriceId(prices: Pick<PricesStation, "db">, uid: string): Promise<number | undefined> {
  const priceId = numberInUid(uid);
  const search = priceId === undefined ? undefined : await searchOfPrice(prices, priceId);
  return priceId !== undefined && search && priceUid(search.salt, priceId) === uid.toLowerCase() ? priceId : undefined;
}
