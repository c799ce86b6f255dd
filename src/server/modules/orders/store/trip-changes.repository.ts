import type { Transaction, Updateable } from "kysely";
import { canMoveOrder } from "#domain/orders/order-state.ts";
import type { Tables } from "#server/database/tables.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** Stores the cancellation of a trip; the order ends with its last trip, and owes what is left and the fees. */
export async function markTripCancelled(
  trx: Transaction<Tables>,
  order: StoredOrder,
  trip: StoredTrip,
  { fee, at, reason }: { readonly fee: number; readonly at: Date; readonly reason: string },
): Promise<TripOfOrder> {
  const values = { cancelled_at: at, cancel_fee: fee, cancel_reason: reason, has_unseen_change: false };
  return changeTripRow(trx, order, trip, values, {});
}

/** Stores what has changed of a trip, and of its order what follows from it. */
export async function changeTripRow(
  trx: Transaction<Tables>,
  order: StoredOrder,
  trip: StoredTrip,
  values: Updateable<Tables["trips"]>,
  orderValues: Updateable<Tables["orders"]>,
): Promise<TripOfOrder> {
  const changed = await trx
    .updateTable("trips")
    .set(values)
    .where("trip_id", "=", trip.trip_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const trips = order.trips.map((other) => (other.trip_id === trip.trip_id ? changed : other));
  const isOver = trips.every(({ cancelled_at: cancelledAt }) => cancelledAt !== null);
  const row = await trx
    .updateTable("orders")
    .set({
      ...orderValues,
      amount: trips.reduce((sum, { cancel_fee: fee, amount }) => sum + (fee ?? amount), 0),
      version: order.version + 1,
      ...(isOver && canMoveOrder(order.state, "cancelled") ? { state: "cancelled" as const } : {}),
    })
    .where("order_id", "=", order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { order: { ...row, trips }, trip: changed };
}
