import type { GeoPoint } from "#domain/values/geo-point.ts";

/** What a ride measures on the ground. */
export interface Ride {
  readonly metres: number;
  readonly seconds: number;
  /** Estimated rather than measured on roads. */
  readonly approximate: boolean;
  /** As far as is known no road leads there: there is open water between. */
  readonly noRoad?: boolean;
  /** One of the points lies out on the water: nobody is met there, whatever fare its ground has. */
  readonly atSea?: boolean;
  /** The way to draw, from the first point to the last. */
  readonly line: readonly GeoPoint[];
}

/**
 * No answer of an outside service is waited for longer than this: a booking goes on with the estimate. Our own work of the
 * request comes on top, and together they stay within the 800 ms of R-25.
 */
export const SERVICE_PATIENCE_MS = 700;

/** Port: how far and how long it is by car through points in their order. Never waits longer than its patience, never throws. */
export interface Directions {
  route(points: readonly GeoPoint[]): Promise<Ride>;
}
