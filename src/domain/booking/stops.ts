import { STOPS_MOST } from "#domain/booking/stops-most.ts";
import { isSameCountry } from "#domain/places/same-country.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";

/** What the stops of a trip are judged by. */
export interface StopTerms {
  /** How many the tariff allows. */
  readonly most: number;
  /** Whether a point lies within the reach of one of the ends of the trip. */
  readonly isWithin: (point: GeoPoint) => boolean;
}

/** Why stops are refused: there are too many, or the one at `index` is too far away. */
export type StopsProblem = { readonly kind: "too-many" } | { readonly kind: "outside"; readonly index: number };

/**
 * Judges the stops of a trip by their points; a stop that names only an address has none and cannot be too far away. All stops
 * cost the same wherever they are, so one in another country is a ride of its own.
 */
export function judgeStops(
  points: readonly (GeoPoint | undefined)[],
  { most, isWithin }: StopTerms,
): StopsProblem | undefined {
  if (isTooManyStops(points.length, most)) return { kind: "too-many" };
  const index = points.findIndex((point) => point !== undefined && !isWithin(point));
  return index < 0 ? undefined : { kind: "outside", index };
}

/**
 * Whether a typed text may be taken by itself for a stop in this country: only where the trip begins or ends, because words that
 * name nothing are read as a house in a village of that name anywhere.
 */
export function mayBeMeantAsStop(country: string, route: readonly string[]): boolean {
  return [country, ...route].includes("") || route.some((end) => isSameCountry(end, country));
}

/** Whether a trip has more stops than its tariff, or any, allows. */
export function isTooManyStops(count: number, most: number): boolean {
  return count > mostStops([most]);
}

/** How many stops can be added while several cars are on offer: as many as the most obliging of them takes. */
export function mostStops(allowed: readonly number[]): number {
  return Math.min(STOPS_MOST, Math.max(0, ...allowed));
}
