import type { Place } from "#domain/places/place.ts";
import type { PricedSearch } from "#domain/prices/priced-search.ts";
import { placeAt } from "#server/modules/places/index.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { measureWay } from "#server/modules/prices/offer/measure-ride.ts";
import { searchBasis } from "#server/modules/prices/quote/search-basis.ts";
import { searchWays, type SearchWays } from "#server/modules/prices/quote/search-ways.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** A shorter ride is not a transfer: both ends are the same place. */
const SHORTEST_RIDE_METRES = 300;

/** The longest ride on sale, whatever a fare between two countries would say. */
const LONGEST_RIDE_METRES = 3_000_000;

/** Why a search prices nothing at all: no place stands there, no rides are sold there, or it is no ride. */
export type NoSearch = "no-start" | "no-finish" | "closed" | "too-short" | "too-long";

/** A search that is ready for prices. */
export interface PreparedSearch {
  readonly start: Place;
  readonly finish: Place;
  readonly priced: Omit<PricedSearch, "tariffIds">;
  readonly ways: SearchWays;
}

/** Finds the places of a search and measures its ways, or tells why nothing can be priced. */
export async function prepareSearch(
  prices: PricesStation,
  book: CompiledBook,
  asked: PriceSearch,
): Promise<PreparedSearch | NoSearch> {
  const start = placeAt(prices.gazetteer, asked.start, asked.startId);
  const finish = placeAt(prices.gazetteer, asked.finish, asked.finishId);
  if (start === undefined) return "no-start";
  if (finish === undefined) return "no-finish";
  if (start.isClosed === true || finish.isClosed === true) return "closed";
  const from = { place: start, point: asked.start };
  const to = { place: finish, point: asked.finish };
  const isWayBack = asked.wayBackWith !== undefined;
  const [there, back] = await Promise.all([
    measureWay(prices, from, to),
    isWayBack ? null : measureWay(prices, to, from),
  ]);
  if (there.metres < SHORTEST_RIDE_METRES) return "too-short";
  if (there.metres > LONGEST_RIDE_METRES) return "too-long";
  const priced = {
    ...searchBasis(prices, book, { ...asked, isWayBack }, { start: from, finish: to }),
    there,
    back,
    rentSeconds: null,
  };
  return { start, finish, priced, ways: searchWays(priced) };
}
