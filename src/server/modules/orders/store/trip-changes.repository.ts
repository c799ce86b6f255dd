import type { Transaction, Updateable } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** Stores the changed columns of a trip and its order, and raises the order's version. */
export async function updateTrip(
  trx: Transaction<Tables>,
  { order, trip }: TripOfOrder,
  values: { readonly trip: Updateable<Tables["trips"]>; readonly order: Updateable<Tables["orders"]> },
): Promise<TripOfOrder> {
  const changed = await trx
    .updateTable("trips")
    .set(values.trip)
    .where("trip_id", "=", trip.trip_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const row = await trx
    .updateTable("orders")
    .set({ ...values.order, version: order.version + 1 })
    .where("order_id", "=", order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const trips = order.trips.map((other) => (other.trip_id === trip.trip_id ? changed : other));
  return { order: { ...row, trips }, trip: changed };
}
