import { findQuote } from "#server/modules/prices/quote/find-quote.ts";
import { isSearchFor } from "#server/modules/prices/quote/is-search-for.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/**
 * The provider whose way there a search asks the way back of: the quote must be for the same two points the other way round
 * and for the same caller. Whatever else is named makes the search one for a ride of its own, at its full price.
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
