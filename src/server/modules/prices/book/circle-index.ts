import { distanceKm, isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";

/** A circle on the ground and the value it stands for. */
export interface GroundCircle<T> {
  readonly centre: GeoPoint;
  readonly radiusKm: number;
  readonly value: T;
}

/** Finds the circles that contain a point. */
export type CircleIndex<T> = (point: GeoPoint) => T[];

/** Slightly below the true value, so that boxes come out slightly too large and never too small. */
const KM_PER_DEGREE = 111.19;

/** Cells of the finest level are 360° / 2^15 wide, about a kilometre; level 0 is a single cell. */
const FINEST_LEVEL = 15;

type Cells<T> = Map<number, GroundCircle<T>[]>;

/**
 * Sorts circles by centre into cells at least as wide as the circle, small circles into small cells. A lookup then only
 * checks the circles of four cells per level, however many there are elsewhere.
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

/** How far a circle reaches from its centre, in degrees of latitude or longitude; over a pole it reaches all the way round. */
function reachDegrees({ centre, radiusKm }: GroundCircle<unknown>): number {
  const high = radiusKm / KM_PER_DEGREE;
  const furthest = Math.min(90, Math.abs(centre.lat) + high);
  return Math.min(180, high / Math.max(Number.EPSILON, Math.cos((furthest * Math.PI) / 180)));
}

/** The finest level whose cells are at least `degrees` wide. */
function levelOf(degrees: number): number {
  return Math.max(0, Math.min(FINEST_LEVEL, Math.floor(Math.log2(360 / degrees))));
}

/** The cells within half a cell of a point; they hold the centre of every circle on this level that can reach it. */
function cellsAround(level: number, { lat, lng }: GeoPoint): Set<number> {
  const half = 180 / 2 ** level;
  return new Set([
    cellOf(level, lat - half, lng - half),
    cellOf(level, lat - half, lng + half),
    cellOf(level, lat + half, lng - half),
    cellOf(level, lat + half, lng + half),
  ]);
}

/** Columns wrap at the date line; rows stop at the poles. */
function cellOf(level: number, lat: number, lng: number): number {
  const columns = 2 ** level;
  const size = 360 / columns;
  const row = Math.floor((Math.max(-90, Math.min(90, lat)) + 90) / size);
  const column = ((Math.floor((lng + 180) / size) % columns) + columns) % columns;
  return row * columns + column;
}
