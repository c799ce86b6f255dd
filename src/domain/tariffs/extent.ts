import { bounds, isInPolygon, type Polygon } from "#domain/places/polygon.ts";
import { polygonsKm2 } from "#domain/places/polygons-km2.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";

/** Where a place or an area lies: a circle around it, and its true outline if known; a place has no size. */
export interface Extent {
  readonly centre: GeoPoint;
  readonly radiusKm: number;
  readonly polygons?: readonly Polygon[];
  /** ISO 3166-1 alpha-2, when all of it is known to lie in one country. */
  readonly country?: string;
}

/** Grid points per side of a box; outlines that share less than one step by one step only touch. */
const STEPS = 32;

const KM_PER_DEGREE = 111.19;

/** Hand-drawn outlines of the same ground differ slightly. */
const SAME_SHARE = 0.98;
const SAME_SIZE_SHARE = 0.99;

/** The extent of polygons. */
export function extentOfPolygons(polygons: readonly Polygon[]): Extent {
  const { west, east, south, north } = boxOf(polygons);
  const centre = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: west },
  ];
  return { centre, radiusKm: Math.max(...corners.map((corner) => distanceKm(centre, corner))), polygons };
}

/** Whether two extents share some ground; outlines that only touch along a border do not. */
export function doExtentsMeet(one: Extent, other: Extent): boolean {
  if (distanceKm(one.centre, other.centre) > one.radiusKm + other.radiusKm) return false;
  if (one.polygons === undefined && other.polygons === undefined) return true;
  if (one.radiusKm === 0) return holds(other, one.centre);
  if (other.radiusKm === 0) return holds(one, other.centre);
  const smaller = one.radiusKm < other.radiusKm ? one : other;
  return sampled(smaller).some((point) => holds(one, point) && holds(other, point));
}

/** Whether two extents have the same size, so that size cannot tell which one is the closer ground. */
export function isSameSize(one: Extent, other: Extent): boolean {
  const [less = 0, more = 0] = [km2(one), km2(other)].sort((a, b) => a - b);
  return less >= more * SAME_SIZE_SHARE;
}

/** Whether two extents are the same ground, allowing for hand-drawn differences. */
export function isSameGround(one: Extent, other: Extent): boolean {
  if (!isSameSize(one, other)) return false;
  const points = sampled(one).filter((point) => holds(one, point));
  return points.filter((point) => holds(other, point)).length >= points.length * SAME_SHARE;
}

function km2({ radiusKm, polygons }: Extent): number {
  return polygons === undefined ? Math.PI * radiusKm ** 2 : polygonsKm2(polygons);
}

function holds({ centre, radiusKm, polygons }: Extent, point: GeoPoint): boolean {
  if (polygons === undefined) return distanceKm(centre, point) <= radiusKm;
  return polygons.some((polygon) => isInPolygon(point, polygon));
}

/** Points of a grid over an extent. */
function sampled(extent: Extent): readonly GeoPoint[] {
  const { west, east, south, north } = extent.polygons === undefined ? boxAround(extent) : boxOf(extent.polygons);
  const at = (from: number, to: number, step: number): number => from + ((to - from) * (step + 0.5)) / STEPS;
  return Array.from({ length: STEPS ** 2 }, (_, step) => ({
    lat: at(south, north, Math.floor(step / STEPS)),
    lng: at(west, east, step % STEPS),
  }));
}

function boxAround({ centre, radiusKm }: Extent): ReturnType<typeof bounds> {
  const high = radiusKm / KM_PER_DEGREE;
  const wide = high / Math.max(Number.EPSILON, Math.cos((centre.lat * Math.PI) / 180));
  return { west: centre.lng - wide, east: centre.lng + wide, south: centre.lat - high, north: centre.lat + high };
}

function boxOf(polygons: readonly Polygon[]): ReturnType<typeof bounds> {
  const boxes = polygons.map(bounds);
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    east: Math.max(...boxes.map(({ east }) => east)),
    south: Math.min(...boxes.map(({ south }) => south)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}
