import type { Place } from "#domain/places/place.ts";
import type { Measure } from "#domain/prices/priced-search.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { Zones } from "#server/modules/prices/book/zones.ts";
import type { MeasuredRide } from "#server/modules/prices/offer/offer.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** One end of a ride: the point asked for and the place it stands for. */
export interface RideEnd {
  readonly place: Place;
  readonly point: GeoPoint;
}

/**
 * The ground of one end. A hotel that a geocoder has found is priced as the place of ours beside it, whose number it bears:
 * so it is in the search, and so it is when its quote is priced again.
 */
export function endZones(
  { gazetteer }: Pick<PricesStation, "gazetteer">,
  book: CompiledBook,
  { place, point }: RideEnd,
): Zones {
  return book.zonesAt(gazetteer.byNumber(place.number) ?? place, point);
}

/** Measures the way from one end to another; the line to draw is not needed for a price. */
export async function measureWay(
  { directions }: Pick<PricesStation, "directions">,
  from: RideEnd,
  to: RideEnd,
): Promise<Measure> {
  const { line: _line, ...measure } = await directions.route([from.point, to.point]);
  return measure;
}

/** Measures a ride between two ends, with the ground they lie on. */
export async function measureRide(
  prices: PricesStation,
  book: CompiledBook,
  from: RideEnd,
  to: RideEnd,
): Promise<MeasuredRide> {
  return {
    start: from.place,
    finish: to.place,
    startZones: endZones(prices, book, from),
    finishZones: endZones(prices, book, to),
    ride: await measureWay(prices, from, to),
  };
}
