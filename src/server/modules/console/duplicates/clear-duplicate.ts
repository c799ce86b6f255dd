import type { Transaction } from "kysely";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { clearPair, type DuplicatePair } from "#server/modules/console/duplicates/duplicates.repository.ts";
import { meantTrips, type Seen, seenOrder } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Says for everybody that two trips are not the same ride. Whoever says it second agrees, so no version is asked for. */
export async function clearDuplicate(
  trx: Transaction<Tables>,
  pair: DuplicatePair,
  { orderId, now }: Seen & { readonly now: number },
  { author }: Doer,
): Promise<Deed> {
  const order = await seenOrder(trx, { orderId });
  meantTrips(order, [pair.tripId]);
  // A change of either has made them differ.
  if (!(await clearPair(trx, pair, { author, at: new Date(now) })))
    throw new Refusal("order-changed-meanwhile", { details: { version: order.version } });
  const subject = { kind: "order", id: order.order_id } as const;
  return { subject, before: { trip: pair.tripId }, after: { not: pair.otherId } };
}
