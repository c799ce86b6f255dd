import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely";
import type { OrderScope } from "#domain/orders/order-owner.ts";
import type { Tables } from "#server/database/tables.ts";
import { findOrders, type StoredOrder, type StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** A filter for trips. */
export interface TripFilter {
  /** The orders that an account may see, or those with these numbers. */
  readonly scope: OrderScope | { readonly orderIds: readonly number[] };
  /** Parts of names, any of which matches; empty matches every name. */
  readonly names: readonly string[];
  readonly email: string | undefined;
  /** Wire statuses; undefined matches any. */
  readonly statuses: readonly number[] | undefined;
  readonly period: "upcoming" | "past" | undefined;
}

/** What a list of trips is ordered by: the newest order first, or the next ride. */
export type TripOrder = "newest" | "next-ride";

/** One page of a list; the first page is 1. */
export interface TripPage {
  readonly page: number;
  readonly limit: number;
}

/** A trip with the order it belongs to. */
export interface TripOfOrder {
  readonly order: StoredOrder;
  readonly trip: StoredTrip;
}

/** A trip that was found. */
export interface FoundTrip extends TripOfOrder {
  /** Not driven and not cancelled yet. */
  readonly isAhead: boolean;
}

/** The wire status computed in SQL; the table test of the list checks it against `wireTripStatus`. */
const STATUS = sql<number>`case
  when t.state in ('cancelled', 'no-show') then case when t.cancel_fee > 0 then 5 else 4 end
  when t.state = 'completed' then 3
  when t.state = 'under-way' then 1
  when o.pay_by = 'card' and o.paid_at is null then 6
  when t.state = 'confirmed' then 2
  when t.has_unseen_change then 7
  else 0 end`;

/** Whether the ride of a trip is going on or still to come. */
const aheadAt = (now: Date) =>
  sql<boolean>`(t.state = 'under-way' or (t.state in ('placed', 'confirmed') and t.pickup_at > ${now}))`;

/** One page of the trips in a scope, with the total count (T-01: the scope is in the query). */
export async function findTrips(
  db: Kysely<Tables>,
  filter: TripFilter,
  { page, limit, by, now }: TripPage & { readonly by: TripOrder; readonly now: Date },
): Promise<{ readonly trips: readonly FoundTrip[]; readonly total: number }> {
  const isAhead = aheadAt(now);
  const found = filteredTrips(db, filter, isAhead);
  const [rows, { total }] = await Promise.all([
    found
      .select(["o.order_id", "t.trip_id", isAhead.as("is_ahead")])
      .$if(by === "next-ride", (query) =>
        query
          .orderBy(isAhead, "desc")
          .orderBy(sql`case when ${isAhead} then t.pickup_at end`)
          .orderBy("t.pickup_at", "desc"),
      )
      .orderBy("o.order_id", "desc")
      .orderBy("t.position")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  const orders = await findOrders(db, [...new Set(rows.map((row) => row.order_id))]);
  const trips = rows.flatMap(({ order_id: orderId, trip_id: tripId, is_ahead: isAhead }) => {
    const order = orders.find((candidate) => candidate.order_id === orderId);
    const trip = order?.trips.find((candidate) => candidate.trip_id === tripId);
    return order && trip ? [{ order, trip, isAhead }] : [];
  });
  return { trips, total };
}

function filteredTrips(
  db: Kysely<Tables>,
  { scope, names, email, statuses, period }: TripFilter,
  isAhead: Expression<SqlBool>,
) {
  return db
    .selectFrom("orders as o")
    .innerJoin("trips as t", "t.order_id", "o.order_id")
    .where((eb) => inScope(eb, scope))
    .$if(names.length > 0, (query) =>
      query.where((eb) => eb.or(names.map((name) => named(name, "name", "customer_name")))),
    )
    .$if(email !== undefined, (query) => query.where(named(email ?? "", "email", "customer_email")))
    .$if(period === "upcoming", (query) => query.where(isAhead))
    .$if(period === "past", (query) => query.where((eb) => eb.not(isAhead)))
    .$if(statuses !== undefined, (query) => query.where(sql<SqlBool>`${STATUS} = any(${[...(statuses ?? [])]})`));
}

function inScope(eb: ExpressionBuilder<{ o: Tables["orders"] }, "o">, scope: TripFilter["scope"]): Expression<SqlBool> {
  if ("orderIds" in scope) return eb("o.order_id", "in", [...scope.orderIds]);
  const columns = [
    ["o.account_id", scope.accountId],
    ["o.company_id", scope.companyId],
    ["o.partner_id", scope.partnerId],
  ] as const;
  return eb.or(columns.flatMap(([column, id]) => (id === null ? [] : [eb(column, "=", id)])));
}

/** Whether the name or address of the customer or a passenger contains this text. */
function named(part: string, member: string, column: "customer_name" | "customer_email") {
  const text = part.normalize("NFC").trim().toLowerCase();
  return sql<SqlBool>`(
    position(${text} in lower(normalize(${sql.ref(`o.${column}`)}))) > 0
    or exists (
      select from jsonb_array_elements(t.passengers) as passenger
      where position(${text} in lower(normalize(passenger ->> ${member}))) > 0
    )
  )`;
}
