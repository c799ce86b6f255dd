import { distanceKm, isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";

/** A circle on the ground with what it stands for. */
export interface GroundCircle<T> {
  readonly centre: GeoPoint;
  readonly radiusKm: number;
  readonly value: T;
}

/** Finds the circles that hold a point. */
export type CircleIndex<T> = (point: GeoPoint) => T[];

/** A little less than there are, so that boxes come out a little too large and never too small. */
const KM_PER_DEGREE = 111.19;

/** Cells of the finest level are 360° / 2^15 wide, about a kilometre; of level 0 there is one. */
const FINEST_LEVEL = 15;

type Cells<T> = Map<number, GroundCircle<T>[]>;

/**
 * Sorts circles by their centres into cells at least as wide as they are, small ones into small cells: a point then meets the
 * circles of four cells of each size, however many there are elsewhere.
 */
export function createCircleIndex<T>(circles: readonly GroundCircle<T>[]): CircleIndex<T> {
  const levels = new Map<number, Cells<T>>();
  for (const circle of circles) {
    const level = levelOf(2 * reachDegrees(circle));
    const cells = levels.get(level) ?? new Map<number, GroundCircle<T>[]>();
    levels.set(level, cells);
    const cell = cellOf(level, circle.centre.lat, circle.centre.lng);
    const held = cells.get(cell);
    if (held) held.push(circle);
    else cells.set(cell, [circle]);
  }
  return (point) => {
    const found: T[] = [];
    if (!isGeoPoint(point)) return found;
    for (const [level, cells] of levels) {
      for (const cell of cellsAround(level, point)) {
        for (const { centre, radiusKm, value } of cells.get(cell) ?? []) {
          if (distanceKm(centre, point) <= radiusKm) found.push(value);
        }
      }
    }
    return found;
  };
}

/** How far a circle reaches from its centre in degrees, of latitude or of longitude; over a pole it goes round the globe. */
function reachDegrees({ centre, radiusKm }: GroundCircle<unknown>): number {
  const high = radiusKm / KM_PER_DEGREE;
  const furthest = Math.min(90, Math.abs(centre.lat) + high);
  return Math.min(180, high / Math.max(Number.EPSILON, Math.cos((furthest * Math.PI) / 180)));
}

/** The finest level whose cells are at least so many degrees wide. */
function levelOf(degrees: number): number {
  return Math.max(0, Math.min(FINEST_LEVEL, Math.floor(Math.log2(360 / degrees))));
}

/** The cells that come within half a cell of a point: there lie the centres of all circles of the level that reach it. */
function cellsAround(level: number, { lat, lng }: GeoPoint): Set<number> {
  const half = 180 / 2 ** level;
  return new Set([
    cellOf(level, lat - half, lng - half),
    cellOf(level, lat - half, lng + half),
    cellOf(level, lat + half, lng - half),
    cellOf(level, lat + half, lng + half),
  ]);
}

/** Columns go round the globe, over the date line too; rows end at the poles. */
function cellOf(level: number, lat: number, lng: number): number {
  const columns = 2 ** level;
  const size = 360 / columns;
  const row = Math.floor((Math.max(-90, Math.min(90, lat)) + 90) / size);
  const column = ((Math.floor((lng + 180) / size) % columns) + columns) % columns;
  return row * columns + column;
}
