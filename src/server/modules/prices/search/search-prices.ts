import { placeAt } from "#server/modules/places/index.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { measureWay } from "#server/modules/prices/offer/measure-ride.ts";
import { offersFor } from "#server/modules/prices/offer/offer.ts";
import { quotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import { searchBasis } from "#server/modules/prices/quote/search-basis.ts";
import { searchWays } from "#server/modules/prices/quote/search-ways.ts";
import { findOrMake, type FoundPrices, type MadeSearch } from "#server/modules/prices/search/found-prices.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** A shorter ride is not a transfer: both ends are the same place. */
export const SHORTEST_RIDE_METRES = 300;

/** The longest ride on sale, whatever a fare between two countries would say. */
export const LONGEST_RIDE_METRES = 3_000_000;

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
  const start = placeAt(prices.gazetteer, asked.start, asked.startId);
  const finish = placeAt(prices.gazetteer, asked.finish, asked.finishId);
  if (start === undefined || finish === undefined || start.isClosed === true || finish.isClosed === true)
    return undefined;
  const from = { place: start, point: asked.start };
  const to = { place: finish, point: asked.finish };
  const isWayBack = wayBackWith !== undefined;
  const [there, back] = await Promise.all([
    measureWay(prices, from, to),
    isWayBack ? null : measureWay(prices, to, from),
  ]);
  if (there.metres < SHORTEST_RIDE_METRES || there.metres > LONGEST_RIDE_METRES) return undefined;
  const priced = {
    ...searchBasis(prices, book, { ...asked, isWayBack }, { start: from, finish: to }),
    there,
    back,
    rentSeconds: null,
  };
  const ways = searchWays(priced);
  const { measured, asking } = ways.there;
  const offers = offersFor(book, measured, { ...asking, onlyFlexible, providerId: wayBackWith });
  if (offers.length === 0) return undefined;
  const { search, stored } = await prices.keepSearch({ ...priced, tariffIds: offers.map(({ tariff }) => tariff.id) });
  const quoted = { search, stored, book, start, finish };
  const today = asking.nowLocal.slice(0, 10);
  return { quoted, offers: offers.map((offer, index) => quotedOffer(quoted, ways, { index, offer, today })) };
}
