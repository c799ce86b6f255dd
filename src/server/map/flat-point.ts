import type { GeoPoint } from "#domain/values/geo-point.ts";

/** A point on the flat map: 0 to 1 from the west to the east and from the north to the south. */
export interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/** The map ends here; beyond it would be endless. */
const MOST_LAT = 85;

const clamped = (lat: number): number => Math.min(MOST_LAT, Math.max(-MOST_LAT, lat));

/** Where a meridian stands; those beyond the date line go on outside of 0 to 1. */
export const flatX = (lng: number): number => lng / 360 + 0.5;

/** Where a parallel stands (Mercator). */
export function flatY(lat: number): number {
  const sin = Math.sin((clamped(lat) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}

/** The meridian at a place of the flat map. */
export const lngAt = (x: number): number => (x - 0.5) * 360;

/** The parallel at a place of the flat map. */
export const latAt = (y: number): number => (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;

/** A point on the flat map, beside another one even across the date line. */
export function flat({ lat, lng }: GeoPoint, beside = 0): FlatPoint {
  return { x: flatX(beside + (((lng - beside + 540) % 360) - 180)), y: flatY(lat) };
}
