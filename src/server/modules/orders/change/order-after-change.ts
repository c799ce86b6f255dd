import { paidSince } from "#domain/orders/order-account.ts";
import { orderAmount, orderStateAfter, type TripCharge } from "#domain/orders/order-amount.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** The sum of an order, its state, and since when it is paid, after one of its trips changes price or is cancelled. */
export function orderAfterChange({ order, trip }: TripOfOrder, charge: TripCharge, at: Date) {
  const chargeOf = (one: StoredTrip): TripCharge => ({ amount: one.amount, cancelFee: one.cancel_fee });
  const trips = order.trips.map((other) => (other.trip_id === trip.trip_id ? charge : chargeOf(other)));
  // Something may have been let off the order: it does not come back with a change.
  const amount = Math.max(0, order.amount + orderAmount(trips) - orderAmount(order.trips.map(chargeOf)));
  const state = orderStateAfter(order.state, trips);
  const paidAt = paidSince({ state, cost: amount, received: order.received, paidAt: order.paid_at }, at);
  return { amount, state, paid_at: paidAt };
}
