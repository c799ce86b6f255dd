import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** The countries in which trips begin, by their codes. */
export async function findCountries(db: Kysely<Tables>): Promise<string[]> {
  // Each next one is looked up in the index, so that many trips of few countries cost as little as few trips.
  const { rows } = await sql<{ country: string }>`
    with recursive known as (
      (select country from trips where country is not null order by country limit 1)
      union all
      select (select t.country from trips t where t.country > known.country order by t.country limit 1)
      from known where known.country is not null
    )
    select country from known where country is not null`.execute(db);
  return rows.map(({ country }) => country);
}

/** The places at which trips begin whose country is not known. */
export async function findCountryless(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db
    .selectFrom("trips")
    .select("start_place")
    .distinct()
    .where("country", "is", null)
    .orderBy("start_place")
    .execute();
  return rows.map(({ start_place: place }) => place);
}

/** Says of some of the trips that begin at a place in which country that is; answers of how many. */
export async function setCountry(
  db: Kysely<Tables>,
  { place, country, most }: { readonly place: number; readonly country: string; readonly most: number },
): Promise<number> {
  const { numAffectedRows } = await sql`update trips set country = ${country}
    where country is null and start_place = ${place} and trip_id = any(array(
      select trip_id from trips where country is null and start_place = ${place} limit ${most}))`.execute(db);
  return Number(numAffectedRows);
}
