import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { offersFor } from "#server/modules/prices/offer/offers.ts";
import { quotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import { findOrMake, type FoundPrices, type MadeSearch } from "#server/modules/prices/search/found-prices.ts";
import { prepareSearch } from "#server/modules/prices/search/prepare-search.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** How soon a car can come depends on the minute of the request; a search for any time does not change with it. */
export function searchMinute(pickup: string | null, now: number): number {
  return pickup === null ? 0 : Math.floor(now / 60_000);
}

/** Prices every car class between two points and stores the search; an unreachable finish gives an empty list. */
export async function searchPrices(prices: PricesStation, search: PriceSearch): Promise<FoundPrices> {
  const book = await prices.book();
  // A new book means a new key, so prices of the earlier book are not reused.
  const key = JSON.stringify([book.version, search, searchMinute(search.pickup, prices.clock())]);
  return findOrMake(prices, key, () => priceAll(prices, book, search));
}

async function priceAll(
  prices: PricesStation,
  book: CompiledBook,
  asked: PriceSearch,
): Promise<MadeSearch | undefined> {
  const { onlyFlexible, wayBackWith } = asked;
  const prepared = await prepareSearch(prices, book, asked);
  if (typeof prepared === "string") return undefined;
  const { start, finish, priced, ways } = prepared;
  const { measured, asking } = ways.there;
  const offers = offersFor(book, measured, { ...asking, onlyFlexible, providerId: wayBackWith });
  if (offers.length === 0) return undefined;
  const { search, stored } = await prices.keepSearch({ ...priced, tariffIds: offers.map(({ tariff }) => tariff.id) });
  const quoted = { search, stored, book, start, finish };
  const today = asking.nowLocal.slice(0, 10);
  return { quoted, offers: offers.map((offer, index) => quotedOffer(quoted, ways, { index, offer, today })) };
}
