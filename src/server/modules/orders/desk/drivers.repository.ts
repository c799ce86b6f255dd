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

/** The drivers since a moment, the last to drive first, each as they were named last. */
export async function findDriversSince(
  db: Kysely<Tables>,
  {
    since,
    term,
    digits,
    limit,
  }: {
    readonly since: Date;
    readonly term: string;
    /** Of a phone; empty asks for none. */
    readonly digits: string;
    readonly limit: number;
  },
): Promise<TripDriver[]> {
  const { rows } = await sql<{ driver: TripDriver }>`
    select driver from (
      select distinct on (${DIGITS}, lower(driver ->> 'name')) driver, pickup_at
      from trips where driver is not null and pickup_at > ${since}
      order by ${DIGITS}, lower(driver ->> 'name'), pickup_at desc
    ) named
    where position(lower(${term}) in lower(driver ->> 'name')) > 0
      or position(lower(${term}) in lower(driver ->> 'plate')) > 0
      or (${digits} <> '' and position(${digits} in ${DIGITS}) > 0)
    order by pickup_at desc limit ${limit}`.execute(db);
  return rows.map(({ driver }) => driver);
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
