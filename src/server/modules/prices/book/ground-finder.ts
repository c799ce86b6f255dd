import type { Place } from "#domain/places/place.ts";
import type { Polygon } from "#domain/places/polygon.ts";
import { polygonsKm2 } from "#domain/places/polygons-km2.ts";
import type { TariffArea, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import { ANYWHERE, areaZone, countryZone, placeZone } from "#domain/tariffs/zones.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import { createCircleIndex } from "#server/modules/prices/book/circle-index.ts";
import type { OperatorAreas, Zones } from "#server/modules/prices/book/zones.ts";

/** Further than this from its place, a point keeps the place's country and areas but not the place's own fares. */
export const AT_PLACE_KM = 3;

/** A piece of ground that contains a point, with its outline where it has one of its own. */
export interface HeldGround {
  readonly zone: ZoneKey;
  /** Unknown for a country, and for anywhere. */
  readonly km2?: number;
  readonly circle?: { readonly centre: GeoPoint; readonly radiusKm: number };
  readonly polygons?: readonly Polygon[];
}

interface SizedArea extends HeldGround {
  readonly key: string;
  readonly km2: number;
}

/** The zones of grounds. */
export function zonesOf(grounds: readonly HeldGround[]): Zones {
  return { keys: grounds.map(({ zone }) => zone) };
}

/** Makes the lookup of the grounds that contain a place or address, closest first. */
export function createGroundFinder(
  areas: readonly TariffArea[],
  operatorAreas: OperatorAreas,
): (place: Place, point: GeoPoint) => readonly HeldGround[] {
  const circlesAt = createCircleIndex(
    areas.flatMap(({ key, circle }) =>
      circle === null
        ? []
        : [{ ...circle, value: { key, zone: areaZone(key), km2: Math.PI * circle.radiusKm ** 2, circle } }],
    ),
  );
  const imported = new Set(areas.filter(({ circle }) => circle === null).map(({ key }) => key));
  const importedAt = (point: GeoPoint): SizedArea[] => {
    if (imported.size === 0) return [];
    return operatorAreas
      .at(point)
      .filter(({ id }) => imported.has(id))
      .map(({ id, polygons = [] }) => ({ key: id, zone: areaZone(id), km2: polygonsKm2(polygons), polygons }));
  };
  return (place, point) => {
    const held = [...circlesAt(point), ...importedAt(point)];
    held.sort((a, b) => a.km2 - b.km2 || (a.key < b.key ? -1 : 1));
    return [
      ...(distanceKm(place.point, point) <= AT_PLACE_KM ? [placeGround(place)] : []),
      ...held,
      { zone: countryZone(place.country) },
      { zone: ANYWHERE },
    ];
  };
}

function placeGround({ id, point: centre }: Place): HeldGround {
  return { zone: placeZone(id), km2: Math.PI * AT_PLACE_KM ** 2, circle: { centre, radiusKm: AT_PLACE_KM } };
}
