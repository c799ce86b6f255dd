import type { Polygon } from "#domain/places/polygon.ts";

/** Edges as four columns, ordered by their western ends. */
interface Edges {
  readonly count: number;
  readonly fromLng: Float64Array;
  readonly fromLat: Float64Array;
  readonly toLng: Float64Array;
  readonly toLat: Float64Array;
}

/**
 * Whether two edges of a polygon, in one ring or in two, cross or run along each other; touching in a point is neither. A
 * sweep from west to east compares only edges that overlap in longitude: n corners cost about n log n for shapes like a
 * coast or a city, and n²/2 comparisons of two numbers at worst.
 */
export function hasCrossingEdges(polygon: Polygon): boolean {
  const edges = sortedEdges(polygon);
  const { count, fromLng, fromLat, toLng, toLat } = edges;
  for (let one = 0; one < count; one += 1) {
    const east = toLng[one] ?? 0;
    const south = Math.min(fromLat[one] ?? 0, toLat[one] ?? 0);
    const north = Math.max(fromLat[one] ?? 0, toLat[one] ?? 0);
    for (let two = one + 1; two < count && (fromLng[two] ?? 0) <= east; two += 1) {
      const from = fromLat[two] ?? 0;
      const to = toLat[two] ?? 0;
      if ((from < south && to < south) || (from > north && to > north)) continue;
      if (isCrossing(edges, one, two)) return true;
    }
  }
  return false;
}

function sortedEdges(polygon: Polygon): Edges {
  const list: [number, number, number, number][] = [];
  for (const ring of polygon) {
    for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[from], ring[from + 1], ring[at], ring[at + 1]];
      // A repeated corner makes no edge.
      if (x1 !== x2 || y1 !== y2) list.push(x1 < x2 || (x1 === x2 && y1 < y2) ? [x1, y1, x2, y2] : [x2, y2, x1, y1]);
    }
  }
  list.sort((a, b) => a[0] - b[0]);
  const column = (at: 0 | 1 | 2 | 3): Float64Array => Float64Array.from(list, (edge) => edge[at]);
  return { count: list.length, fromLng: column(0), fromLat: column(1), toLng: column(2), toLat: column(3) };
}

/** The side of the line a → b on which a point lies: positive on the left, 0 on the line. */
function side(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

function isCrossing({ fromLng, fromLat, toLng, toLat }: Edges, one: number, two: number): boolean {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [fromLng[one], fromLat[one], toLng[one], toLat[one]];
  const [cx = 0, cy = 0, dx = 0, dy = 0] = [fromLng[two], fromLat[two], toLng[two], toLat[two]];
  const c = side(ax, ay, bx, by, cx, cy);
  const d = side(ax, ay, bx, by, dx, dy);
  if (c === 0 && d === 0) {
    // On one line: they run along each other when the later start lies before the earlier end.
    return ax === bx ? Math.max(ay, cy) < Math.min(by, dy) : Math.max(ax, cx) < Math.min(bx, dx);
  }
  const a = side(cx, cy, dx, dy, ax, ay);
  const b = side(cx, cy, dx, dy, bx, by);
  return ((c > 0 && d < 0) || (c < 0 && d > 0)) && ((a > 0 && b < 0) || (a < 0 && b > 0));
}
