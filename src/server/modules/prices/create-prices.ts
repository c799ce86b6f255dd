import { createCurrentBook } from "#server/modules/prices/book/current-book.ts";
import { PriceIds } from "#server/modules/prices/quote/price-quotes.repository.ts";
import { RecentSearches } from "#server/modules/prices/search/recent-searches.ts";
import type { Prices, PricesDeps } from "#server/modules/prices/station.ts";

/** Puts station 2 together. */
export function createPrices(deps: PricesDeps): Prices {
  return {
    ...deps,
    ids: new PriceIds(deps.db),
    recent: new RecentSearches(),
    book: createCurrentBook(deps),
  };
}
