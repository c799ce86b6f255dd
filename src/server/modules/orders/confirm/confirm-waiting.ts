import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent, type DomainEvent } from "#server/events.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { moveTrips, raiseVersion, type Mover } from "#server/modules/orders/store/trip-moves.repository.ts";

/**
 * Confirms trips that wait for it; the traveller is told at once, or, with another way to record the event, once it can no longer
 * be undone. The caller has locked the order's row.
 */
export async function confirmWaiting(
  trx: Transaction<Tables>,
  { order, trips }: { readonly order: StoredOrder; readonly trips: readonly StoredTrip[] },
  mover: Mover,
  record: (trx: Transaction<Tables>, event: DomainEvent<"order.confirmed">) => Promise<void> = recordEvent,
): Promise<void> {
  await moveTrips(trx, order, trips, "confirmed", mover);
  await raiseVersion(trx, order);
  const subject = { kind: "order", id: order.order_id } as const;
  await record(trx, { name: "order.confirmed", subject, at: mover.at, body: {} });
}
