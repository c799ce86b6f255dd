import { isInPolygon } from "#domain/places/polygon.ts";
import { ringKm2 } from "./simplify-polygons.ts";

/** An outline of land or water, flat and without the closing corner. */
export interface Outline {
  readonly kind: "land" | "lakes" | "islets";
  readonly km2: number;
  readonly ring: readonly number[];
}

interface LandFile {
  readonly geometries: readonly { readonly coordinates: readonly (readonly (readonly [number, number])[][])[] }[];
}

/** Nothing smaller than this many square kilometres is worth a look. */
const LEAST_KM2 = 0.15;

/** Side of the squares in which lakes are looked up, in degrees. */
const SQUARE = 0.5;

const boxOf = (ring: readonly number[]) => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < ring.length; at += 2) {
    west = Math.min(west, ring[at] ?? 0);
    east = Math.max(east, ring[at] ?? 0);
    south = Math.min(south, ring[at + 1] ?? 0);
    north = Math.max(north, ring[at + 1] ?? 0);
  }
  return { west, south, east, north };
};

/** The outlines of a file of lands: islands in a lake are told apart, because they are drawn over it. */
export function mapAreas(file: LandFile): Outline[] {
  const lands: Outline[] = [];
  const lakes: Outline[] = [];
  for (const [outer, ...holes] of file.geometries.flatMap(({ coordinates }) => coordinates)) {
    for (const [into, kind, corners] of [
      [lands, "land", outer ?? []],
      ...holes.map((hole) => [lakes, "lakes", hole] as const),
    ] as const) {
      const ring = corners.slice(0, -1).flat();
      const km2 = ringKm2(ring);
      if (km2 >= LEAST_KM2) into.push({ kind, km2, ring });
    }
  }
  const bySquare = new Map<string, Outline[]>();
  const square = (lng: number, lat: number): string => `${Math.floor(lng / SQUARE)} ${Math.floor(lat / SQUARE)}`;
  for (const lake of lakes) {
    const { west, south, east, north } = boxOf(lake.ring);
    for (let lng = Math.floor(west / SQUARE) * SQUARE; lng <= east; lng += SQUARE) {
      for (let lat = Math.floor(south / SQUARE) * SQUARE; lat <= north; lat += SQUARE) {
        const key = square(lng, lat);
        bySquare.set(key, [...(bySquare.get(key) ?? []), lake]);
      }
    }
  }
  const isInLake = ({ ring, km2 }: Outline): boolean => {
    const point = { lng: ring[0] ?? 0, lat: ring[1] ?? 0 };
    const near = bySquare.get(square(point.lng, point.lat)) ?? [];
    return near.some((lake) => lake.km2 > km2 && isInPolygon(point, [lake.ring]));
  };
  return [...lands.map((land) => (isInLake(land) ? { ...land, kind: "islets" as const } : land)), ...lakes];
}
