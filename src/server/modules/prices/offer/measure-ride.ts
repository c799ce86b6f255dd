import type { Place } from "#domain/places/place.ts";
import type { Measure } from "#domain/prices/priced-search.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { HeldGround } from "#server/modules/prices/book/ground-finder.ts";
import type { Zones } from "#server/modules/prices/book/zones.ts";
import type { MeasuredRide } from "#server/modules/prices/offer/offer.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** One end of a ride: the requested point and the place that stands for it. */
export interface RideEnd {
  readonly place: Place;
  readonly point: GeoPoint;
}

/** The grounds behind the zones of one end, closest first. */
export function groundsOfEnd(
  { gazetteer }: Pick<PricesStation, "gazetteer">,
  book: CompiledBook,
  { place, point }: RideEnd,
): readonly HeldGround[] {
  return book.groundsAt(gazetteer.byNumber(place.number) ?? place, point);
}

/**
 * The zones of one end. A hotel found by a geocoder is priced as our nearest place, whose number it has, both in the search
 * and when its quote is priced again.
 */
export function endZones(
  { gazetteer }: Pick<PricesStation, "gazetteer">,
  book: CompiledBook,
  { place, point }: RideEnd,
): Zones {
  return book.zonesAt(gazetteer.byNumber(place.number) ?? place, point);
}

/** Measures the route between two ends; the line on the map is not needed for a price. */
export async function measureWay(
  { directions }: Pick<PricesStation, "directions">,
  from: RideEnd,
  to: RideEnd,
): Promise<Measure> {
  const { line: _line, ...measure } = await directions.route([from.point, to.point]);
  return measure;
}

/** Measures a ride between two ends and finds the zones of both. */
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
