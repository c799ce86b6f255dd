import type { GeoPoint } from "#domain/values/geo-point.ts";

/** What a ride measures on the ground. */
export interface Ride {
  readonly metres: number;
  readonly seconds: number;
  /** Estimated rather than measured on roads. */
  readonly approximate: boolean;
}

/** Port: how far and how long it is by car. Never takes longer than 800 ms, never throws. */
export interface Directions {
  measure(start: GeoPoint, finish: GeoPoint): Promise<Ride>;
}
