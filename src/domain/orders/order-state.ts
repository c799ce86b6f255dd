import type { TripState } from "#domain/orders/trip-state.ts";

/** How an order is paid. */
export type PayBy = "card" | "cash";

/** Whether the ride is still ahead. */
export function isStateAhead(state: TripState): boolean {
  return state === "placed" || state === "confirmed";
}
