import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import type { OrderSource } from "#domain/orders/order-source.ts";
import type { TripMark } from "#domain/orders/trip-mark.ts";
import { TRIP_PROBLEMS, WORK_GROUPS, WORK_HOURS, type TripProblem, type WorkGroup } from "#domain/orders/work-group.ts";
import type { Tables } from "#server/database/tables.ts";
import type { BoardCursor } from "#server/modules/orders/board/board-cursor.ts";
import type { BoardFilter, BoardSort } from "#server/modules/orders/board/read-board-filter.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Clocks of places are at most this far from UTC. */
const FARTHEST_ZONE_MS = 14 * HOUR_MS;

type Condition = RawBuilder<SqlBool>;

const IS_OPEN = sql<SqlBool>`t.state in ('placed', 'confirmed', 'under-way')`;
const IS_WAITING = sql<SqlBool>`t.state in ('placed', 'confirmed')`;
/** Few trips have a problem, so those that do are looked up once. */
const PROBLEMS: Record<TripProblem, Condition> = {
  money: sql`t.order_id in (select order_id from set_aside where settled_at is null and order_id is not null)`,
  letter: sql`t.order_id in (select subject_id from messages where state = 'failed' and subject_kind = 'order')`,
  // Both of them still go.
  duplicate: sql`t.trip_id in (
    select unnest(array[d.trip_id, d.other_id]) from duplicates d
    join trips one on one.trip_id = d.trip_id join trips other on other.trip_id = d.other_id
    where d.cleared_at is null and one.state in ('placed', 'confirmed', 'under-way')
      and other.state in ('placed', 'confirmed', 'under-way')
  )`,
};
const HAS_PROBLEM = sql<SqlBool>`(${sql.join(Object.values(PROBLEMS), sql` or `)})`;
const PROBLEMS_OF = sql<TripProblem[]>`array_remove(array[${sql.join(
  TRIP_PROBLEMS.map((problem) => sql`case when ${PROBLEMS[problem]} then ${sql.lit(problem)} end`),
)}], null)`;

/** The rule of `sourceOf` in SQL. */
const SOURCES: Record<OrderSource, Condition> = {
  site: sql`(o.placed_by is null and o.partner_id is null)`,
  partner: sql`(o.placed_by is null and o.partner_id is not null)`,
  phone: sql`o.placed_by is not null`,
};

/** The rule of `workGroupsOf` in SQL; a test holds the two together. */
function groupConditions(now: number): Record<WorkGroup, Condition> {
  const within = (hours: number) =>
    sql`t.pickup_at > ${new Date(now - WORK_HOURS.past * HOUR_MS)} and t.pickup_at <= ${new Date(now + hours * HOUR_MS)}`;
  return {
    "to-confirm": sql`(t.state = 'placed' and t.confirm_by is not null)`,
    changed: sql`(${IS_OPEN} and t.has_unseen_change)`,
    unpaid: sql`(${IS_WAITING} and o.pay_by = 'card' and o.received < o.amount and ${within(WORK_HOURS.unpaid)})`,
    "driver-missing": sql`(${IS_WAITING} and t.driver is null and ${within(WORK_HOURS.driverMissing)})`,
    problem: sql`(${IS_OPEN} and ${HAS_PROBLEM})`,
  };
}

/** How much of each kind of work there is, when the soonest of it begins, and how many trips are open. */
export async function countWork(db: Kysely<Tables>, now: number) {
  const conditions = groupConditions(now);
  const counts = WORK_GROUPS.flatMap((group) => [
    sql`count(*) filter (where ${conditions[group]})::int as ${sql.ref(`${group} count`)}`,
    sql`min(t.pickup_at) filter (where ${conditions[group]}) as ${sql.ref(`${group} soonest`)}`,
  ]);
  const { rows } = await sql<Record<string, number | Date | null>>`
    select count(*)::int as open, ${sql.join(counts)}
    from trips t join orders o on o.order_id = t.order_id
    where ${IS_OPEN}`.execute(db);
  const row = rows[0] ?? {};
  return {
    open: Number(row["open"]),
    groups: WORK_GROUPS.map((group) => {
      const soonest = row[`${group} soonest`];
      return {
        group,
        count: Number(row[`${group} count`]),
        soonest: soonest instanceof Date ? soonest.getTime() : null,
      };
    }),
  };
}

/** How many trips there are. */
export async function countAllTrips(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom("trips")
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** By what rows are sorted, before the trip itself, and how a part of a cursor is written in SQL. */
const SORT_KEYS: Record<BoardSort["by"], readonly RawBuilder<unknown>[]> = {
  pickup: [sql`t.pickup_at`],
  placed: [sql`o.placed_at`],
  changed: [sql`coalesce(t.changed_at, o.placed_at)`],
  price: [sql`t.currency`, sql`t.amount`],
};

const cursorPart = (part: string | number, by: BoardSort["by"], isTrip: boolean) =>
  by === "price" || isTrip ? sql`${part}` : sql`${new Date(Number(part))}`;

/** The rows of one page and how many there are in all. */
export async function findBoardPage(
  db: Kysely<Tables>,
  filter: BoardFilter,
  page: {
    readonly sort: BoardSort;
    readonly after: BoardCursor | undefined;
    readonly limit: number;
    readonly now: number;
  },
) {
  const { sort, after, limit } = page;
  const found = filtered(db, filter, page.now);
  const keys = [...SORT_KEYS[sort.by], sql`t.trip_id`];
  const direction = sort.isDown ? "desc" : "asc";
  const beyond =
    after === undefined
      ? undefined
      : sql<SqlBool>`(${sql.join(keys)}) ${sql.raw(sort.isDown ? "<" : ">")} (${sql.join(
          after.map((part, index) => cursorPart(part, sort.by, index === after.length - 1)),
        )})`;
  let rows = found.select([
    ...([
      "t.trip_id",
      "t.order_id",
      "t.position",
      "t.state",
      "t.pickup_local",
      "t.pickup_zone",
      "t.pickup_at",
    ] as const),
    ...(["t.seconds", "t.start_place", "t.finish_place", "t.start_address", "t.finish_address", "t.stops"] as const),
    ...(["t.flight_number", "t.train_number", "t.passengers", "t.passengers_number", "t.luggage"] as const),
    ...(["t.departure_flight", "t.departure_train", "t.has_unseen_change", "t.confirm_by", "t.changed_at"] as const),
    ...(["t.car_class", "t.terms", "t.provider_id", "t.driver", "t.amount", "t.currency"] as const),
    ...(["o.version", "o.amount as cost", "o.received", "o.pay_by", "o.placed_at", "o.customer_name"] as const),
    ...(["o.customer_phone", "o.partner_id", "o.company_id", "o.placed_by"] as const),
    sql<number | null>`(t.quote -> 'rent' ->> 'seconds')::int`.as("rent_seconds"),
    sql<number>`(select count(*) from trips other where other.order_id = t.order_id)::int`.as("of"),
    PROBLEMS_OF.as("problems"),
    sql<number>`(select coalesce(sum(r.amount), 0) from refunds r
      where r.order_id = t.order_id and r.state <> 'returned')::bigint`.as("returning"),
    sql<TripMark[]>`array(select m.mark from trip_marks m where m.trip_id = t.trip_id order by m.at)`.as("marks"),
  ]);
  if (beyond !== undefined) rows = rows.where(beyond);
  for (const key of keys) rows = rows.orderBy(key as Expression<unknown>, direction);
  const [trips, { total }] = await Promise.all([
    rows.limit(limit + 1).execute(),
    found.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { trips: trips.slice(0, limit), hasMore: trips.length > limit, total };
}

/** One row of the board as stored. */
export type BoardRow = Awaited<ReturnType<typeof findBoardPage>>["trips"][number];

/** The trips that a filter finds. */
function filtered(db: Kysely<Tables>, filter: BoardFilter, now: number) {
  const conditions = groupConditions(now);
  const { from, to, placedFrom, placedTo, place, hasDriver } = filter;
  const midnight = (day: string, daysOn = 0) => new Date(Date.parse(`${day}T00:00:00Z`) + daysOn * DAY_MS);
  const all: (Condition | undefined)[] = [
    filter.groups &&
      sql`(${sql.join(
        filter.groups.map((group) => conditions[group]),
        sql` or `,
      )})`,
    filter.states && sql`t.state = any(${[...filter.states]})`,
    // The day is that of the place; the moment lets an index find it.
    from === undefined
      ? undefined
      : sql`t.pickup_local >= ${from} and t.pickup_at >= ${new Date(midnight(from).getTime() - FARTHEST_ZONE_MS)}`,
    to === undefined
      ? undefined
      : sql`t.pickup_local < ${to}::date + 1 and t.pickup_at < ${new Date(midnight(to, 1).getTime() + FARTHEST_ZONE_MS)}`,
    placedFrom === undefined ? undefined : sql`o.placed_at >= ${midnight(placedFrom)}`,
    placedTo === undefined ? undefined : sql`o.placed_at < ${midnight(placedTo, 1)}`,
    filter.payBy && sql`o.pay_by = any(${[...filter.payBy]})`,
    hasDriver === undefined ? undefined : hasDriver ? sql`t.driver is not null` : sql`t.driver is null`,
    filter.providers && sql`t.provider_id = any(${[...filter.providers]})`,
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
    place === undefined
      ? undefined
      : sql`position(lower(${place}) in lower(t.start_address || ' ' || t.finish_address)) > 0`,
    filter.marks &&
      sql`exists (select from trip_marks m where m.trip_id = t.trip_id and m.mark = any(${[...filter.marks]}))`,
    filter.trips && sql`t.trip_id = any(${[...filter.trips]})`,
    filter.orders && sql`t.order_id = any(${[...filter.orders]})`,
  ];
  let query = db.selectFrom("trips as t").innerJoin("orders as o", "o.order_id", "t.order_id");
  for (const condition of all) if (condition !== undefined) query = query.where(condition);
  return query;
}
