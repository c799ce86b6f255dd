import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";

/** Two requests ask for the same way if both ends lie this close, and count together for so many days. */
export const SAME_WAY = { km: 5, days: 90 } as const;

/** The two ends of a way. */
export interface Way {
  readonly start: GeoPoint;
  readonly finish: GeoPoint;
}

/** Whether two ways lead between the same ends in the same direction. */
export function isSameWay(one: Way, other: Way): boolean {
  return distanceKm(one.start, other.start) <= SAME_WAY.km && distanceKm(one.finish, other.finish) <= SAME_WAY.km;
}
