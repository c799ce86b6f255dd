import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { BoardCursor } from "#server/modules/console/board/board-cursor.ts";
import { boardConditions } from "#server/modules/console/board/board-filter.repository.ts";
import type { BoardFilter, BoardSort } from "#server/modules/console/board/read-board-filter.ts";

/** The moments and sums by which rows are sorted, each of which is an index with the trip itself behind it. */
export const SORT_KEYS: Record<BoardSort["by"], readonly RawBuilder<unknown>[]> = {
  pickup: [sql`t.pickup_at`],
  placed: [sql`t.placed_at`],
  changed: [sql`coalesce(t.changed_at, t.placed_at)`],
  price: [sql`t.currency`, sql`t.amount`],
};

/**
 * The row at a place of the whole list, by what it is sorted. Only keys are read, so that indexes alone answer where the filter asks for no more: whoever
 * jumps walks past all rows above.
 */
export async function findRowAt(
  db: Kysely<Tables>,
  filter: BoardFilter,
  { sort, index, now }: { readonly sort: BoardSort; readonly index: number; readonly now: number },
): Promise<BoardCursor | undefined> {
  const { all, ofOrders } = boardConditions(filter, now);
  const keys = [...SORT_KEYS[sort.by], sql`t.trip_id`];
  const turn = sql.raw(sort.isDown ? "desc" : "asc");
  const { rows } = await sql<Record<string, Date | string | number>>`
    select ${sql.join(keys.map((key, at) => sql`${key} as ${sql.ref(`key${at}`)}`))}
    from trips t ${ofOrders ? sql`join orders o on o.order_id = t.order_id` : sql``}
    where ${all} order by ${sql.join(keys.map((key) => sql`${key} ${turn}`))}
    offset ${index} limit 1`.execute(db);
  const [row] = rows;
  return row && Object.values(row).map((part) => (part instanceof Date ? part.getTime() : part));
}
