import type { GeoPoint } from "#domain/values/geo-point.ts";

const RAD = Math.PI / 180;
const KM_PER_DEGREE = 111.2;

/** A stretch of the line that stays straight, and the corner furthest from it. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly awayKm: number;
}

/** The distance from a point to the straight segment between two others; the globe counts as flat at this scale. */
function awayFromKm(point: GeoPoint, start: GeoPoint, end: GeoPoint): number {
  const width = Math.cos(start.lat * RAD);
  const turn = (lng: number): number => (((lng - start.lng + 540) % 360) - 180) * width;
  const [alongX, alongY] = [turn(end.lng), end.lat - start.lat];
  const [x, y] = [turn(point.lng), point.lat - start.lat];
  const square = alongX ** 2 + alongY ** 2;
  const share = square > 0 ? Math.min(1, Math.max(0, (x * alongX + y * alongY) / square)) : 0;
  return Math.hypot(x - share * alongX, y - share * alongY) * KM_PER_DEGREE;
}

function stretch(line: readonly GeoPoint[], from: number, to: number): Stretch {
  let [middle, awayKm] = [from, 0];
  const [start, end] = [line[from], line[to]];
  for (let at = from + 1; start && end && at < to; at += 1) {
    const point = line[at];
    const km = point ? awayFromKm(point, start, end) : 0;
    if (km > awayKm) [middle, awayKm] = [at, km];
  }
  return { from, to, middle, awayKm };
}

/**
 * Drops the corners of a line that matter least (Douglas and Peucker): the result has at most this many points, and stops
 * earlier when every dropped corner is within the tolerance. Both ends stay.
 */
export function simplifyLine(
  line: readonly GeoPoint[],
  { mostPoints, toleranceKm }: { readonly mostPoints: number; readonly toleranceKm: number },
): GeoPoint[] {
  if (line.length <= 2) return [...line];
  const open = [stretch(line, 0, line.length - 1)];
  const kept = new Set([0, line.length - 1]);
  while (kept.size < mostPoints) {
    const worst = open.reduce((a, b) => (b.awayKm > a.awayKm ? b : a));
    if (worst.awayKm <= toleranceKm) break;
    kept.add(worst.middle);
    open.splice(open.indexOf(worst), 1, stretch(line, worst.from, worst.middle), stretch(line, worst.middle, worst.to));
  }
  return line.filter((_, at) => kept.has(at));
}
