import { sql, type Kysely } from "kysely";
import type { RetentionLimits } from "#domain/retention/retention-terms.ts";
import type { Tables } from "#server/database/tables.ts";

type Db = Kysely<Tables>;

/** Orders whose people need not be known any more: the last ride is long over, or nobody ever paid. */
export async function findOverdueOrders(db: Db, { rides, unpaid }: RetentionLimits, most: number): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`
    select o.order_id from orders o
    where o.nameless_at is null and o.placed_at < ${unpaid} and (
      (not exists (select from trips t where t.order_id = o.order_id and t.pickup_at >= ${rides})
        and not exists (select from hires h where h.order_id = o.order_id and h.starts_at >= ${rides}))
      or (o.received = 0 and o.state = 'cancelled'
        and not exists (select from trips t where t.order_id = o.order_id and greatest(t.pickup_at, t.cancelled_at) >= ${unpaid})
        and not exists (select from hires h where h.order_id = o.order_id and greatest(h.starts_at, h.cancelled_at) >= ${unpaid})
        and not exists (select from entries e where e.order_id = o.order_id and e.side = 'money')))
    order by o.placed_at limit ${most}`.execute(db);
  return rows.map(({ order_id: id }) => id);
}

/** Requests that are older than they are kept. */
export async function findOverdueRequests(
  db: Db,
  table: "route_requests" | "yacht_requests",
  { requests }: RetentionLimits,
  most: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select("request_id")
    .where("created_at", "<", requests)
    .where("name", "<>", "-")
    .limit(most)
    .execute();
  return rows.map(({ request_id: id }) => id);
}
