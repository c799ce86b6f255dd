import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** Who drives a trip: the provider that somebody of the staff has chosen, or else the one that sold it. */
export function drivingProvider(trip: Pick<StoredTrip, "provider_id" | "driven_by">): number {
  return trip.driven_by ?? trip.provider_id;
}
