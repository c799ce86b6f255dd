import type { GeoPoint } from "#domain/values/geo-point.ts";
import { flat, latAt, lngAt, type FlatPoint } from "#server/map/flat-point.ts";

/** What a picture shows of the flat map. */
export interface Frame {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The flat map's place of the upper left corner. */
  readonly left: number;
  readonly top: number;
  /** Pixels across the whole flat map. */
  readonly scale: number;
}

const EARTH_KM = 40_075;

/** A picture never shows less than this across: the outlines are no finer. */
const LEAST_KM = 6;

/** The frame that shows all points with a margin around them; the points keep their place beside the first. */
export function frameAround(
  points: readonly GeoPoint[],
  {
    width,
    height,
    margin,
  }: { readonly width: number; readonly height: number; readonly margin: readonly [number, number] },
): Frame {
  const flats = points.map((point) => flat(point, points[0]?.lng));
  const [west, east] = spread(flats.map(({ x }) => x));
  const [north, south] = spread(flats.map(({ y }) => y));
  const middle = { x: (west + east) / 2, y: (north + south) / 2 };
  const across = EARTH_KM * Math.cos((latAt(middle.y) * Math.PI) / 180);
  const scale = Math.min(
    (width - 2 * margin[0]) / Math.max(east - west, 1e-12),
    (height - 2 * margin[1]) / Math.max(south - north, 1e-12),
    (width * across) / LEAST_KM,
  );
  return { width, height, scale, left: middle.x - width / 2 / scale, top: middle.y - height / 2 / scale };
}

function spread(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Where a place of the flat map is in the picture. */
export function onPicture({ left, top, scale }: Frame, { x, y }: FlatPoint): FlatPoint {
  return { x: (x - left) * scale, y: (y - top) * scale };
}

/** The ground that a picture shows, in degrees; east of 180 where it crosses the date line. */
export function boundsOf({ left, top, width, height, scale }: Frame, margin = 0) {
  return {
    west: lngAt(left - margin / scale),
    east: lngAt(left + (width + margin) / scale),
    north: latAt(top - margin / scale),
    south: latAt(top + (height + margin) / scale),
  };
}

/** Kilometres of a pixel in the middle of the picture. */
export function kmPerPixel({ top, height, scale }: Frame): number {
  return (EARTH_KM * Math.cos((latAt(top + height / 2 / scale) * Math.PI) / 180)) / scale;
}
