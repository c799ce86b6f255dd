import type { GeoPoint } from "./geo-point.ts";

/** Writes the wire form `lat,lng`. */
export function formatGeoPoint(point: GeoPoint): string {
  return `${plainDegrees(point.lat)},${plainDegrees(point.lng)}`;
}

// Close to the equator or Greenwich a number prints as "5e-7", which the wire does not allow.
function plainDegrees(degrees: number): string {
  const text = String(degrees);
  return text.includes("e") ? degrees.toFixed(7) : text;
}
