import type { TripState } from "#domain/orders/trip-state.ts";
import { freeCancellationMinutes, type Terms } from "#domain/tariffs/terms.ts";
import { MINUTE_MS } from "#domain/values/durations.ts";

/** Minutes before pick-up until which names, numbers and wishes can still reach the driver. */
export const DETAILS_MINUTES = 60;

/** The facts of a trip that decide whether it can change or be cancelled; moments in epoch milliseconds. */
export interface TripStanding {
  readonly state: TripState;
  /** Until when it was promised to be confirmed; null where nothing was promised. */
  readonly confirmBy: number | null;
  readonly pickupAt: number;
  readonly terms: Terms;
}

/** Why a trip cannot be changed or cancelled; each has a message `errors.closed.<reason>`. */
export type ClosedReason = "cancelled" | "under-way" | "started" | "too-late";

/** Until when the ride itself (time, addresses, class, services) and its details may be changed; null means never. */
export interface ChangeWindow {
  readonly rideUntil: number | null;
  readonly detailsUntil: number;
  readonly mayChangeRide: boolean;
  readonly mayChangeDetails: boolean;
  /** Why nothing can be changed any more. */
  readonly closed: ClosedReason | null;
}

/**
 * What may be changed at a moment. A change is free, so the ride itself may change only while cancelling it would be free:
 * after that the traveller cancels by the terms and books again.
 */
export function changeWindow(trip: TripStanding, now: number): ChangeWindow {
  const free = freeCancellationMinutes(trip.terms);
  const rideUntil = free === null ? null : trip.pickupAt - free * MINUTE_MS;
  const detailsUntil = Math.max(trip.pickupAt - DETAILS_MINUTES * MINUTE_MS, rideUntil ?? Number.NEGATIVE_INFINITY);
  const closed = closedReason(trip, now) ?? (now > detailsUntil ? "too-late" : null);
  const isOpen = closed === null;
  return {
    rideUntil,
    detailsUntil,
    mayChangeRide: isOpen && rideUntil !== null && now <= rideUntil,
    mayChangeDetails: isOpen,
    closed,
  };
}

/** Why a trip can no longer be changed or cancelled; null while it can. */
export function closedReason({ state, pickupAt }: Omit<TripStanding, "terms">, now: number): ClosedReason | null {
  if (state === "cancelled") return "cancelled";
  if (state !== "placed" && state !== "confirmed") return "under-way";
  return now >= pickupAt ? "started" : null;
}
