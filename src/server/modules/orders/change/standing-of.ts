import type { TripStanding } from "#domain/orders/change-window.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** What of a stored trip decides what may still become of it. */
export function standingOf(order: Pick<StoredOrder, "state">, trip: StoredTrip): TripStanding {
  return {
    state: order.state,
    cancelled: trip.cancelled_at !== null,
    pickupAt: trip.pickup_at.getTime(),
    terms: trip.terms,
  };
}
