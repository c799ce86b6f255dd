import type { Place } from "#domain/places/place.ts";
import { isInPolygon, type Polygon } from "#domain/places/polygon.ts";
import { reachRadiusKm } from "#domain/places/reach.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import type { AreaSet } from "#server/areas/area-set.ts";

/** The ground that counts as a place: polygons plus a circle. */
export interface Reach {
  readonly polygons: readonly Polygon[];
  readonly circle: { readonly middle: GeoPoint; readonly radiusKm: number } | undefined;
}

/** Areas on the map: the operator's, and the built-up ones. */
export interface DrawnAreas {
  readonly operatorAreas: AreaSet;
  readonly urbanAreas: AreaSet;
}

/** How far the centre of a town may be outside its built-up area. */
const URBAN_NEAR_KM = 3;

/** The reach of a place: the operator's areas that contain it, otherwise its built-up area plus a circle sized by the place. */
export function reachOfPlace(place: Place, { operatorAreas, urbanAreas }: DrawnAreas): Reach {
  const drawn = operatorAreas.at(place.point);
  if (drawn.length > 0) return { polygons: drawn.flatMap((area) => area.polygons), circle: undefined };
  const [urban = urbanAreas.nearest(place.point, URBAN_NEAR_KM)] = urbanAreas.at(place.point);
  return {
    polygons: urban?.polygons ?? [],
    circle: { middle: place.point, radiusKm: reachRadiusKm(place.kind, place.weight) },
  };
}

/** Whether a point lies within a reach. */
export function isWithinReach({ polygons, circle }: Reach, point: GeoPoint): boolean {
  if (circle !== undefined && distanceKm(circle.middle, point) <= circle.radiusKm) return true;
  return polygons.some((polygon) => isInPolygon(point, polygon));
}
