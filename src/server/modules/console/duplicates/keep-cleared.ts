import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { saveCleared } from "#server/modules/console/duplicates/duplicates.repository.ts";
import { findDuplicates } from "#server/modules/console/duplicates/find-duplicates.ts";
import type { StoredOrder } from "#server/modules/orders/index.ts";

/** Keeps with a new order which trips its author has seen beside it and says to be other rides. */
export async function keepCleared(
  trx: Transaction<Tables>,
  order: StoredOrder,
  { tripIds, author }: { readonly tripIds: readonly number[]; readonly author: string },
): Promise<void> {
  if (tripIds.length === 0) return;
  for (const trip of order.trips) {
    const found = await findDuplicates(trx, { ...order, ...trip }, order.order_id);
    const cleared = found.filter(({ tripId }) => tripIds.includes(tripId));
    await saveCleared(trx, trip.trip_id, cleared, { author, at: order.placed_at });
  }
}
