import { isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";

/** A place that no list has, as a partner names it for its own page: a hotel with its point. */
export interface NamedPoint {
  readonly name: string;
  readonly point: GeoPoint;
}

/** Metres matter, more is noise. */
const DIGITS = 6;

/** `Alder Row@51.497500,-0.135700`: no other id of a place has this sign. */
const PATTERN = /^([^@\p{Cc}]{1,80})@(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?)$/u;

/** Reads a name and a point; undefined for any other id. */
export function readNamedPoint(id: string): NamedPoint | undefined {
  const [, text = "", lat, lng] = PATTERN.exec(id) ?? [];
  const named = { name: text.trim(), point: { lat: Number(lat), lng: Number(lng) } };
  return named.name !== "" && isGeoPoint(named.point) ? named : undefined;
}

/** The same as an id. */
export function namedPointId({ name, point }: NamedPoint): string {
  return `${name.replace(/[@\p{Cc}]/gu, " ").trim()}@${[point.lat, point.lng].map((angle) => Number(angle.toFixed(DIGITS))).join(",")}`;
}
