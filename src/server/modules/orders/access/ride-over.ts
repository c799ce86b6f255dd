import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Whether the pick-up of a trip that is still booked, or the start of a yacht, has passed (epoch milliseconds). */
export function isRideOver({ trips, yacht }: Pick<StoredOrder, "trips" | "yacht">, now: number): boolean {
  if (yacht !== undefined) return yacht.cancelled_at === null && yacht.starts_at.getTime() < now;
  return trips.some(
    ({ cancelled_at: cancelledAt, pickup_at: pickupAt }) => cancelledAt === null && pickupAt.getTime() < now,
  );
}

/** Refuses a new payment once the ride is due: an unpaid ride was not driven. */
export function refuseRideOver(order: StoredOrder, now: number): void {
  if (isRideOver(order, now)) throw new Refusal("ride-over");
}
