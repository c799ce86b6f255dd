import { isRideOver, type StoredOrder } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Refuses to take a new way of paying for a ride whose time has come: unpaid, it was not driven. */
export function refuseRideOver(order: StoredOrder, now: number): void {
  if (isRideOver(order, now)) throw new Refusal("ride-over");
}
