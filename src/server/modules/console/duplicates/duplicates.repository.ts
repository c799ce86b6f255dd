import { sql, type Kysely, type Transaction } from "kysely";
import { DUPLICATE_MS, type DuplicateReason } from "#domain/orders/duplicate-reason.ts";
import type { Tables } from "#server/database/tables.ts";

/** A busy airport has fewer within an hour. */
const MOST_NEAR = 500;
/** Of more than these nobody compares each: where hundreds are alike, pairs of all with all would be many thousands. */
export const MOST_KEPT = 20;

/** The numbers of trips of other orders that still go and start at nearly the same moment, the nearest first. */
export async function findTripsNear(
  db: Kysely<Tables>,
  { pickupAt, exceptOrder }: { readonly pickupAt: Date; readonly exceptOrder: number | undefined },
): Promise<number[]> {
  const at = pickupAt.getTime();
  const rows = await db
    .selectFrom("trips as t")
    .select("t.trip_id")
    .where("t.state", "in", ["placed", "confirmed", "under-way"])
    .where("t.pickup_at", ">=", new Date(at - DUPLICATE_MS))
    .where("t.pickup_at", "<=", new Date(at + DUPLICATE_MS))
    .where("t.order_id", "<>", exceptOrder ?? 0)
    .orderBy(sql`abs(extract(epoch from t.pickup_at - ${pickupAt}))`)
    .orderBy("t.trip_id")
    .limit(MOST_NEAR)
    .execute();
  return rows.map((row) => row.trip_id);
}

/** What is compared of trips. */
export async function tripsToCompare(db: Kysely<Tables>, tripIds: readonly number[]) {
  return db
    .selectFrom("trips as t")
    .innerJoin("orders as o", "o.order_id", "t.order_id")
    .select(["t.trip_id", "t.order_id", "t.pickup_at", "t.start_place", "t.finish_place", "t.passengers"])
    .select(["t.start_address", "t.finish_address", "t.flight_number", "t.train_number"])
    .select(["t.departure_flight", "t.departure_train", "o.customer_name", "o.customer_phone"])
    .where((eb) => eb("t.trip_id", "=", eb.fn.any(sql<number[]>`${tripIds}::int[]`)))
    .execute();
}

/** Two trips that may be one ride ordered twice, the elder first. */
export interface DuplicatePair {
  readonly tripId: number;
  readonly otherId: number;
}

const pairOf = (one: number, other: number) => ({ trip_id: Math.min(one, other), other_id: Math.max(one, other) });

/**
 * Keeps which trips may be the same ride as this one, the nearest, in place of what was kept; what somebody has said of a pair stays, and
 * so does a pair with a trip that was not looked at.
 */
export async function saveDuplicates(
  trx: Transaction<Tables>,
  tripId: number,
  {
    found,
    unseen,
  }: {
    readonly found: readonly { readonly tripId: number; readonly reason: DuplicateReason }[];
    readonly unseen: readonly number[];
  },
): Promise<void> {
  const pairs = found.map(({ tripId: other, reason }) => ({ ...pairOf(tripId, other), reason }));
  const staying = [...found.map((one) => one.tripId), ...unseen];
  await trx
    .deleteFrom("duplicates")
    .where((eb) => eb.or([eb("trip_id", "=", tripId), eb("other_id", "=", tripId)]))
    .where("cleared_at", "is", null)
    .where(sql<boolean>`trip_id + other_id - ${tripId} <> all(${staying}::int[])`)
    .execute();
  if (pairs.length === 0) return;
  await trx
    .insertInto("duplicates")
    .values(pairs.slice(0, MOST_KEPT))
    .onConflict((conflict) => conflict.columns(["trip_id", "other_id"]).doNothing())
    .execute();
}

/** The pairs of an order's trips of which both still go, with what was said of them. */
export async function findDuplicatePairs(db: Kysely<Tables>, orderId: number) {
  const { rows } = await sql<{
    tripId: number;
    otherId: number;
    otherOrder: number;
    reason: DuplicateReason;
    clearedAt: Date | null;
    clearedBy: string | null;
  }>`
    select own.trip_id as "tripId", other.trip_id as "otherId", other.order_id as "otherOrder", pair.reason,
      pair.cleared_at as "clearedAt", pair.cleared_by as "clearedBy"
    from trips own
    join lateral (
      select other_id as other, reason, cleared_at, cleared_by from duplicates where trip_id = own.trip_id
      union all select trip_id, reason, cleared_at, cleared_by from duplicates where other_id = own.trip_id
    ) pair on true
    join trips other on other.trip_id = pair.other
    where own.order_id = ${orderId} and own.state in ('placed', 'confirmed', 'under-way')
      and other.state in ('placed', 'confirmed', 'under-way')
    order by pair.cleared_at nulls first, other.trip_id`.execute(db);
  return rows;
}

/** Keeps who said that two trips are not the same ride; whether there was such a pair. The first to say so stays its author. */
export async function clearPair(
  trx: Transaction<Tables>,
  { tripId, otherId }: DuplicatePair,
  { author, at }: { readonly author: string; readonly at: Date },
): Promise<boolean> {
  const pair = pairOf(tripId, otherId);
  await trx
    .updateTable("duplicates")
    .set({ cleared_at: at, cleared_by: author })
    .where("trip_id", "=", pair.trip_id)
    .where("other_id", "=", pair.other_id)
    .where("cleared_at", "is", null)
    .execute();
  const kept = await trx
    .selectFrom("duplicates")
    .select("trip_id")
    .where("trip_id", "=", pair.trip_id)
    .where("other_id", "=", pair.other_id)
    .executeTakeFirst();
  return kept !== undefined;
}

/** Keeps pairs of which somebody has said, before either was found, that they are not the same ride. */
export async function saveCleared(
  trx: Transaction<Tables>,
  tripId: number,
  found: readonly { readonly tripId: number; readonly reason: DuplicateReason }[],
  { author, at }: { readonly author: string; readonly at: Date },
): Promise<void> {
  const pairs = found.map(({ tripId: other, reason }) => ({
    ...pairOf(tripId, other),
    reason,
    cleared_at: at,
    cleared_by: author,
  }));
  if (pairs.length === 0) return;
  await trx
    .insertInto("duplicates")
    .values(pairs)
    .onConflict((conflict) => conflict.columns(["trip_id", "other_id"]).doNothing())
    .execute();
}
