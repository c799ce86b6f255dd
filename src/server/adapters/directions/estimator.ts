import { distanceKm } from "#domain/values/geo-point.ts";
import type { Directions } from "#server/modules/places/directions.ts";

/** Roads are longer than the straight line; fitted over known airport transfers (decision 0011). */
const ROAD_FACTOR = 1.29;

/** Leaving a terminal and finding the car park takes this long on every ride. */
const FIXED_MINUTES = 8;

/** Slowest and fastest mean speed, and the distance over which one grows into the other. */
const SPEED_KMH = { town: 30, gain: 45, overKm: 40 } as const;

/** The built-in directions: needs no map, no key and no network. */
export const estimator: Directions = {
  async route(points) {
    const legs = points.slice(1).map((point, at) => distanceKm(points[at] ?? point, point));
    const km = legs.reduce((sum, leg) => sum + leg, 0) * ROAD_FACTOR;
    const speed = SPEED_KMH.town + SPEED_KMH.gain * (1 - Math.exp(-km / SPEED_KMH.overKm));
    const minutes = FIXED_MINUTES + (km / speed) * 60;
    return { metres: Math.round(km * 10) * 100, seconds: Math.round(minutes) * 60, approximate: true, line: points };
  },
};
