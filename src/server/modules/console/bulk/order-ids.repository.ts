import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** The order of each trip. */
export async function findOrderIds(
  db: Kysely<Tables>,
  tripIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.selectFrom("trips").select(["trip_id", "order_id"]).where("trip_id", "in", tripIds).execute();
  return new Map(rows.map(({ trip_id: trip, order_id: order }) => [trip, order]));
}
