import type { GeoPoint } from "#domain/values/geo-point.ts";

/** Valhalla writes six decimal places. */
const UNITS_PER_DEGREE = 1e6;

/** A number has at most this many groups of five bits. */
const GROUPS_MAX = 7;

/** Reads an encoded polyline with six decimal places; undefined when the text is not one. */
export function decodePolyline(text: string): GeoPoint[] | undefined {
  const numbers = decodeNumbers(text);
  if (numbers === undefined || numbers.length % 2 !== 0) return undefined;
  let [lat, lng] = [0, 0];
  const points: GeoPoint[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    lat += numbers[at] ?? NaN;
    lng += numbers[at + 1] ?? NaN;
    points.push({ lat: lat / UNITS_PER_DEGREE, lng: lng / UNITS_PER_DEGREE });
  }
  return points;
}

/**
 * Each number is a series of five-bit groups, lowest first; a sixth bit says that another
 * follows, and odd numbers are negative.
 */
function decodeNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let value = 0;
  let groups = 0;
  for (let at = 0; at < text.length; at += 1) {
    const bits = text.charCodeAt(at) - 63;
    if (bits < 0 || bits > 63 || groups >= GROUPS_MAX) return undefined;
    value += (bits & 31) * 32 ** groups;
    groups += 1;
    if (bits >= 32) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    value = 0;
    groups = 0;
  }
  return groups === 0 ? numbers : undefined;
}
