import type { RidePicture } from "#contract/maps/map-addresses.ts";
import { parseGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import { formatDistance } from "#i18n/format.ts";
import { drawRide } from "#server/map/draw-ride.ts";
import { mapNames } from "#server/modules/maps/map-names.ts";
import type { Maps } from "#server/modules/maps/maps.ts";
import { wayOfRide } from "#server/modules/maps/way-of-ride.ts";
import { findPlace } from "#server/modules/places/index.ts";
import { Refusal } from "#server/refusal.ts";

/** The picture of a ride as SVG. */
export async function ridePicture(maps: Maps, { size, locale, color, points }: RidePicture): Promise<string> {
  const ends = points.map((text) => endOf(maps, text, locale));
  const { way } = await wayOfRide(
    maps,
    ends.map(({ point }) => point),
  );
  return drawRide(maps.ground, {
    size,
    way,
    points: ends,
    accent: color,
    kilometres: (km) => formatDistance(km, locale),
    names: (bounds) => mapNames(maps.gazetteer, bounds, locale),
  });
}

function endOf({ gazetteer }: Maps, text: string, locale: Locale): { point: GeoPoint; name?: string } {
  const point = parseGeoPoint(text);
  if (point !== undefined) return { point };
  const place = findPlace(gazetteer, text);
  if (place === undefined) throw new Refusal("place-unknown");
  return { point: place.point, name: nameIn(place.name, locale) };
}
