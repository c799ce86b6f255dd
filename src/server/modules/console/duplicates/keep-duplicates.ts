import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { Listener } from "#server/events.ts";
import { saveDuplicates } from "#server/modules/console/duplicates/duplicates.repository.ts";
import { findDuplicates } from "#server/modules/console/duplicates/find-duplicates.ts";
import { findOrderOfTrip, type StoredOrder } from "#server/modules/orders/index.ts";

/** Looks anew, after an order was placed or changed, which trips of others may be the same ride. */
export const keepDuplicates: Listener = async ({ subject }, trx) => {
  const order = await findOrderOfTrip(trx, subject.id);
  if (order !== undefined) await compareOrder(trx, order);
};

/** Keeps which trips of others may be the same ride as those of an order. */
export async function compareOrder(trx: Transaction<Tables>, order: StoredOrder): Promise<void> {
  for (const trip of order.trips) {
    const found = await findDuplicates(trx, { ...order, ...trip }, order.order_id);
    await saveDuplicates(trx, trip.trip_id, found);
  }
}
