import type { Place } from "#domain/places/place.ts";
import { polygonsKm2 } from "#domain/places/polygons-km2.ts";
import type { TariffArea } from "#domain/tariffs/tariff-book.ts";
import { ANYWHERE, areaZone, countryZone, placeZone } from "#domain/tariffs/zones.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import { createCircleIndex } from "#server/modules/prices/book/circle-index.ts";
import type { OperatorAreas, Zones } from "#server/modules/prices/book/zones.ts";

/** Further than this from its place, a point keeps the place's country and areas but not the place's own fares. */
export const AT_PLACE_KM = 3;

interface SizedArea {
  readonly key: string;
  readonly km2: number;
}

/** Makes the lookup of the zones that contain a place or address, closest first. */
export function createZoneFinder(
  areas: readonly TariffArea[],
  operatorAreas: OperatorAreas,
): (place: Place, point: GeoPoint) => Zones {
  const circlesAt = createCircleIndex(
    areas.flatMap(({ key, circle }) =>
      circle === null ? [] : [{ ...circle, value: { key, km2: Math.PI * circle.radiusKm ** 2 } }],
    ),
  );
  const imported = new Set(areas.filter(({ circle }) => circle === null).map(({ key }) => key));
  const importedAt = (point: GeoPoint): SizedArea[] => {
    if (imported.size === 0) return [];
    return operatorAreas
      .at(point)
      .filter(({ id }) => imported.has(id))
      .map(({ id, polygons = [] }) => ({ key: id, km2: polygonsKm2(polygons) }));
  };
  return (place, point) => {
    const held = [...circlesAt(point), ...importedAt(point)];
    held.sort((a, b) => a.km2 - b.km2 || (a.key < b.key ? -1 : 1));
    return {
      keys: [
        ...(distanceKm(place.point, point) <= AT_PLACE_KM ? [placeZone(place.id)] : []),
        ...held.map(({ key }) => areaZone(key)),
        countryZone(place.country),
        ANYWHERE,
      ],
    };
  };
}
