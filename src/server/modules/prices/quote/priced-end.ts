import type { PricedEnd } from "#domain/prices/priced-search.ts";
import { formatGeoPoint } from "#domain/values/geo-point.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { endZones, type RideEnd } from "#server/modules/prices/offer/measure-ride.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** What is kept of one end of a search: neither its place nor the operator's areas may be the same when it is ordered. */
export function pricedEnd(prices: Pick<PricesStation, "gazetteer">, book: CompiledBook, end: RideEnd): PricedEnd {
  const { number, kind, zone } = end.place;
  return { point: formatGeoPoint(end.point), place: number, kind, zone, ground: endZones(prices, book, end).keys };
}
