import type { GeoPoint } from "#domain/values/geo-point.ts";

/** Writes a line as an encoded polyline with six decimal places, as a Valhalla server does. */
export function encodePolyline(points: readonly GeoPoint[]): string {
  let text = "";
  let [lat, lng] = [0, 0];
  for (const point of points) {
    const [toLat, toLng] = [Math.round(point.lat * 1e6), Math.round(point.lng * 1e6)];
    for (const difference of [toLat - lat, toLng - lng]) text += encodeNumber(difference);
    [lat, lng] = [toLat, toLng];
  }
  return text;
}

/** Doubles a number, inverts it when negative, and writes it in groups of five bits, lowest first. */
function encodeNumber(number: number): string {
  let text = "";
  let value = number < 0 ? -2 * number - 1 : 2 * number;
  for (; value >= 32; value = Math.floor(value / 32)) text += String.fromCharCode((value % 32) + 32 + 63);
  return text + String.fromCharCode(value + 63);
}
