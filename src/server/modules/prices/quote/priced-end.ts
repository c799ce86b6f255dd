import type { PricedEnd } from "#domain/prices/priced-search.ts";
import { formatGeoPoint } from "#domain/values/geo-point.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { endZones, type RideEnd } from "#server/modules/prices/offer/measure-ride.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** Stores the details of one end of a search, because its place and the operator's areas may change before it is ordered. */
export function pricedEnd(prices: Pick<PricesStation, "gazetteer">, book: CompiledBook, end: RideEnd): PricedEnd {
  const { number, kind, zone } = end.place;
  return { point: formatGeoPoint(end.point), place: number, kind, zone, ground: endZones(prices, book, end).keys };
}
