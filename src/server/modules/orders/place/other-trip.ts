import type { Actor } from "#domain/accounts/actor.ts";
import type { TimedTrip } from "#domain/booking/return-too-early.ts";
import { orderFor } from "#server/modules/orders/access/order-access.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * The other trip of an order there and back, beside one that the caller may see; undefined where there is none, and for
 * everybody else's orders, about which nothing is told.
 */
export async function findOtherTrip(
  orders: Orders,
  actor: Actor,
  tripId: number,
): Promise<(TimedTrip & { readonly isWayThere: boolean }) | undefined> {
  const order = await orderFor(orders, { actor, tripId, right: "read" }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "order-unknown") return undefined;
    throw error;
  });
  const other = order?.trips.find((trip) => trip.trip_id !== tripId && trip.cancelled_at === null);
  if (other === undefined) return undefined;
  const { pickup_at: pickupAt, seconds, pickup_zone: zone, position } = other;
  return { pickupAt: pickupAt.getTime(), seconds, zone, isWayThere: position === 1 };
}
