import type { Identity } from "#domain/accounts/actor.ts";

/** Trips that start within this time of each other can hardly be ridden by the same person (BKF-43). */
export const SIMILAR_MINUTES = 30;

/** Whether an account is warned of a similar trip: who books for others orders many rides at one time, and is not. */
export function isWarnedOfSimilar({ role, isCoordinator }: Pick<Identity, "role" | "isCoordinator">): boolean {
  return role === "customer" || (role === "corporate" && !isCoordinator);
}
