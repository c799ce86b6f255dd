import { polygonProblems } from "#domain/places/polygon-problems.ts";
import type { Polygon } from "#domain/places/polygon.ts";
import { decodePolygons, encodePolygons } from "#server/areas/ring-text.ts";
import { simplifyRing } from "./simplify-ring.ts";

const KM_PER_DEGREE = 111.2;
/** A small shape's border moves by no more than this share of its width. */
const WIDTH_SHARE = 0.03;

/** How coarse the areas may become. */
export interface Coarseness {
  /** No border moves by more than this many degrees of latitude. */
  readonly tolerance: number;
  /** Pieces and holes smaller than this are dropped. */
  readonly leastKm2: number;
}

/** Approximate area of a ring, in square kilometres. */
export function ringKm2(ring: ArrayLike<number>): number {
  let twice = 0;
  let lat = 0;
  for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2) {
    twice += (ring[from] ?? 0) * (ring[at + 1] ?? 0) - (ring[at] ?? 0) * (ring[from + 1] ?? 0);
    lat += (ring[at + 1] ?? 0) / (ring.length / 2);
  }
  return (Math.abs(twice) / 2) * KM_PER_DEGREE ** 2 * Math.cos((lat * Math.PI) / 180);
}

/**
 * A polygon in the form in which the table holds it; it stays finer where simplifying would
 * make its edges cross. Undefined for a sliver.
 */
export function simplifyPolygon(
  polygon: readonly (readonly number[])[],
  { tolerance, leastKm2 }: Coarseness,
  nodes: ReadonlySet<number>,
): Polygon | undefined {
  const width = Math.sqrt(ringKm2(polygon[0] ?? [])) / KM_PER_DEGREE;
  for (const step of [1, 0.5, 0.25, 0.1, 0]) {
    const least = Math.min(tolerance, width * WIDTH_SHARE) * step;
    const [outer, ...holes] = polygon.map((ring) => simplifyRing(ring, least, nodes));
    if (outer === undefined || ringKm2(outer) < leastKm2) return undefined;
    const kept = [outer, ...holes.filter((hole) => ringKm2(hole) >= leastKm2)];
    const read = decodePolygons(Buffer.from(encodePolygons([kept])))[0] ?? [];
    if (polygonProblems(read).length === 0) return read;
  }
  return undefined;
}
