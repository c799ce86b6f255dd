import { placeAt } from "#server/modules/places/index.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { rentOffers } from "#server/modules/prices/offer/rent-offer.ts";
import { quotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import { searchBasis } from "#server/modules/prices/quote/search-basis.ts";
import { searchWays } from "#server/modules/prices/quote/search-ways.ts";
import { findOrMake, type FoundPrices, type MadeSearch } from "#server/modules/prices/search/found-prices.ts";
import type { NoSearch, PreparedSearch } from "#server/modules/prices/search/prepare-search.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import { searchMinute } from "#server/modules/prices/search/search-prices.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** A traveller's request for rents. */
export interface RentSearch extends Pick<PriceSearch, "start" | "startId" | "currency" | "userHint" | "pickup"> {
  readonly rentSeconds: number;
}

/** Hours are all that is measured for a rent. */
const NO_WAY = { metres: 0, seconds: 0, approximate: false } as const;

/** Prices every class for rent at a place and stores the search; the finish of a rent is its start. */
export async function rentPrices(prices: PricesStation, search: RentSearch): Promise<FoundPrices> {
  const book = await prices.book();
  const key = JSON.stringify(["rent", book.version, search, searchMinute(search.pickup, prices.clock())]);
  return findOrMake(prices, key, () => priceAll(prices, book, search));
}

async function priceAll(prices: PricesStation, book: CompiledBook, asked: RentSearch): Promise<MadeSearch | undefined> {
  const prepared = prepareRent(prices, book, asked);
  if (typeof prepared === "string") return undefined;
  const { start, priced, ways } = prepared;
  const { measured, asking } = ways.there;
  const offers = rentOffers(book, measured, { ...asking, rentSeconds: asked.rentSeconds });
  if (offers.length === 0) return undefined;
  const { search, stored } = await prices.keepSearch({ ...priced, tariffIds: offers.map(({ tariff }) => tariff.id) });
  const quoted = { search, stored, book, start, finish: start };
  const today = asking.nowLocal.slice(0, 10);
  return { quoted, offers: offers.map((offer, index) => quotedOffer(quoted, ways, { index, offer, today })) };
}

/** Finds the place of a rent, or tells why nothing can be priced. */
export function prepareRent(prices: PricesStation, book: CompiledBook, asked: RentSearch): PreparedSearch | NoSearch {
  const start = placeAt(prices.gazetteer, asked.start, asked.startId);
  if (start === undefined) return "no-start";
  if (start.isClosed === true) return "closed";
  const end = { place: start, point: asked.start };
  const priced = {
    ...searchBasis(prices, book, { ...asked, isWayBack: false }, { start: end, finish: end }),
    there: NO_WAY,
    back: null,
    rentSeconds: asked.rentSeconds,
  };
  return { start, finish: start, priced, ways: searchWays(priced) };
}
