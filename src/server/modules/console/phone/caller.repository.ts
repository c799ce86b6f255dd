import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** A trip of a phone, and the order that it belongs to. */
interface TripOfPhone {
  readonly tripId: number;
  readonly orderId: number;
}

/** What a phone has ordered so far. */
export interface OrderedByPhone {
  readonly rides: number;
  readonly noShows: number;
  readonly since: Date | null;
  /** Soonest first. */
  readonly ahead: readonly TripOfPhone[];
  /** Newest first: those that are over before those that are still to come, and what was cancelled last. */
  readonly earlier: readonly TripOfPhone[];
}

/** The trips on which a phone is named, by the words that are kept of them. */
export async function orderedByPhone(
  db: Kysely<Tables>,
  { words, now, most }: { readonly words: readonly string[]; readonly now: Date; readonly most: number },
): Promise<OrderedByPhone> {
  const ofPhone = sql`
    with mine as (
      select distinct t.trip_id, t.order_id, t.state, t.pickup_at, o.placed_at
      from order_words w join trips t on t.trip_id = w.trip_id join orders o on o.order_id = t.order_id
      where w.word in (${sql.join(words)}) and w.field = 'phone'
    )`;
  const trips = (rest: ReturnType<typeof sql>) =>
    sql<TripOfPhone>`${ofPhone} select trip_id as "tripId", order_id as "orderId" from mine ${rest} limit ${most}`.execute(
      db,
    );
  const [counted, ahead, earlier] = await Promise.all([
    sql<Pick<OrderedByPhone, "rides" | "noShows" | "since">>`${ofPhone}
      select count(*) filter (where state <> 'cancelled')::int as rides,
        count(*) filter (where state = 'no-show')::int as "noShows", min(placed_at) as since
      from mine`.execute(db),
    trips(sql`where state in ('placed', 'confirmed', 'under-way') and pickup_at > ${now} order by pickup_at, trip_id`),
    trips(sql`order by state = 'cancelled', pickup_at > ${now}, pickup_at desc, trip_id desc`),
  ]);
  const { rides = 0, noShows = 0, since = null } = counted.rows[0] ?? {};
  return { rides, noShows, since, ahead: ahead.rows, earlier: earlier.rows };
}
