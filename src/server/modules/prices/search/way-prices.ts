import type { Currency } from "#domain/values/money.ts";
import { placeAt } from "#server/modules/places/index.ts";
import { termsKey } from "#server/modules/prices/book/offer-choices.ts";
import { measureWay } from "#server/modules/prices/offer/measure-ride.ts";
import { offersFor } from "#server/modules/prices/offer/offers.ts";
import type { AgreedEnd } from "#server/modules/prices/quote/agreed-quote.ts";
import { searchBasis } from "#server/modules/prices/quote/search-basis.ts";
import { searchWays } from "#server/modules/prices/quote/search-ways.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** What the book asks for a way now. */
export interface WayPrice {
  readonly providerId: number;
  readonly carClassId: number;
  readonly amount: number;
  readonly currency: Currency;
  readonly termsKey: string;
}

/** What the book in force asks for a way at any time, the cheapest of each class; nothing is kept of the question. */
export async function wayPrices(
  prices: PricesStation,
  way: { readonly start: AgreedEnd; readonly finish: AgreedEnd; readonly currency: Currency },
): Promise<readonly WayPrice[]> {
  const start = placeAt(prices.gazetteer, way.start.point, way.start.placeId);
  const finish = placeAt(prices.gazetteer, way.finish.point, way.finish.placeId);
  if (start === undefined || finish === undefined) return [];
  const book = await prices.book();
  const ends = { start: { place: start, point: way.start.point }, finish: { place: finish, point: way.finish.point } };
  const asked = { currency: way.currency, userHint: null, pickup: null, isWayBack: false };
  const { measured, asking } = searchWays({
    ...searchBasis(prices, book, asked, ends),
    there: await measureWay(prices, ends.start, ends.finish),
    back: null,
    rentSeconds: null,
  }).there;
  return offersFor(book, measured, { ...asking, onlyFlexible: false }).map(({ provider, carClass, price, terms }) => ({
    providerId: provider.id,
    carClassId: carClass.id,
    amount: price.amount,
    currency: way.currency,
    termsKey: termsKey(terms),
  }));
}
