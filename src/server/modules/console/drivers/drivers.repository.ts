import { sql, type Kysely, type Transaction } from "kysely";
import type { KeptDriver, TripDriver } from "#domain/orders/trip-driver.ts";
import type { Tables } from "#server/database/tables.ts";

/** Digits of a driver's phone, by which a driver is known. */
const DIGITS = sql`regexp_replace(driver ->> 'phone', '[^0-9]', '', 'g')`;

/** Keeps who drives a trip; null for nobody any more. */
export async function saveDriver(trx: Transaction<Tables>, tripId: number, driver: KeptDriver | null): Promise<void> {
  await trx
    .updateTable("trips")
    .set({ driver: driver === null ? null : JSON.stringify(driver) })
    .where("trip_id", "=", tripId)
    .execute();
}

/** A driver of the last months, as they were named last, and where they have driven. */
export interface RecentDriver {
  readonly driver: TripDriver;
  /** Ends of their trips, `lat,lng` rounded to about ten kilometres. */
  readonly points: readonly string[];
  /** Where their last trip began, as its traveller read it. */
  readonly lastPlace: string;
}

/** The drivers since a moment, the last to drive first. */
export async function findDriversSince(
  db: Kysely<Tables>,
  {
    since,
    term,
    digits,
  }: {
    readonly since: Date;
    readonly term: string;
    /** Of a phone; empty asks for none. */
    readonly digits: string;
  },
): Promise<RecentDriver[]> {
  const { rows } = await sql<RecentDriver>`
    with named as (
      select ${DIGITS} as digits, lower(driver ->> 'name') as name, driver, pickup_at, start_address, start_point, finish_point
      from trips where driver is not null and pickup_at > ${since}
    ), latest as (
      select distinct on (digits, name) digits, name, driver, pickup_at, start_address
      from named order by digits, name, pickup_at desc
    )
    select driver, start_address as "lastPlace", (
      select array_agg(distinct ${rounded("point")}) from named n, unnest(array[n.start_point, n.finish_point]) point
      where n.digits = latest.digits and n.name = latest.name
    ) as points
    from latest
    where position(lower(${term}) in name) > 0
      or position(lower(${term}) in lower(driver ->> 'plate')) > 0
      or position(lower(${term}) in lower(driver ->> 'car')) > 0
      or (${digits} <> '' and position(${digits} in digits) > 0)
    order by pickup_at desc`.execute(db);
  return rows;
}

/** A stored point to one decimal of a degree, so that a thousand trips of one town are one point. */
function rounded(point: string) {
  const part = (index: number) => sql`round(split_part(${sql.ref(point)}, ',', ${sql.lit(index)})::numeric, 1)`;
  return sql`${part(1)} || ',' || ${part(2)}`;
}

/** Trips that still go and overlap a trip in time, with the phone of their driver. */
export async function findOverlaps(db: Kysely<Tables>, tripId: number) {
  const { rows } = await sql<{ tripId: number; digits: string; from: Date; seconds: number }>`
    select other.trip_id as "tripId", regexp_replace(other.driver ->> 'phone', '[^0-9]', '', 'g') as digits,
      other.pickup_at as "from", other.seconds
    from trips own join trips other on other.trip_id <> own.trip_id
    where own.trip_id = ${tripId} and other.driver is not null and other.state in ('placed', 'confirmed', 'under-way')
      -- The longest ride is a day; the interval lets an index find the trips around.
      and other.pickup_at > own.pickup_at - interval '1 day'
      and other.pickup_at < own.pickup_at + own.seconds * interval '1 second'
      and other.pickup_at + other.seconds * interval '1 second' > own.pickup_at
    order by other.pickup_at`.execute(db);
  return rows.map(({ from, seconds, ...row }) => ({
    ...row,
    from: from.getTime(),
    to: from.getTime() + seconds * 1000,
  }));
}
