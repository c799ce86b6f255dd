import { alongBends, bendsOf } from "#domain/places/bends.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";

/** A line through all its points that bends at them instead of breaking, as the picture draws it. */
export function bentLine(line: readonly GeoPoint[]): GeoPoint[] {
  const [first] = line;
  if (first === undefined || line.length < 3) return [...line];
  const width = Math.cos((first.lat * Math.PI) / 180);
  const along = alongBends(
    bendsOf(line.map(({ lat, lng }) => ({ x: (first.lng + (((lng - first.lng + 540) % 360) - 180)) * width, y: lat }))),
  );
  return Array.from({ length: along.length / 2 }, (_, at) => ({
    lng: (along[2 * at] ?? 0) / width,
    lat: along[2 * at + 1] ?? 0,
  }));
}
