import { sql, type Expression, type Kysely } from "kysely";
import type { TripMark } from "#domain/orders/trip-mark.ts";
import { WORK_GROUPS } from "#domain/orders/work-group.ts";
import type { Tables } from "#server/database/tables.ts";
import type { BoardCursor } from "#server/modules/console/board/board-cursor.ts";
import {
  boardConditions,
  IS_OPEN,
  PROBLEMS_OF,
  workConditions,
} from "#server/modules/console/board/board-filter.repository.ts";
import { SORT_KEYS } from "#server/modules/console/board/board-walks.repository.ts";
import type { BoardFilter, BoardSort } from "#server/modules/console/board/read-board-filter.ts";

/** How much of each kind of work there is, when the soonest of it begins, and how many trips are open; each is counted by an index of its own. */
export async function countWork(db: Kysely<Tables>, now: number) {
  const conditions = workConditions(now);
  const counts = [
    sql`select 'open' as name, count(*)::int as count, null::timestamptz as soonest from trips t where ${IS_OPEN}`,
    ...WORK_GROUPS.map(
      (group) =>
        sql`select ${sql.lit(group)}, count(*)::int, min(t.pickup_at) from trips t where ${IS_OPEN} and ${conditions[group]}`,
    ),
  ];
  const { rows } = await sql<{ name: string; count: number; soonest: Date | null }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  const found = new Map(rows.map((row) => [row.name, row]));
  return {
    open: found.get("open")?.count ?? 0,
    groups: WORK_GROUPS.map((group) => {
      const { count = 0, soonest = null } = found.get(group) ?? {};
      return { group, count, soonest: soonest?.getTime() ?? null };
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
  const [total, trips] = await Promise.all([countFound(db, filter, page.now), findRows(db, filter, page)]);
  return { trips: trips.slice(0, page.limit), hasMore: trips.length > page.limit, total };
}

/** The next rows, and one more, which says whether there are others. They are found by keys alone, and then read: a filter may find thousands. */
async function findRows(
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
  const keys = [...SORT_KEYS[sort.by], sql`t.trip_id`];
  const direction = sort.isDown ? "desc" : "asc";
  const { all, ofOrders } = boardConditions(filter, page.now);
  const beyond =
    after === undefined
      ? sql``
      : sql`and (${sql.join(keys)}) ${sql.raw(sort.isDown ? "<" : ">")} (${sql.join(
          after.map((part, index) => cursorPart(part, sort.by, index === after.length - 1)),
        )})`;
  const found = sql<{ trip_id: number }>`(select t.trip_id
    from trips t ${ofOrders ? sql`join orders o on o.order_id = t.order_id` : sql``} where ${all} ${beyond}
    order by ${sql.join(keys.map((key) => sql`${key} ${sql.raw(direction)}`))} limit ${limit + 1})`;
  let rows = db
    .selectFrom(found.as("found"))
    .innerJoin("trips as t", "t.trip_id", "found.trip_id")
    .innerJoin("orders as o", "o.order_id", "t.order_id")
    .select([
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
      ...(["t.flight_number", "t.train_number", "t.passengers", "t.passengers_number", "t.luggage", "t.sign"] as const),
      ...([
        "t.departure_flight",
        "t.departure_train",
        "t.has_unseen_change",
        "t.confirm_by",
        "t.changed_at",
        "t.placed_at",
      ] as const),
      ...(["t.car_class", "t.terms", "t.provider_id", "t.driven_by", "t.driver", "t.amount", "t.currency"] as const),
      ...(["o.version", "o.amount as cost", "o.received", "o.pay_by", "o.customer_name"] as const),
      ...(["o.customer_phone", "o.customer_email", "o.partner_id", "o.company_id", "o.placed_by"] as const),
      sql<number | null>`(t.quote -> 'rent' ->> 'seconds')::int`.as("rent_seconds"),
      sql<number>`(select count(*) from trips other where other.order_id = t.order_id)::int`.as("of"),
      PROBLEMS_OF.as("problems"),
      sql<number>`(select coalesce(sum(r.amount), 0) from refunds r
      where r.order_id = t.order_id and r.state not in ('returned', 'declined', 'reversed'))::bigint`.as("returning"),
      sql<TripMark[]>`array(select m.mark from trip_marks m where m.trip_id = t.trip_id order by m.at)`.as("marks"),
    ]);
  for (const key of keys) rows = rows.orderBy(key as Expression<unknown>, direction);
  return rows.execute();
}

/** How many trips a filter finds; their orders are left out where nothing is asked of them. */
async function countFound(db: Kysely<Tables>, filter: BoardFilter, now: number): Promise<number> {
  const { all, ofOrders } = boardConditions(filter, now);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from trips t ${ofOrders ? sql`join orders o on o.order_id = t.order_id` : sql``} where ${all}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many trips stand above the first that still goes, in the order of time; null where none goes. */
export async function countAbove(db: Kysely<Tables>, filter: BoardFilter, now: number): Promise<number | null> {
  const { all, ofOrders } = boardConditions(filter, now);
  const found = sql`from trips t ${ofOrders ? sql`join orders o on o.order_id = t.order_id` : sql``} where ${all}`;
  const { rows } = await sql<{ above: number }>`
    with first as (select t.pickup_at, t.trip_id ${found} and ${IS_OPEN} order by t.pickup_at, t.trip_id limit 1)
    select (select count(*)::int ${found} and (t.pickup_at, t.trip_id) < (first.pickup_at, first.trip_id)) as above
    from first`.execute(db);
  return rows[0]?.above ?? null;
}

/** One row of the board as stored. */
export type BoardRow = Awaited<ReturnType<typeof findBoardPage>>["trips"][number];

/** What the drivers of trips hold up, by trip; nothing of those that have no sign of their own. */
export async function findSigns(db: Kysely<Tables>, tripIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom("trips")
    .select(["trip_id", "sign"])
    .where("trip_id", "in", [...tripIds])
    .where("sign", "<>", "")
    .execute();
  return new Map(rows.map(({ trip_id: id, sign }) => [id, sign]));
}
