import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
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

/** A word that more trips than this begin with is not looked up: the trips are walked instead, and the first ones have it. */
const FREQUENT = 2000;
/** Of several words the rarest is looked up also where more have it: a walk finds few trips that have them all. */
const FREQUENT_TOGETHER = 20_000;

const begins = (term: SearchTerm) =>
  sql<boolean>`(${sql.join(
    term.map((word) => sql`w.word like ${`${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`),
    sql` or `,
  )})`;
const meets = (terms: readonly SearchTerm[]) =>
  sql.join(
    [
      sql`true`,
      ...terms.map((term) => sql`exists (select from order_words w where w.trip_id = t.trip_id and ${begins(term)})`),
    ],
    sql` and `,
  );

/** Trips that meet every term: an exact number first, then what is still to come, the soonest first, then what is past. */
export async function findByWords(
  db: Kysely<Tables>,
  terms: readonly SearchTerm[],
  asked: { readonly now: Date; readonly limit: number; readonly frequent?: number },
): Promise<FoundByWords[]> {
  const { frequent = terms.length === 1 ? FREQUENT : FREQUENT_TOGETHER } = asked;
  const counts = await Promise.all(terms.map((term) => countBeginning(db, term, frequent)));
  if (counts.some((count) => count === 0)) return [];
  const least = Math.min(...counts);
  const [rarest = []] = terms.filter((_, index) => counts[index] === least);
  const others = terms.filter((term) => term !== rarest);
  if (least < frequent) return findByWord(db, { word: rarest, others, shown: terms[0] ?? rarest }, asked);
  return walkTrips(db, terms, asked);
}

/** Those of a term that may be a number of an order; of a frequent word all entries would be read to see that none of them is. */
const numbersOf = (term: SearchTerm): string[] => term.filter((word) => /^\d+$/.test(word));

/** How many words of trips begin like a term, as far as it matters. */
async function countBeginning(db: Kysely<Tables>, term: SearchTerm, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select from order_words w where ${begins(term)} limit ${most}) as begun`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Looks up a word that few trips have, and keeps those that have the others as well. */
async function findByWord(
  db: Kysely<Tables>,
  {
    word,
    others,
    shown,
  }: { readonly word: SearchTerm; readonly others: readonly SearchTerm[]; readonly shown: SearchTerm },
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<FoundByWords[]> {
  const numbers = numbersOf(word);
  const exact = numbers.length === 0 ? sql`false` : sql`(w.field = 'number' and w.word = any(${numbers}))`;
  const { rows } = await sql<FoundByWords>`
    with hit as (select w.trip_id, bool_or(${exact}) as is_exact from order_words w where ${begins(word)} group by w.trip_id)
    select t.trip_id as "tripId", t.order_id as "orderId", ${fieldOf(shown)} as field
    from hit join trips t on t.trip_id = hit.trip_id
    where ${meets(others)}
    order by hit.is_exact desc, t.pickup_at < ${now}, case when t.pickup_at >= ${now} then t.pickup_at end, t.pickup_at desc, t.trip_id
    limit ${limit}`.execute(db);
  return rows;
}

/** Walks the trips as they are wanted until enough of them have words that very many have. */
async function walkTrips(
  db: Kysely<Tables>,
  terms: readonly SearchTerm[],
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<FoundByWords[]> {
  const [first = []] = terms;
  const walk = async (of: RawBuilder<unknown>, order: RawBuilder<unknown>, most: number): Promise<FoundByWords[]> => {
    if (most <= 0) return [];
    const { rows } = await sql<FoundByWords>`
      select t.trip_id as "tripId", t.order_id as "orderId", ${fieldOf(first)} as field
      from trips t where ${of} and ${meets(terms)} order by ${order} limit ${most}`.execute(db);
    return rows;
  };
  const numbers = numbersOf(first);
  const ofNumber = sql`select w.trip_id from order_words w where w.word = any(${numbers}) and w.field = 'number'`;
  const exact = numbers.length === 0 ? [] : await walk(sql`t.trip_id in (${ofNumber})`, sql`t.trip_id`, limit);
  const ahead = await walk(sql`t.pickup_at >= ${now}`, sql`t.pickup_at, t.trip_id`, limit);
  const past = await walk(sql`t.pickup_at < ${now}`, sql`t.pickup_at desc, t.trip_id desc`, limit - ahead.length);
  const known = new Set(exact.map(({ tripId }) => tripId));
  return [...exact, ...[...ahead, ...past].filter(({ tripId }) => !known.has(tripId))].slice(0, limit);
}

/** By what of a trip it is found: the foremost of its fields that has the word. */
const fieldOf = (term: SearchTerm) =>
  sql<SearchField>`(select w.field from order_words w where w.trip_id = t.trip_id and ${begins(term)}
    order by array_position(${[...SEARCH_FIELDS]}::text[], w.field) limit 1)`;

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
