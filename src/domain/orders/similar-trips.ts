import type { Identity } from "#domain/accounts/actor.ts";
import { minutesBetween, type LocalTime } from "#domain/values/local-time.ts";

/** Trips that start within this time of each other can hardly be for the same person. */
export const SIMILAR_MINUTES = 30;

/**
 * Whether to warn an account about a similar trip: people who book for others often order rides at the same time, so they
 * get no warning.
 */
export function isWarnedOfSimilar({ role, isCoordinator }: Pick<Identity, "role" | "isCoordinator">): boolean {
  return role === "customer" || (role === "corporate" && !isCoordinator);
}

/** Whether two trips that start on one clock can hardly be for the same person. */
export function isNearInTime(one: LocalTime, other: LocalTime): boolean {
  return Math.abs(minutesBetween(one, other)) <= SIMILAR_MINUTES;
}
