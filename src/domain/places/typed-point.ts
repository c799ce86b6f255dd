import { parseGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";

/** Coordinates as maps give them to be copied; fewer decimals are the numbers of houses. */
const COPIED = /^\s*-?\d{1,3}\.\d{3,},\s*-?\d{1,3}\.\d{3,}\s*$/;

/** The point of a text that is nothing but coordinates, or undefined for any other text. */
export function typedPoint(text: string): GeoPoint | undefined {
  return COPIED.test(text) ? parseGeoPoint(text) : undefined;
}
