import { wireTripStatus } from "#domain/orders/order-state.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** The status of a stored trip on the wire (contract 4.1). */
export function tripStatus(
  order: Pick<StoredOrder, "pay_by" | "paid_at">,
  trip: Pick<StoredTrip, "state" | "cancel_fee" | "has_unseen_change">,
): number {
  return wireTripStatus({
    state: trip.state,
    payBy: order.pay_by,
    paid: order.paid_at !== null,
    cancelFee: trip.cancel_fee,
    hasUnseenChange: trip.has_unseen_change,
  });
}
