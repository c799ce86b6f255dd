import { formatGeoPoint } from "#domain/values/geo-point.ts";
import { findQuote } from "#server/modules/prices/quote/price-quotes.repository.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/**
 * The provider whose way there a search asks the way back of: the quote must be for the same two points the other way round
 * and for the same caller. Whatever else is named makes the search one for a ride of its own, at its full price.
 */
export async function providerOfWayThere(
  prices: PricesStation,
  search: PriceSearch,
  priceId: number | undefined,
): Promise<number | undefined> {
  if (priceId === undefined) return undefined;
  const there = await findQuote(prices.db, priceId);
  const isWayThere =
    there !== undefined &&
    there.rent === undefined &&
    !there.isWayBack &&
    there.startPoint === formatGeoPoint(search.finish) &&
    there.finishPoint === formatGeoPoint(search.start) &&
    there.userHint === search.userHint;
  return isWayThere ? there.providerId : undefined;
}
