import { parseGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { Refusal } from "#server/refusal.ts";

/** Reads the wire form `lat,lng`; refuses anything that is not a point on the globe. */
export function readPoint(text: string): GeoPoint {
  const point = parseGeoPoint(text);
  if (point === undefined) throw new Refusal("point-malformed");
  return point;
}
