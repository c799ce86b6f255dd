import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { moveTrips, raiseVersion, type Mover } from "#server/modules/orders/store/trip-moves.repository.ts";

/**
 * Confirms trips that wait for it; the traveller is told at once, or after a while in which it may be taken back. The order's row
 * is locked by the caller.
 */
export async function confirmWaiting(
  trx: Transaction<Tables>,
  { order, trips }: { readonly order: StoredOrder; readonly trips: readonly StoredTrip[] },
  mover: Mover,
  tellInMs = 0,
): Promise<void> {
  await moveTrips(trx, order, trips, "confirmed", mover);
  await raiseVersion(trx, order);
  const subject = { kind: "order", id: order.order_id } as const;
  await recordEvent(trx, { name: "order.confirmed", subject, at: mover.at }, tellInMs);
}
