import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";

/** Whether the pick-up of one of the trips that still stand has passed (epoch milliseconds). */
export function isRideOver({ trips }: Pick<StoredOrder, "trips">, now: number): boolean {
  return trips.some(
    ({ cancelled_at: cancelledAt, pickup_at: pickupAt }) => cancelledAt === null && pickupAt.getTime() < now,
  );
}
