import type { Transaction } from "kysely";
import type { BulkOutcomeView } from "#contract/console/bulk/bulk-deeds.ts";
import type { Locale } from "#domain/values/locale.ts";
import { isDone, recordDeed, type Deed, type Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { findOrderIds } from "#server/modules/console/bulk/order-ids.repository.ts";
import { type Orders, type Seen } from "#server/modules/orders/index.ts";
import { refusalWords } from "#server/refusal-words.ts";
import { Refusal } from "#server/refusal.ts";

/** What is done to one trip, in its own transaction. */
type Act = (trx: Transaction<Tables>, tripId: number, seen: Seen, doer: Doer) => Promise<Deed>;

interface Asked {
  readonly call: string;
  readonly doer: Doer;
  readonly locale: Locale;
  readonly trips: readonly { readonly trip_id: number; readonly version: number }[];
  /** Once for each order: its other trips are done with the first that was done. */
  readonly isOncePerOrder?: boolean;
}

/**
 * Does the same to several trips, each in a transaction of its own with its own entry, so that one which is refused takes no other with it
 *. An attempt that comes twice finds what it has done, trip by trip.
 */
export async function doToEach(
  { db, clock }: Pick<Orders, "db" | "clock">,
  { call, doer, locale, trips, isOncePerOrder = false }: Asked,
  act: Act,
): Promise<BulkOutcomeView["results"]> {
  const results: BulkOutcomeView["results"] = [];
  const orderIds = await findOrderIds(
    db,
    trips.map(({ trip_id: id }) => id),
  );
  // Two trips of one order were seen by one version, which the first of them that is done raises.
  const raised = new Map<number, number>();
  for (const [index, { trip_id: tripId, version }] of trips.entries()) {
    const orderId = orderIds.get(tripId) ?? 0;
    // The first bears the key itself, so that the same key for another call is found out.
    const own = { ...doer, attemptKey: index === 0 ? doer.attemptKey : `${doer.attemptKey} ${tripId}` };
    const seen = raised.get(orderId) === version ? { orderId } : { orderId, version };
    if (isOncePerOrder && raised.has(orderId)) {
      results.push({ trip_id: tripId, refused: null });
      continue;
    }
    try {
      await db.transaction().execute(async (trx) => {
        if (await isDone(trx, own, call)) return;
        const deed = await act(trx, tripId, seen, own);
        await recordDeed(trx, { call, doer: own, at: new Date(clock()) }, deed);
      });
      raised.set(orderId, version);
      results.push({ trip_id: tripId, refused: null });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "attempt-conflict") throw error;
      results.push({ trip_id: tripId, refused: { code: error.code, message: refusalWords(error, locale) } });
    }
  }
  return results;
}
