import { sql, type Kysely, type Transaction } from "kysely";
import type { OrderBefore, Tables } from "#server/database/tables.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** Keeps what a change is about to replace; called before the rows are updated. */
export async function keepBefore(
  trx: Transaction<Tables>,
  { order, trip }: TripOfOrder,
  { author, at }: { readonly author: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into order_changes (order_id, trip_id, version, at, author, order_before, trip_before)
    select o.order_id, t.trip_id, o.version + 1, ${at}, ${author},
      jsonb_build_object('amount', o.amount, 'customer_email', o.customer_email, 'cost_center', o.cost_center),
      to_jsonb(t)
    from orders o join trips t on t.trip_id = ${trip.trip_id} where o.order_id = ${order.order_id}
  `.execute(trx);
}

/** An order as it was before its changes after one version and up to another; undefined when there were none. */
export async function orderBefore(
  db: Kysely<Tables>,
  order: StoredOrder,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<StoredOrder | undefined> {
  // A column that is younger than the change is null.
  const { rows } = await sql<StoredTrip & { before: OrderBefore }>`
    select t.*, c.order_before as before
    from order_changes c, jsonb_populate_record(null::trips, c.trip_before) t
    where c.order_id = ${order.order_id} and c.version > ${after} and c.version <= ${upTo} order by c.version
  `.execute(db);
  const [first] = rows;
  if (first === undefined) return undefined;
  const was = (trip: StoredTrip): StoredTrip => rows.find((row) => row.trip_id === trip.trip_id) ?? trip;
  return { ...order, ...first.before, trips: order.trips.map(was) };
}

/** A change as it was written down, with what it replaced. */
export interface StoredChange {
  readonly tripId: number;
  readonly at: Date;
  readonly author: string;
  readonly before: OrderBefore;
  readonly trip: StoredTrip;
}

/** The changes of an order, the oldest first. */
export async function findChanges(db: Kysely<Tables>, orderId: number): Promise<StoredChange[]> {
  const { rows } = await sql<StoredTrip & Omit<StoredChange, "trip" | "tripId">>`
    select t.*, c.at, c.author, c.order_before as before
    from order_changes c, jsonb_populate_record(null::trips, c.trip_before) t
    where c.order_id = ${orderId} order by c.version
  `.execute(db);
  return rows.map(({ at, author, before, ...trip }) => ({ tripId: trip.trip_id, at, author, before, trip }));
}

/** The addresses that an order had before, without the one it has. */
export async function formerEmails(db: Kysely<Tables>, orderId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct c.order_before->>'customer_email' as email
    from order_changes c join orders o using (order_id)
    where c.order_id = ${orderId} and lower(c.order_before->>'customer_email') not in ('', lower(o.customer_email))
  `.execute(db);
  return rows.map(({ email }) => email);
}
