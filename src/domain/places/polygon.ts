import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";

/** Corners as flat numbers lng, lat, lng, lat…; the last corner joins the first without being repeated. */
export type Ring = ArrayLike<number>;

/** The outer ring, then its holes. */
export type Polygon = readonly Ring[];

/** The smallest box around something, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Whether a point lies on the polygon and outside its holes; a ring with fewer than three corners contains nothing. */
export function isInPolygon(point: GeoPoint, polygon: Polygon): boolean {
  const [outer, ...holes] = polygon;
  return outer !== undefined && isInRing(point, outer) && !holes.some((hole) => isInRing(point, hole));
}

/** Even-odd rule: a line from the point to the east crosses the ring an odd number of times. */
function isInRing({ lat, lng }: GeoPoint, ring: Ring): boolean {
  const length = ring.length & ~1;
  let isInside = false;
  if (length < 6) return false;
  let fromLng = ring[length - 2] ?? NaN;
  let fromLat = ring[length - 1] ?? NaN;
  for (let at = 0; at < length; at += 2) {
    const toLng = ring[at] ?? NaN;
    const toLat = ring[at + 1] ?? NaN;
    if (fromLat > lat !== toLat > lat && lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng)) {
      isInside = !isInside;
    }
    fromLng = toLng;
    fromLat = toLat;
  }
  return isInside;
}

/** The box around a polygon; a polygon without corners gives a box that contains no point. */
export function bounds(polygon: Polygon): Bounds {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  const outer = polygon[0] ?? [];
  for (let at = 0; at + 1 < outer.length; at += 2) {
    const lng = outer[at] ?? NaN;
    const lat = outer[at + 1] ?? NaN;
    if (lng < box.west) box.west = lng;
    if (lng > box.east) box.east = lng;
    if (lat < box.south) box.south = lat;
    if (lat > box.north) box.north = lat;
  }
  return box;
}

/** The distance from a point to a polygon: 0 inside, Infinity for an empty polygon; good to 1 % up to 50 km. */
export function distanceToPolygonKm(point: GeoPoint, polygon: Polygon): number {
  if (isInPolygon(point, polygon)) return 0;
  return Math.min(Infinity, ...polygon.map((ring) => distanceToRingKm(point, ring)));
}

function distanceToRingKm(point: GeoPoint, ring: Ring): number {
  const length = ring.length & ~1;
  let best = Infinity;
  for (let at = 0, from = length - 2; at < length; from = at, at += 2) {
    const distance = distanceToEdgeKm(
      point,
      ring[from] ?? NaN,
      ring[from + 1] ?? NaN,
      ring[at] ?? NaN,
      ring[at + 1] ?? NaN,
    );
    if (distance < best) best = distance;
  }
  return best;
}

const RAD = Math.PI / 180;

/** An edge is straight on the map, not a great circle, so a border along a parallel stays on it. */
function distanceToEdgeKm(point: GeoPoint, fromLng: number, fromLat: number, toLng: number, toLat: number): number {
  const turns = Math.round((fromLng - point.lng) / 360) * 360;
  const startLng = fromLng - turns - point.lng;
  const startLat = fromLat - point.lat;
  const alongLng = toLng - fromLng;
  const alongLat = toLat - fromLat;
  let nearLng = startLng;
  let nearLat = startLat;
  // The width of a degree depends on the latitude of the nearest point, so the search runs twice.
  for (let pass = 0, lat = point.lat; pass < 2; pass += 1) {
    const width = Math.cos(lat * RAD) ** 2;
    const square = alongLng * alongLng * width + alongLat * alongLat;
    const share = square > 0 ? -(startLng * alongLng * width + startLat * alongLat) / square : 0;
    const clamped = Math.min(1, Math.max(0, share));
    nearLng = startLng + clamped * alongLng;
    nearLat = startLat + clamped * alongLat;
    lat = point.lat + nearLat / 2;
  }
  return distanceKm(point, { lat: point.lat + nearLat, lng: point.lng + nearLng });
}
