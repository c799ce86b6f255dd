import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** Where somebody is named, by the numbers of the rows. */
export interface PersonRows {
  readonly orders: readonly number[];
  readonly routeRequests: readonly number[];
  readonly yachtRequests: readonly number[];
  readonly accounts: readonly number[];
}

const hashOf = (column: string) => sql`encode(sha256(convert_to(lower(${sql.raw(column)}), 'UTF8')), 'hex')`;

/** Digits of a kept phone; an old order may keep the Russian 8 for +7 as it was typed. */
const phoneHashOf = (column: string) =>
  hashOf(`'+' || regexp_replace(regexp_replace(${column}, '\\D', '', 'g'), '^8(?=\\d{10}$)', '7')`);

/** Everything until a moment that names a person, who is known by the hash of an e-mail or a phone: as customer, passenger, coordinator or viewer. */
export async function findPersonRows(db: Db, hash: string, until: Date): Promise<PersonRows> {
  const { rows: orders } = await sql<{ id: number }>`
    select distinct o.order_id as id from orders o join trips t using (order_id) left join order_changes c using (order_id)
    where o.placed_at <= ${until} and o.nameless_at is null and (
      ${hashOf("o.customer_email")} = ${hash} or ${hashOf("o.new_email")} = ${hash} or ${hashOf("c.order_before ->> 'customer_email'")} = ${hash}
      or o.account_id in (select user_id from accounts where ${hashOf("email")} = ${hash} or ${hashOf("login")} = ${hash})
      or ${phoneHashOf("t.coordinator ->> 'phone'")} = ${hash}
      or exists (select from jsonb_array_elements(t.passengers || coalesce(c.trip_before -> 'passengers', '[]')) p
        where ${hash} in (${hashOf("p ->> 'email'")}, ${phoneHashOf("p ->> 'phone'")}))
      or exists (select from jsonb_array_elements_text(t.viewers) v where ${hash} in (${hashOf("v")}, ${phoneHashOf("v")})))`.execute(
    db,
  );
  const asked = (table: string) => sql<{ id: number }>`
    select request_id as id from ${sql.table(table)}
    where created_at <= ${until} and ${hash} in (${hashOf("email")}, ${phoneHashOf("phone")})`;
  const { rows: routeRequests } = await asked("route_requests").execute(db);
  const { rows: yachtRequests } = await asked("yacht_requests").execute(db);
  const { rows: accounts } = await sql<{ id: number }>`
    select user_id as id from accounts
    where created_at <= ${until} and (${hashOf("email")} = ${hash} or ${hashOf("login")} = ${hash})`.execute(db);
  const ids = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);
  return {
    orders: ids(orders),
    routeRequests: ids(routeRequests),
    yachtRequests: ids(yachtRequests),
    accounts: ids(accounts),
  };
}

/** Orders of these with a ride ahead, or money that is still on its way back. */
export async function findOpenOrders(db: Db, orderIds: readonly number[], now: Date): Promise<number[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select o.order_id as id from orders o where o.order_id in (${sql.join(orderIds)}) and (
      exists (select from trips t where t.order_id = o.order_id and t.cancelled_at is null and t.pickup_at >= ${now})
      or exists (select from refunds r where r.order_id = o.order_id and r.state not in ('returned', 'failed')))
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Jobs that still name the person, and counted mistakes of theirs. */
export async function deletePersonTraces(trx: Transaction<Tables>, hash: string): Promise<void> {
  await sql`delete from login_failures where ${hashOf("subject")} = ${hash}`.execute(trx);
  await sql`delete from graphile_worker._private_jobs where ${hashOf("payload ->> 'email'")} = ${hash}`.execute(trx);
}

/** An erasing as it is remembered. */
export interface Erasure {
  readonly hash: string;
  readonly at: Date;
  readonly by: string;
}

/** Writes the act of an erasing. */
export async function insertErasure(
  trx: Transaction<Tables>,
  { hash, at, by }: Erasure,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  await trx
    .insertInto("erasures")
    .values({ person_hash: hash, at, author: by, counts: JSON.stringify(counts) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All that is kept of a person, row by row, without what only the server needs. */
export async function readPerson(db: Db, { orders, routeRequests, yachtRequests, accounts }: PersonRows) {
  const rowsOf = async (table: string, column: string, ids: readonly number[], without: readonly string[] = []) => {
    if (ids.length === 0) return [];
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - ${without}::text[] as row from ${sql.table(table)} t
      where ${sql.ref(column)} in (${sql.join(ids)}) order by ${sql.ref(column)}`.execute(db);
    return rows.map(({ row }) => row);
  };
  const inner = ["fingerprint", "attempt_key", "key_salt", "quote", "password_hash", "settings"];
  return {
    accounts: await rowsOf("accounts", "user_id", accounts, inner),
    consents: await rowsOf("account_consents", "user_id", accounts),
    orders: await rowsOf("orders", "order_id", orders, inner),
    trips: await rowsOf("trips", "order_id", orders, inner),
    changes: await rowsOf("order_changes", "order_id", orders),
    entries: await rowsOf("entries", "order_id", orders),
    letters: (await rowsOf("messages", "subject_id", orders)).filter((row) => row["subject_kind"] === "order"),
    routeRequests: await rowsOf("route_requests", "request_id", routeRequests, inner),
    yachtRequests: await rowsOf("yacht_requests", "request_id", yachtRequests, inner),
  };
}
