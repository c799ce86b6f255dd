import { distanceKm, isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";

/** Limits within which we believe what a road service says about a ride. */
export const PLAUSIBLE_RIDE = {
  /** No road is shorter than the straight line; the rest allows for rounding and other models of the globe. */
  shortestToStraight: 0.97,
  /** Services measure from the road nearest to a point, not from the point itself. */
  besideRoadMetres: 200,
  longestToStraight: 6,
  /** Allows a ride round a bay or over the only bridge, however close its ends are. */
  detourMetres: 5_000,
  slowestKmh: 3,
  fastestKmh: 200,
  /** The line must start and end this close to the points asked for; with swapped coordinates it never does. */
  endKm: 3,
} as const;

/** A ride as measured by a service. */
export interface ServiceRide {
  readonly metres: number;
  readonly seconds: number;
  readonly line: readonly GeoPoint[];
}

/** Whether a measured ride can really go through these points; otherwise it is never used for a price. */
export function isPlausibleRide(points: readonly GeoPoint[], { metres, seconds, line }: ServiceRide): boolean {
  const rule = PLAUSIBLE_RIDE;
  const straight = straightMetres(points);
  const kmh = metres / 1000 / (seconds / 3600);
  return (
    metres >= straight * rule.shortestToStraight - rule.besideRoadMetres &&
    metres <= straight * rule.longestToStraight + rule.detourMetres &&
    kmh >= rule.slowestKmh &&
    kmh <= rule.fastestKmh &&
    line.length >= 2 &&
    line.every(isGeoPoint) &&
    isNear(points[0], line[0]) &&
    isNear(points.at(-1), line.at(-1))
  );
}

/** Length of the great circles from point to point. */
function straightMetres(points: readonly GeoPoint[]): number {
  return points.slice(1).reduce((sum, point, at) => sum + distanceKm(points[at] ?? point, point) * 1000, 0);
}

function isNear(asked: GeoPoint | undefined, answered: GeoPoint | undefined): boolean {
  return asked !== undefined && answered !== undefined && distanceKm(asked, answered) <= PLAUSIBLE_RIDE.endKm;
}
