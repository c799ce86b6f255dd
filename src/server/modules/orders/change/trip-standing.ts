import type { TripStanding } from "#domain/orders/change-window.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** The facts about a stored trip that decide whether it can still be changed or cancelled. */
export function tripStanding(order: Pick<StoredOrder, "state">, trip: StoredTrip): TripStanding {
  return {
    state: order.state,
    cancelled: trip.cancelled_at !== null,
    pickupAt: trip.pickup_at.getTime(),
    terms: trip.terms,
  };
}
