import type { GeoPoint } from "#domain/values/geo-point.ts";

/** The measurements of a ride. */
export interface Ride {
  readonly metres: number;
  readonly seconds: number;
  /** Estimated rather than measured on roads. */
  readonly approximate: boolean;
  /** No known road leads there, because open water is in between. */
  readonly noRoad?: boolean;
  /** One of the points is out on the water, where nobody can be picked up, whatever fare its ground has. */
  readonly atSea?: boolean;
  /** The line is straight, because no way was found and no water is known to be in between. */
  readonly isGuess?: boolean;
  /** The line to draw, from the first point to the last. */
  readonly line: readonly GeoPoint[];
}

/**
 * The longest wait for an outside service: a booking goes on with the estimate. With our own work for the request this stays
 * within the 800 ms of R-25.
 */
export const SERVICE_PATIENCE_MS = 700;

/** Port: distance and driving time through points in order. Never waits longer than its patience, never throws. */
export interface Directions {
  route(points: readonly GeoPoint[]): Promise<Ride>;
}
