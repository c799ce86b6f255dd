import { sql, type Kysely } from "kysely";
import { DRIVER_METHODS } from "#domain/orders/pay-by.ts";
import { unopenedFrom, type DutyTerms } from "#domain/orders/unopened-order.ts";
import { DAY_MS } from "#domain/values/durations.ts";
import type { Tables } from "#server/database/tables.ts";

/** More than these at once is no watch any more: the board says how many orders wait. */
const MOST = 100;

/**
 * Orders of the last day that still go and that nobody of the staff has opened or done anything to, although they came long enough
 * ago; the soonest pick-up first. An opening is looked up by its order, because few of all that were ever opened are of this day.
 */
export async function findUnopened(db: Kysely<Tables>, terms: DutyTerms, now: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; placed: Date; pickup: Date }>`
    select o.order_id as id, o.placed_at as placed, min(t.pickup_at) as pickup
    from orders o join trips t on t.order_id = o.order_id
    where o.placed_at > ${new Date(now - DAY_MS)} and o.placed_at <= ${new Date(now)}
      and t.state in ('placed', 'confirmed', 'under-way')
      and (select p.order_id from order_openings p where p.order_id = o.order_id) is null
      and not exists (select from audit_entries a where a.subject_kind = 'order' and a.subject_id = o.order_id)
    group by o.order_id order by pickup, id`.execute(db);
  return rows
    .filter(({ placed, pickup }) => {
      return unopenedFrom({ placedAt: placed.getTime(), pickupAt: pickup.getTime() }, terms) <= now;
    })
    .slice(0, MOST)
    .map(({ id }) => id);
}

/** A ride that somebody has to drive now. */
export interface Driverless {
  readonly orderId: number;
  readonly tripId: number;
  readonly pickupAt: Date;
  readonly name: string;
}

/** Rides that are paid, or whose cash is agreed, near their pick-up or up to a day past it, that nobody drives; the soonest first. */
export async function findDriverless(
  db: Kysely<Tables>,
  { driverMinutes }: DutyTerms,
  now: number,
): Promise<Driverless[]> {
  return db
    .selectFrom("trips as t")
    .innerJoin("orders as o", "o.order_id", "t.order_id")
    .select(["t.order_id as orderId", "t.trip_id as tripId", "t.pickup_at as pickupAt", "o.customer_name as name"])
    .where("t.state", "in", ["placed", "confirmed"])
    .where("t.driver", "is", null)
    .where("t.pickup_at", ">", new Date(now - DAY_MS))
    .where("t.pickup_at", "<=", new Date(now + driverMinutes * 60_000))
    .where((eb) => eb.or([eb("o.pay_by", "in", DRIVER_METHODS), eb("o.paid_at", "is not", null)]))
    .orderBy("t.pickup_at")
    .orderBy("t.trip_id")
    .limit(MOST)
    .execute();
}
