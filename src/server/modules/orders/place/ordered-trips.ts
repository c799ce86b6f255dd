import { type Actor, identityOf } from "#domain/accounts/actor.ts";
import { isWarnedOfSimilar } from "#domain/orders/similar-trips.ts";
import type { OrderedTrips } from "#server/modules/booking/index.ts";
import { orderFor } from "#server/modules/orders/access/order-access.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { storedTimedTrip } from "#server/modules/orders/plan/refuse-early-return.ts";
import { findSimilarTrips } from "#server/modules/orders/store/similar-trips.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Lets booking ask about ordered trips, to judge a time against them. */
export function orderedTrips(orders: Orders): OrderedTrips {
  return {
    // Visitors get no answer: their orders belong to nobody in particular.
    similar: async (actor, trip) => {
      const identity = identityOf(actor);
      if (identity === null || !isWarnedOfSimilar(identity)) return [];
      return findSimilarTrips(orders.db, { ...trip, accountId: identity.userId });
    },
    besides: (actor, tripId) => besidesTrip(orders, actor, tripId),
  };
}

/**
 * The other trips of the order of one that the caller may see; undefined for somebody else's order, so that nothing leaks.
 */
async function besidesTrip(orders: Orders, actor: Actor, tripId: number): ReturnType<OrderedTrips["besides"]> {
  const order = await orderFor(orders, { actor, tripId, right: "read" }).catch((error: unknown) => {
    if (error instanceof Refusal && (error.code === "order-unknown" || error.code === "staff-in-console"))
      return undefined;
    throw error;
  });
  const [first] = order?.trips ?? [];
  if (order === undefined || first === undefined) return undefined;
  const others = order.trips.filter((trip) => trip.trip_id !== tripId && trip.cancelled_at === null);
  return { first: storedTimedTrip(first), others: others.map(storedTimedTrip) };
}
