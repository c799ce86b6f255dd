import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";

/**
 * Weights that estimate a ride's road kilometres: a share of the great circle, plus the cheapest route through the towns
 * between. Fitted to known airport transfers (decision 0011). Both parts only grow with a detour, so a stop never shortens
 * a ride.
 */
export const ROAD_WEIGHTS = {
  perStraightKm: 0.88,
  perPathKm: 0.28,
  /** Added per kilometre over water: the straight line seldom meets the shore at a bridge. */
  perWaterKm: 0.28,
  /** Added per metre of climb or descent between two towns. */
  perClimbM: 0.0084,
} as const;

/** The weights of a ride's parts. */
export type RoadWeights = { readonly [part in keyof typeof ROAD_WEIGHTS]: number };

/** Without a graph of towns, roads are assumed to be this much longer than the great circle. */
const STRAIGHT_FACTOR = 1.29;

/** Leaving a terminal and finding the car park takes this long on every ride. */
const FIXED_MINUTES = 8;

/** Slowest and fastest average speed, and the distance over which one grows into the other. */
const SPEED_KMH = { town: 30, gain: 45, overKm: 40 } as const;

/** Road kilometres between two points when nothing is known about what lies between. */
export function plainRoadKm(start: GeoPoint, finish: GeoPoint): number {
  return distanceKm(start, finish) * STRAIGHT_FACTOR;
}

/** Road kilometres for a route with this cost through towns; without one the route is taken to be straight. */
export function graphRoadKm(start: GeoPoint, finish: GeoPoint, pathCost: number | undefined): number {
  const straightKm = distanceKm(start, finish);
  return ROAD_WEIGHTS.perStraightKm * straightKm + (pathCost ?? ROAD_WEIGHTS.perPathKm * straightKm);
}

/** Ride time in seconds, rounded to the minute: a longer ride has a larger share of fast roads. */
export function rideSeconds(km: number): number {
  const speed = SPEED_KMH.town + SPEED_KMH.gain * (1 - Math.exp(-km / SPEED_KMH.overKm));
  return Math.round(FIXED_MINUTES + (km / speed) * 60) * 60;
}
