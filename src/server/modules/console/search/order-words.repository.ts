import { sql, type Kysely, type Transaction } from "kysely";
import { SEARCH_FIELDS, type SearchField } from "#domain/orders/search-field.ts";
import type { Tables } from "#server/database/tables.ts";
import type { SearchDay, SearchTerm } from "#server/modules/console/search/read-search.ts";

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

/** Looks at so many orders before a number, the newest first: those of which a trip has no word yet, and the last that was looked at. */
export async function findWordless(
  db: Kysely<Tables>,
  before: number,
  looked: number,
): Promise<{ readonly orders: readonly number[]; readonly last: number | undefined }> {
  const { rows } = await sql<{ id: number; isWordless: boolean }>`
    select o.order_id as id, exists (
      select from trips t where t.order_id = o.order_id
        and (not exists (select from order_words w where w.trip_id = t.trip_id)
          -- Drivers were named before they could be found.
          or (t.driver is not null and not exists (select from order_words w where w.trip_id = t.trip_id and w.field = 'driver')))
      ) as "isWordless"
    from (select order_id from orders where order_id < ${before} order by order_id desc limit ${looked}) as o
    order by o.order_id desc`.execute(db);
  return {
    orders: rows.filter(({ isWordless }) => isWordless).map(({ id }) => id),
    last: rows.at(-1)?.id,
  };
}

/** A trip that was found, and by what of it. */
export interface FoundByWords {
  readonly tripId: number;
  readonly orderId: number;
  readonly field: SearchField;
}

/** A word that more trips than this begin with is not looked up: the next trips are walked instead, and most often they have it. */
const FREQUENT = 2000;
/** So many of the next trips are walked. Where too few of them have the words, all trips that have each are gathered, by its index alone. */
const WALKED = 3000;
/** Of several frequent words the two rarest are gathered; those that more trips than this have are equal in that. */
const MOST_COUNTED = 20_000;

/** How many are wanted, of what moment, and from where on a word is frequent. */
interface Asked {
  readonly now: Date;
  readonly limit: number;
  readonly frequent?: number;
  readonly walked?: number;
  /** Only trips that start on this day. */
  readonly day?: SearchDay | undefined;
  /** By what nothing is found. */
  readonly hidden?: readonly SearchField[];
}

type Hidden = readonly SearchField[];

const startsOn = (day: SearchDay | undefined) =>
  day === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(extract(day from t.pickup_local) = ${day.day} and extract(month from t.pickup_local) = ${day.month}
        and (${day.year ?? null}::int is null or extract(year from t.pickup_local) = ${day.year ?? null}))`;

const begins = (term: SearchTerm, hidden: Hidden) =>
  sql<boolean>`(${sql.join(
    term.map((word) => sql`w.word like ${`${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`),
    sql` or `,
  )}) ${hidden.length === 0 ? sql`` : sql`and w.field <> all(${[...hidden]}::text[])`}`;
const meets = (terms: readonly SearchTerm[], hidden: Hidden) =>
  sql.join(
    [
      sql`true`,
      ...terms.map(
        (term) => sql`exists (select from order_words w where w.trip_id = t.trip_id and ${begins(term, hidden)})`,
      ),
    ],
    sql` and `,
  );
/** Trips that meet every term: an exact number first, then what is still to come, the soonest first, then what is past. */
export async function findByWords(
  db: Kysely<Tables>,
  terms: readonly SearchTerm[],
  { now, limit, frequent = FREQUENT, walked = WALKED, day, hidden = [] }: Asked,
): Promise<FoundByWords[]> {
  const rare = await byCount(db, terms, frequent, hidden);
  if (rare.some(({ count }) => count === 0)) return [];
  const exact = await findExact(db, terms);
  if (rare.some(({ count }) => count < frequent))
    return gather(db, terms, { by: rare.slice(0, 1).map(({ term }) => term), exact, now, limit, day, hidden });
  const next = exact.length > 0 ? [] : await walkNext(db, terms, { now, limit, walked, day, hidden });
  if (next.length === limit) return next;
  const counted = await byCount(db, terms, MOST_COUNTED, hidden);
  return gather(db, terms, { by: counted.slice(0, 2).map(({ term }) => term), exact, now, limit, day, hidden });
}

/** How many words of trips begin like each term, as far as it matters; the rarest first. */
async function byCount(db: Kysely<Tables>, terms: readonly SearchTerm[], most: number, hidden: Hidden) {
  const counted = await Promise.all(
    terms.map(async (term) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from (select from order_words w where ${begins(term, hidden)} limit ${most}) as begun`.execute(db);
      return { term, count: rows[0]?.count ?? 0 };
    }),
  );
  return counted.toSorted((a, b) => a.count - b.count);
}

/** No number of an order is longer. */
const MOST_DIGITS = 9;

/** Trips whose number, or that of their order, is what somebody asks for. */
async function findExact(db: Kysely<Tables>, terms: readonly SearchTerm[]): Promise<number[]> {
  const numbers = terms.flat().filter((word) => /^\d+$/.test(word) && word.length <= MOST_DIGITS);
  if (numbers.length === 0) return [];
  const asked = sql`any(${numbers.map(Number)}::int[])`;
  const { rows } = await sql<{ id: number }>`select trip_id as id from trips where trip_id = ${asked}
    union select trip_id from trips where order_id = ${asked}
    union select trip_id from trips join orders using (order_id) where transaction = ${asked}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Walks the next trips as they are wanted, for words that very many have. */
async function walkNext(
  db: Kysely<Tables>,
  terms: readonly SearchTerm[],
  {
    now,
    limit,
    walked,
    day,
    hidden,
  }: Pick<Asked, "now" | "limit" | "day"> & Required<Pick<Asked, "walked" | "hidden">>,
): Promise<FoundByWords[]> {
  const { rows } = await sql<FoundByWords>`
    select t.trip_id as "tripId", t.order_id as "orderId", ${fieldOf(terms[0] ?? [], hidden)} as field
    from (select trip_id, order_id, pickup_at, pickup_local from trips where pickup_at >= ${now} order by pickup_at, trip_id limit ${walked}) as t
    where ${meets(terms, hidden)} and ${startsOn(day)} order by t.pickup_at, t.trip_id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Gathers the trips that have some of the words by the index of each, keeps those that have the others as well, and puts them in order. It asks twice, since
 * only whoever knows how many have two words at once knows how to go on.
 */
async function gather(
  db: Kysely<Tables>,
  terms: readonly SearchTerm[],
  {
    by,
    exact,
    now,
    limit,
    day,
    hidden,
  }: Pick<Asked, "now" | "limit" | "day"> & {
    readonly by: readonly SearchTerm[];
    readonly exact: readonly number[];
    readonly hidden: Hidden;
  },
): Promise<FoundByWords[]> {
  const having = by.map((term) => sql`select w.trip_id from order_words w where ${begins(term, hidden)}`);
  const { rows: gathered } = await sql<{ ids: number[] }>`
    select coalesce(array_agg(distinct trip_id), '{}') as ids from (${sql.join(having, sql` intersect `)}) as words`.execute(
    db,
  );
  const ids = gathered[0]?.ids ?? [];
  if (ids.length === 0) return [];
  const others = terms.filter((term) => !by.includes(term));
  const order = sql`t.trip_id = any(${[...exact]}::int[]) desc, t.pickup_at < ${now},
    case when t.pickup_at >= ${now} then t.pickup_at end, t.pickup_at desc, t.trip_id`;
  const { rows } = await sql<FoundByWords>`
    with hit as materialized (
      select t.trip_id from trips t where t.trip_id = any(${ids}::int[]) and ${meets(others, hidden)} and ${startsOn(day)}
      order by ${order} limit ${limit}
    )
    select t.trip_id as "tripId", t.order_id as "orderId", ${fieldOf(terms[0] ?? [], hidden)} as field
    from hit join trips t on t.trip_id = hit.trip_id order by ${order}`.execute(db);
  return rows;
}

/** By what of a trip it is found: the foremost of its fields that has the word. */
const fieldOf = (term: SearchTerm, hidden: Hidden) =>
  sql<SearchField>`(select w.field from order_words w where w.trip_id = t.trip_id and ${begins(term, hidden)}
    order by array_position(${[...SEARCH_FIELDS]}::text[], w.field) limit 1)`;

/** A shorter beginning of a reference says nothing. */
const LEAST_REFERENCE = 6;

/** The orders of a reference of a payment or a refund at its acquirer, whole or its beginning, in any case. */
export async function findOrdersOfReference(db: Kysely<Tables>, reference: string): Promise<number[]> {
  if (reference.length < LEAST_REFERENCE) return [];
  const begin = `${reference.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<{ id: number }>`
    select distinct order_id as id from (
      (select order_id from payments where lower(acquirer_ref) like ${begin} limit 20)
      union all
      (select order_id from refunds where lower(acquirer_ref) like ${begin} limit 20)
    ) as found order by id desc limit 5`.execute(db);
  return rows.map(({ id }) => id);
}
