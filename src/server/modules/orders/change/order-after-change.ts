import { paidSince } from "#domain/orders/order-account.ts";
import { orderAmount, type TripCharge } from "#domain/orders/order-amount.ts";
import { orderStateOf, type TripState } from "#domain/orders/trip-state.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** The sum of an order, its state, and since when it is paid, after one of its trips changes price or state. */
export function orderAfterChange(
  { order, trip }: TripOfOrder,
  changed: TripCharge & { readonly state: TripState },
  at: Date,
) {
  const chargeOf = (one: StoredTrip) => ({ amount: one.amount, cancelFee: one.cancel_fee, state: one.state });
  const trips = order.trips.map((other) => (other.trip_id === trip.trip_id ? changed : chargeOf(other)));
  // Something may have been let off the order: it does not come back with a change.
  const amount = Math.max(0, order.amount + orderAmount(trips) - orderAmount(order.trips.map(chargeOf)));
  const state = orderStateOf(trips.map((one) => one.state));
  const paidAt = paidSince({ state, cost: amount, received: order.received, paidAt: order.paid_at }, at);
  return { amount, state, paid_at: paidAt };
}
