import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { MOST_KEPT, saveDuplicates } from "#server/modules/console/duplicates/duplicates.repository.ts";
import { findNearestDuplicates } from "#server/modules/console/duplicates/find-duplicates.ts";
import type { StoredOrder } from "#server/modules/orders/index.ts";

/** Keeps which trips of others may be the same ride as those of an order. */
export async function compareOrder(trx: Transaction<Tables>, order: StoredOrder): Promise<void> {
  for (const trip of order.trips) {
    const options = { exceptOrder: order.order_id, most: MOST_KEPT };
    await saveDuplicates(trx, trip.trip_id, await findNearestDuplicates(trx, { ...order, ...trip }, options));
  }
}
