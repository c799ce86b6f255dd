import type { OperatorArea } from "#domain/places/operator-area.ts";
import { bounds, isInPolygon, type Polygon } from "#domain/places/polygon.ts";
import { isSameCountry } from "#domain/places/same-country.ts";
import { isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { NEAREST_PLACE_KM } from "#server/gazetteer/near/nearest-place.ts";
import type { LineProblem } from "#server/modules/operator-places/file/places-file.ts";
import { contradiction, written } from "#server/modules/operator-places/import/locate-place.ts";

/** How many corners of a polygon are checked, besides the points of a grid inside it. */
const CORNERS_LOOKED_AT = 16;
const GRID_SIDE = 5;
/** For an area of many islands only the first ones are checked. */
const POLYGONS_LOOKED_AT = 20;

/** The problem with where an area lies: in another country than it says, or with latitude and longitude swapped. */
export function areaProblem({ country, polygons }: OperatorArea, gazetteer: Gazetteer): LineProblem | undefined {
  const points = polygons.slice(0, POLYGONS_LOOKED_AT).flatMap(pointsOf);
  const [first] = points;
  if (first === undefined) return undefined;
  const isMeant = (code: string): boolean => country === "" || isSameCountry(country, code);
  const countries = countriesOf(points, gazetteer);
  if (countries.some(isMeant)) return undefined;
  const turned = points.map(({ lat, lng }) => ({ lat: lng, lng: lat })).filter(isGeoPoint);
  if (countriesOf(turned, gazetteer).some(isMeant)) return { problem: "swapped", value: written(first) };
  const [found] = countries;
  return found === undefined ? undefined : contradiction(first, found, country);
}

function countriesOf(points: readonly GeoPoint[], gazetteer: Gazetteer): string[] {
  return points.flatMap((point) => gazetteer.nearest(point, NEAREST_PLACE_KM)?.country ?? []);
}

/** Some corners of the outer ring, and the grid points inside the polygon. */
function pointsOf(polygon: Polygon): GeoPoint[] {
  const outer = polygon[0] ?? [];
  const corners = outer.length / 2;
  const step = Math.max(1, Math.ceil(corners / CORNERS_LOOKED_AT));
  const points: GeoPoint[] = [];
  for (let at = 0; at < corners; at += step) points.push({ lng: outer[2 * at] ?? NaN, lat: outer[2 * at + 1] ?? NaN });
  const { west, east, south, north } = bounds(polygon);
  for (let at = 0; at < GRID_SIDE ** 2; at += 1) {
    const point = {
      lng: west + ((east - west) * ((at % GRID_SIDE) + 0.5)) / GRID_SIDE,
      lat: south + ((north - south) * (Math.floor(at / GRID_SIDE) + 0.5)) / GRID_SIDE,
    };
    if (isInPolygon(point, polygon)) points.push(point);
  }
  return points;
}
