import type { Polygon, Ring } from "#domain/places/polygon.ts";

const KM_PER_DEGREE = 111.19;

/** The area of polygons in square kilometres, minus their holes; precise enough to find the smaller of two. */
export function polygonsKm2(polygons: readonly Polygon[]): number {
  return polygons.reduce((sum, [outer = [], ...holes]) => {
    return sum + holes.reduce((left, hole) => left - ringKm2(hole), ringKm2(outer));
  }, 0);
}

function ringKm2(ring: Ring): number {
  const length = ring.length & ~1;
  let twice = 0;
  let lats = 0;
  for (let at = 0, from = length - 2; at < length; from = at, at += 2) {
    twice += (ring[from] ?? 0) * (ring[at + 1] ?? 0) - (ring[at] ?? 0) * (ring[from + 1] ?? 0);
    lats += ring[at + 1] ?? 0;
  }
  if (length === 0) return 0;
  const width = Math.cos((lats / (length / 2)) * (Math.PI / 180));
  return (Math.abs(twice) / 2) * KM_PER_DEGREE ** 2 * width;
}
