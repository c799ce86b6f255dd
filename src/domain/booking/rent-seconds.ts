import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";

/** A car is rented for whole hours, one unless more are asked for. */
export const RENT_HOURS = { min: 1, max: 24, default: 1 } as const;

/** The hours as the wire counts them. */
export function rentSeconds(hours: number): number {
  return hours * HOUR_SECONDS;
}
