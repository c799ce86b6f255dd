import { hasCrossingEdges } from "#domain/places/crossing-edges.ts";
import { isInPolygon, type Polygon, type Ring } from "#domain/places/polygon.ts";
import { isGeoPoint } from "#domain/values/geo-point.ts";

/** What can be wrong with a drawn or imported polygon. */
export type PolygonProblem =
  | "empty"
  | "too-few-points"
  | "off-globe"
  | "crosses-date-line"
  | "self-crossing"
  | "hole-outside";

const CORNERS_MIN = 3;

/** Everything that is wrong with a polygon; a valid one gives an empty list. Rings may touch in points. */
export function polygonProblems(polygon: Polygon): PolygonProblem[] {
  const [outer, ...holes] = polygon;
  if (outer === undefined || outer.length === 0) return ["empty"];
  const problems: PolygonProblem[] = [];
  if (polygon.some((ring) => cornersOf(ring) < CORNERS_MIN)) problems.push("too-few-points");
  if (polygon.some((ring) => !isOnGlobe(ring))) problems.push("off-globe");
  if (polygon.some(isAcrossDateLine)) problems.push("crosses-date-line");
  // The remaining checks need valid rings.
  if (problems.length > 0) return problems;
  if (hasCrossingEdges(polygon)) problems.push("self-crossing");
  else if (holes.some((hole) => isOutside(hole, outer))) problems.push("hole-outside");
  return problems;
}

/** The number of different corners, counted only as far as needed; an odd count of numbers makes the ring invalid. */
function cornersOf(ring: Ring): number {
  if (ring.length % 2 !== 0) return 0;
  const seen = new Set<string>();
  for (let at = 0; at < ring.length && seen.size < CORNERS_MIN; at += 2) seen.add(`${ring[at]},${ring[at + 1]}`);
  return seen.size;
}

function isOnGlobe(ring: Ring): boolean {
  for (let at = 0; at < ring.length; at += 2) {
    if (!isGeoPoint({ lng: ring[at] ?? NaN, lat: ring[at + 1] ?? NaN })) return false;
  }
  return true;
}

/** Nobody draws an edge halfway round the globe: such an edge means the short way across the date line. */
function isAcrossDateLine(ring: Ring): boolean {
  for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2) {
    if (Math.abs((ring[at] ?? 0) - (ring[from] ?? 0)) > 180) return true;
  }
  return false;
}

/**
 * A hole that crosses nothing lies wholly inside or wholly outside; corners that touch the outer ring cannot tell which.
 */
function isOutside(hole: Ring, outer: Ring): boolean {
  for (let at = 0, from = hole.length - 2; at < hole.length; from = at, at += 2) {
    const lng = hole[at] ?? 0;
    const lat = hole[at + 1] ?? 0;
    const middle = { lng: (lng + (hole[from] ?? 0)) / 2, lat: (lat + (hole[from + 1] ?? 0)) / 2 };
    if (isInPolygon({ lng, lat }, [outer]) || isInPolygon(middle, [outer])) return false;
  }
  return true;
}
