import { sql, type Kysely, type Transaction } from "kysely";
import { SEARCH_FIELDS, type SearchField } from "#domain/orders/search-field.ts";
import type { Tables } from "#server/database/tables.ts";
import type { SearchTerm } from "#server/modules/orders/search/read-search.ts";

/** Keeps the words of a trip in place of those it had. */
export async function saveWords(
  trx: Transaction<Tables>,
  tripId: number,
  words: readonly { readonly word: string; readonly field: SearchField }[],
): Promise<void> {
  await trx.deleteFrom("order_words").where("trip_id", "=", tripId).execute();
  await trx
    .insertInto("order_words")
    .values(words.map((word) => ({ trip_id: tripId, ...word })))
    .execute();
}

/** Orders of which no word is kept yet, the newest first. */
export async function findWordless(db: Kysely<Tables>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct t.order_id as id from trips t
    where not exists (select from order_words w where w.trip_id = t.trip_id)
    order by t.order_id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A trip that was found, and by what of it. */
export interface FoundByWords {
  readonly tripId: number;
  readonly orderId: number;
  readonly field: SearchField;
}

/** Trips that meet every term: an exact number first, then what is still to come, the soonest first, then what is past. */
export async function findByWords(
  db: Kysely<Tables>,
  terms: readonly SearchTerm[],
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<FoundByWords[]> {
  const [first = [], ...others] = terms;
  const begins = (term: SearchTerm) =>
    sql`(${sql.join(
      term.map((word) => sql`w.word like ${`${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`),
      sql` or `,
    )})`;
  const exact = sql`(w.field = 'number' and w.word = any(${[...first]}))`;
  const { rows } = await sql<FoundByWords>`
    with hit as (
      select w.trip_id, bool_or(${exact}) as is_exact,
        (array_agg(w.field order by array_position(${[...SEARCH_FIELDS]}::text[], w.field)))[1] as field
      from order_words w where ${begins(first)} group by w.trip_id
    )
    select t.trip_id as "tripId", t.order_id as "orderId", hit.field
    from hit join trips t on t.trip_id = hit.trip_id
    where ${sql.join(
      [
        sql`true`,
        ...others.map(
          (term) => sql`exists (select from order_words w where w.trip_id = t.trip_id and ${begins(term)})`,
        ),
      ],
      sql` and `,
    )}
    order by hit.is_exact desc, t.pickup_at < ${now}, case when t.pickup_at >= ${now} then t.pickup_at end, t.pickup_at desc, t.trip_id
    limit ${limit}`.execute(db);
  return rows;
}

/** The orders of a payment's reference at its acquirer. */
export async function findOrdersOfReference(db: Kysely<Tables>, reference: string): Promise<number[]> {
  const rows = await db
    .selectFrom("payments")
    .select("order_id")
    .where("acquirer_ref", "=", reference)
    .limit(5)
    .execute();
  return rows.map(({ order_id: id }) => id);
}
