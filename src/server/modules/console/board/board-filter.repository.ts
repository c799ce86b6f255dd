import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { OrderSource } from "#domain/orders/order-source.ts";
import { TRIP_PROBLEMS, WORK_HOURS, type TripProblem, type WorkGroup } from "#domain/orders/work-group.ts";
import { DAY_MS, HOUR_MS } from "#domain/values/durations.ts";
import type { BoardFilter } from "#server/modules/console/board/read-board-filter.ts";

/** Clocks of places are at most this far from UTC. */
const FARTHEST_ZONE_MS = 14 * HOUR_MS;

/** A condition of a query. */
export type Condition = RawBuilder<SqlBool>;

/** A trip that still goes. */
export const IS_OPEN = sql<SqlBool>`t.state in ('placed', 'confirmed', 'under-way')`;
const IS_WAITING = sql<SqlBool>`t.state in ('placed', 'confirmed')`;
/** Few trips are near, so their orders are looked up one by one; as `exists` it would be one reading of all orders. */
const IS_UNPAID = sql<SqlBool>`(select paid.pay_by = 'card' and paid.received < paid.amount from orders paid
  where paid.order_id = t.order_id)`;
/** Few trips have a problem, so those that do are looked up once, and then by their numbers. */
const PROBLEMS: Record<TripProblem, Condition> = {
  money: sql`t.order_id = any(array(
    select order_id from set_aside where settled_at is null and order_id is not null
    union all select order_id from refunds where state = 'failed'))`,
  dispute: sql`t.order_id = any(array(select order_id from disputes where state = 'opened'))`,
  // Somebody gave all of it back at the acquirer, and the ride still goes.
  refunded: sql`t.order_id = any(array(
    select back.order_id from refunds back join orders paid on paid.order_id = back.order_id
    where back.reason = 'by-hand' and back.state = 'returned' and paid.received = 0))`,
  receipt: sql`t.order_id = any(array(
    select order_id from receipts where told_at is not null and state not in ('succeeded', 'issued')))`,
  letter: sql`t.order_id = any(array(
    select subject_id from messages where state = 'failed' and subject_kind = 'order'))`,
  // Both of them still go.
  duplicate: sql`t.trip_id = any(array(
    select unnest(array[d.trip_id, d.other_id]) from duplicates d
    join trips one on one.trip_id = d.trip_id join trips other on other.trip_id = d.other_id
    where d.cleared_at is null and one.state in ('placed', 'confirmed', 'under-way')
      and other.state in ('placed', 'confirmed', 'under-way')
  ))`,
};
const HAS_PROBLEM = sql<SqlBool>`(${sql.join(Object.values(PROBLEMS), sql` or `)})`;
/** Which problems a trip has. */
export const PROBLEMS_OF = sql<TripProblem[]>`array_remove(array[${sql.join(
  TRIP_PROBLEMS.map((problem) => sql`case when ${PROBLEMS[problem]} then ${sql.lit(problem)} end`),
)}], null)`;

/** The rule of `sourceOf` in SQL. */
const SOURCES: Record<OrderSource, Condition> = {
  site: sql`(o.placed_by is null and o.partner_id is null)`,
  partner: sql`(o.placed_by is null and o.partner_id is not null)`,
  phone: sql`o.placed_by is not null`,
};

/** The rule of `workGroupsOf` in SQL; a test holds the two together. */
export function workConditions(now: number): Record<WorkGroup, Condition> {
  const within = (hours: number) =>
    sql`t.pickup_at > ${new Date(now - WORK_HOURS.past * HOUR_MS)} and t.pickup_at <= ${new Date(now + hours * HOUR_MS)}`;
  return {
    "to-confirm": sql`(t.state = 'placed' and t.confirm_by is not null)`,
    changed: sql`(${IS_OPEN} and t.has_unseen_change)`,
    unpaid: sql`(${IS_WAITING} and ${within(WORK_HOURS.unpaid)} and ${IS_UNPAID})`,
    "driver-missing": sql`(${IS_WAITING} and t.driver is null and ${within(WORK_HOURS.driverMissing)})`,
    problem: sql`(${IS_OPEN} and ${HAS_PROBLEM})`,
  };
}

/** All work is of trips that still go, which an index knows. Of several kinds each is found by its own index. */
function ofGroups(conditions: readonly Condition[]): Condition {
  const [first, ...others] = conditions.map((condition) => sql<SqlBool>`${IS_OPEN} and ${condition}`);
  if (first !== undefined && others.length === 0) return first;
  const found = conditions.map((condition) => sql`select t.trip_id from trips t where ${IS_OPEN} and ${condition}`);
  return sql`t.trip_id in (${sql.join(found, sql` union `)})`;
}

/** Members of a filter that ask something of the order of a trip; a count of the others needs no orders. */
const OF_ORDERS = ["payBy", "partners", "companies", "sources", "staff"] as const;

/** What a filter asks of trips, and whether any of it is asked of their orders. */
export function boardConditions(
  filter: BoardFilter,
  now: number,
): { readonly all: Condition; readonly ofOrders: boolean } {
  const conditions = workConditions(now);
  const { from, to, placedFrom, placedTo, place, hasDriver } = filter;
  const midnight = (day: string, daysOn = 0) => new Date(Date.parse(`${day}T00:00:00Z`) + daysOn * DAY_MS);
  const all: (Condition | undefined)[] = [
    filter.groups && ofGroups(filter.groups.map((group) => conditions[group])),
    filter.states && sql`t.state = any(${[...filter.states]})`,
    // The day is that of the place; the moment lets an index find it.
    from === undefined
      ? undefined
      : sql`t.pickup_local >= ${from} and t.pickup_at >= ${new Date(midnight(from).getTime() - FARTHEST_ZONE_MS)}`,
    to === undefined
      ? undefined
      : sql`t.pickup_local < ${to}::date + 1 and t.pickup_at < ${new Date(midnight(to, 1).getTime() + FARTHEST_ZONE_MS)}`,
    placedFrom === undefined ? undefined : sql`t.placed_at >= ${midnight(placedFrom)}`,
    placedTo === undefined ? undefined : sql`t.placed_at < ${midnight(placedTo, 1)}`,
    filter.payBy && sql`o.pay_by = any(${[...filter.payBy]})`,
    // A ride that is over or off misses nobody.
    hasDriver === undefined
      ? undefined
      : hasDriver
        ? sql`t.driver is not null`
        : sql`(t.driver is null and ${IS_OPEN})`,
    filter.providers && sql`coalesce(t.driven_by, t.provider_id) = any(${[...filter.providers]})`,
    filter.carClasses && sql`(t.car_class ->> 'id')::int = any(${[...filter.carClasses]})`,
    filter.partners && sql`o.partner_id = any(${[...filter.partners]})`,
    filter.companies && sql`o.company_id = any(${[...filter.companies]})`,
    filter.sources &&
      sql`(${sql.join(
        filter.sources.map((source) => SOURCES[source]),
        sql` or `,
      )})`,
    filter.staff &&
      sql`(o.placed_by = any(${[...filter.staff]}) or t.order_id in (select subject_id from audit_entries
        where subject_kind = 'order' and account_id = any(${[...filter.staff]})))`,
    filter.countries && sql`t.country = any(${[...filter.countries]})`,
    place === undefined
      ? undefined
      : sql`lower(t.start_address || ' ' || t.finish_address) like '%' || lower(${place.replaceAll(/[\\%_]/g, "\\$&")}) || '%'`,
    filter.marks &&
      sql`exists (select from trip_marks m where m.trip_id = t.trip_id and m.mark = any(${[...filter.marks]}))`,
    filter.trips && sql`t.trip_id = any(${[...filter.trips]})`,
    filter.orders && sql`t.order_id = any(${[...filter.orders]})`,
  ];
  const asked = all.filter((condition) => condition !== undefined);
  return {
    all: asked.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(asked, sql` and `)}`,
    ofOrders: OF_ORDERS.some((member) => filter[member] !== undefined),
  };
}
