import { orderAmount, orderStateAfter, type TripCharge } from "#domain/orders/order-amount.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** The sum and the state of an order after one of its trips changes price or is cancelled. */
export function orderAfterChange({ order, trip }: TripOfOrder, charge: TripCharge) {
  const trips = order.trips.map((other): TripCharge =>
    other.trip_id === trip.trip_id ? charge : { amount: other.amount, cancelFee: other.cancel_fee },
  );
  return { amount: orderAmount(trips), state: orderStateAfter(order.state, trips) };
}
