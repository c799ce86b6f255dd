import type { OrderedTrips } from "#server/modules/booking/index.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findOtherTrip } from "#server/modules/orders/place/other-trip.ts";
import { findSimilarTrips } from "#server/modules/orders/store/similar-orders.ts";

/** What booking asks about ordered trips, to judge a time beside them. */
export function orderedTrips(orders: Orders): OrderedTrips {
  return {
    similar: (actor, trip) => findSimilarTrips(orders.db, actor, trip),
    otherTrip: (actor, tripId) => findOtherTrip(orders, actor, tripId),
  };
}
