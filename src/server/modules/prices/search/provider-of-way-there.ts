import { findQuote } from "#server/modules/prices/quote/find-quote.ts";
import { isSearchFor } from "#server/modules/prices/quote/is-search-for.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/**
 * Finds the provider whose way there this search returns from. The quote must be for the same two points in reverse and for
 * the same caller; anything else makes this a separate ride at full price.
 */
export async function providerOfWayThere(
  prices: PricesStation,
  { start, finish, userHint }: Pick<PriceSearch, "start" | "finish" | "userHint">,
  priceId: number | undefined,
): Promise<number | undefined> {
  const quote = priceId === undefined ? undefined : (await findQuote(prices, priceId))?.quote;
  if (quote?.search === undefined || quote.isWayBack) return undefined;
  const wayThere = { start: finish, finish: start, userHint, isWayBack: false };
  return isSearchFor(quote.search, wayThere) ? quote.providerId : undefined;
}
