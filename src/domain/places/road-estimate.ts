import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";

/**
 * What a ride costs in kilometres of road: a share of the great circle, and the cheapest way through the towns between.
 * Fitted over known airport transfers (decision 0011). As both parts only grow by a detour, a stop never shortens a ride.
 */
export const ROAD_WEIGHTS = {
  perStraightKm: 0.88,
  perPathKm: 0.28,
  /** Added for a kilometre over water: a bridge is seldom where the straight line meets the shore. */
  perWaterKm: 0.28,
  /** Added for a metre up or down between two towns. */
  perClimbM: 0.0084,
} as const;

/** Weights of the parts of a ride. */
export type RoadWeights = { readonly [part in keyof typeof ROAD_WEIGHTS]: number };

/** Without a graph of towns roads are taken to be this much longer than the great circle. */
const STRAIGHT_FACTOR = 1.29;

/** Leaving a terminal and finding the car park takes this long on every ride. */
const FIXED_MINUTES = 8;

/** Slowest and fastest mean speed, and the distance over which one grows into the other. */
const SPEED_KMH = { town: 30, gain: 45, overKm: 40 } as const;

/** Kilometres of road between two points when nothing is known of what lies between. */
export function plainRoadKm(start: GeoPoint, finish: GeoPoint): number {
  return distanceKm(start, finish) * STRAIGHT_FACTOR;
}

/** Kilometres of road for a way through towns of that cost; without one the way is taken to be straight. */
export function graphRoadKm(start: GeoPoint, finish: GeoPoint, pathCost: number | undefined): number {
  const straightKm = distanceKm(start, finish);
  return ROAD_WEIGHTS.perStraightKm * straightKm + (pathCost ?? ROAD_WEIGHTS.perPathKm * straightKm);
}

/** Seconds of a ride, to the minute: the longer it is, the more of it is on fast roads. */
export function rideSeconds(km: number): number {
  const speed = SPEED_KMH.town + SPEED_KMH.gain * (1 - Math.exp(-km / SPEED_KMH.overKm));
  return Math.round(FIXED_MINUTES + (km / speed) * 60) * 60;
}
