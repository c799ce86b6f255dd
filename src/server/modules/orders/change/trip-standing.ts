import type { TripStanding } from "#domain/orders/change-window.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** The facts about a stored trip that decide whether it can still be changed or cancelled. */
export function tripStanding(trip: Pick<StoredTrip, "state" | "confirm_by" | "pickup_at" | "terms">): TripStanding {
  return {
    state: trip.state,
    confirmBy: trip.confirm_by?.getTime() ?? null,
    pickupAt: trip.pickup_at.getTime(),
    terms: trip.terms,
  };
}
