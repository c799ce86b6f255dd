import type { PricedEnd, PricedSearch } from "#domain/prices/priced-search.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { endZones, type RideEnd } from "#server/modules/prices/offer/measure-ride.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** What somebody asks for, whatever is to be driven. */
type Asked = Pick<PricedSearch, "currency" | "userHint" | "pickup" | "isWayBack" | "noFastRide">;

/** What every search keeps of its question: who asks for what, when, by which book, and the ground of both ends. */
export function searchBasis(
  prices: Pick<PricesStation, "clock" | "gazetteer">,
  book: CompiledBook,
  { currency, userHint, pickup, isWayBack, noFastRide }: Asked,
  ends: { readonly start: RideEnd; readonly finish: RideEnd },
): Asked & Pick<PricedSearch, "bookVersion" | "quotedAt" | "start" | "finish"> {
  return {
    bookVersion: book.version,
    quotedAt: prices.clock(),
    currency,
    userHint,
    pickup,
    isWayBack,
    ...(noFastRide && { noFastRide }),
    start: pricedEnd(prices, book, ends.start),
    finish: pricedEnd(prices, book, ends.finish),
  };
}

/** Keeps one end as it is now, because its place or the operator's areas may have changed by the time it is ordered. */
function pricedEnd(prices: Pick<PricesStation, "gazetteer">, book: CompiledBook, end: RideEnd): PricedEnd {
  const { number, kind, zone } = end.place;
  return { point: formatGeoPoint(end.point), place: number, kind, zone, ground: endZones(prices, book, end).keys };
}
