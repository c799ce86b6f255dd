import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { BoardCursor } from "#server/modules/orders/board/board-cursor.ts";
import { boardConditions, type Condition } from "#server/modules/orders/board/board-filter.repository.ts";
import type { BoardFilter, BoardSort } from "#server/modules/orders/board/read-board-filter.ts";

/** One way to walk the trips by an index: of which of them, and by what before the trip itself. */
export interface Walk {
  readonly of?: Condition;
  readonly keys: readonly RawBuilder<unknown>[];
  /** Whether the keys stand with the order. */
  readonly byOrders?: boolean;
}

/** By what rows are sorted. The last change stands in two tables: where there was none, it is the placing. */
export const WALKS: Record<BoardSort["by"], readonly Walk[]> = {
  pickup: [{ keys: [sql`t.pickup_at`] }],
  placed: [{ keys: [sql`o.placed_at`], byOrders: true }],
  changed: [
    { of: sql`t.changed_at is not null`, keys: [sql`t.changed_at`] },
    { of: sql`t.changed_at is null`, keys: [sql`o.placed_at`], byOrders: true },
  ],
  price: [{ keys: [sql`t.currency`, sql`t.amount`] }],
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
  const walks = WALKS[sort.by];
  const names = (walks[0]?.keys ?? []).map((_, at) => sql.ref(`key${at}`));
  const parts = walks.map(
    ({
      of,
      keys,
      byOrders = false,
    }) => sql`select ${sql.join(keys.map((key, at) => sql`${key} as ${names[at]}`))}, t.trip_id
      from trips t ${ofOrders || byOrders ? sql`join orders o on o.order_id = t.order_id` : sql``}
      where ${all} ${of === undefined ? sql`` : sql`and ${of}`}`,
  );
  const turn = sql.raw(sort.isDown ? "desc" : "asc");
  const { rows } = await sql<Record<string, Date | string | number>>`
    select * from (${sql.join(parts, sql` union all `)}) as walked
    order by ${sql.join([...names, sql`trip_id`].map((name) => sql`${name} ${turn}`))}
    offset ${index} limit 1`.execute(db);
  const [row] = rows;
  return row && Object.values(row).map((part) => (part instanceof Date ? part.getTime() : part));
}
