import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import { canMoveTrip, type TripState } from "#domain/orders/trip-state.ts";
import { YACHT_CORRECTIONS } from "#domain/yachts/yacht-moves.ts";
import type { Tables } from "#server/database/tables.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** What an order of kind yacht buys. */
export type StoredYacht = Selectable<Tables["hires"]>;

/** What a yacht order is made of, beside the order itself. */
export type NewYacht = Omit<
  StoredYacht,
  "order_id" | "state" | "cancelled_at" | "cancel_fee" | "cancel_refund" | "cancel_reason"
>;

/** Keeps what a yacht order buys. */
export async function insertYacht(trx: Transaction<Tables>, orderId: number, yacht: NewYacht): Promise<StoredYacht> {
  return trx
    .insertInto("hires")
    .values({
      ...yacht,
      order_id: orderId,
      cancellation: JSON.stringify(yacht.cancellation),
      cancelled_at: null,
      cancel_fee: null,
      cancel_refund: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How a yacht order that has ended without a ride is kept. */
export type StoredYachtEnd = Pick<StoredYacht, "cancelled_at" | "cancel_fee" | "cancel_refund" | "cancel_reason">;

/** Who moves a yacht, when and why, and how it ends where it does. */
export interface YachtMove {
  /** As an entry names its author. */
  readonly author: string;
  readonly reason?: string;
  readonly at: Date;
  readonly end?: StoredYachtEnd;
  /** It puts a wrong state right. */
  readonly isCorrection?: boolean;
}

/** Moves a yacht to another state, and its order with it. The order's row is locked by the caller. */
export async function writeYachtMove(
  trx: Transaction<Tables>,
  yacht: StoredYacht,
  to: TripState,
  { author, reason = "", at, end, isCorrection = false }: YachtMove,
): Promise<StoredYacht> {
  if (!(isCorrection ? YACHT_CORRECTIONS[yacht.state].includes(to) : canMoveTrip(yacht.state, to)))
    throw new Error(`A yacht that is ${yacht.state} cannot become ${to}.`);
  await trx
    .insertInto("hire_moves")
    .values({ order_id: yacht.order_id, from_state: yacht.state, to_state: to, at, author, reason })
    .execute();
  await trx
    .updateTable("orders")
    .set((order) => ({ state: to, version: order("version", "+", 1) }))
    .where("order_id", "=", yacht.order_id)
    .execute();
  return trx
    .updateTable("hires")
    .set({ state: to, ...end })
    .where("order_id", "=", yacht.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A move of a yacht as it was written down. */
export type StoredYachtMove = Selectable<Tables["hire_moves"]>;

/** The moves of a yacht, the oldest first. */
export async function findYachtMoves(db: Db, orderId: number): Promise<readonly StoredYachtMove[]> {
  return db.selectFrom("hire_moves").selectAll().where("order_id", "=", orderId).orderBy("move_id").execute();
}

/** The offer that a yacht order was made of, and those of its photos that are still kept, in their turn. */
export async function findOfferPhotos(db: Db, orderId: number): Promise<{ offer_id: number | null; photos: number[] }> {
  const { rows } = await sql<{ offer_id: number; photo_id: number | null }>`
    select f.offer_id, p.photo_id from offers f
    left join lateral unnest(f.photos) with ordinality as shown (id, turn) on true
    left join yacht_photos p on p.photo_id = shown.id and p.request_id = f.request_id
    where f.order_id = ${orderId} order by shown.turn`.execute(db);
  return {
    offer_id: rows[0]?.offer_id ?? null,
    photos: rows.flatMap(({ photo_id: id }) => (id === null ? [] : [Number(id)])),
  };
}

/** Which yacht orders are asked for, the soonest first. */
export interface YachtFilter {
  readonly states: readonly TripState[];
  /** Words, each of which must stand in the number, the name, the contacts, the vessel or the place. */
  readonly words: readonly string[];
  /** Names and contacts are kept back, and nobody is found by them. */
  readonly isMasked: boolean;
  readonly limit: number;
}

/** The numbers of yacht orders by their start. */
export async function findYachtIds(
  db: Db,
  { states, words, limit, isMasked }: YachtFilter,
): Promise<readonly number[]> {
  // Whoever does not see the people finds nobody by them either.
  const people = isMasked ? sql`null` : sql`concat_ws(' ', o.customer_name, o.customer_email, o.customer_phone)`;
  const said = sql`lower(concat_ws(' ', o.order_id, o.transaction, ${people}, h.vessel, h.place))`;
  const meets = words.map((word) => sql`${said} like ${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`);
  const { rows } = await sql<{ id: number }>`
    select h.order_id as id from hires h join orders o using (order_id)
    where h.state = any(${[...states]}) and ${sql.join([sql`true`, ...meets], sql` and `)}
    order by h.starts_at, h.order_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many yacht orders each state has. */
export async function countYachts(db: Db): Promise<ReadonlyMap<TripState, number>> {
  const { rows } = await sql<{ state: TripState; count: number }>`
    select state, count(*)::int as count from hires group by state`.execute(db);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** The numbers of the yacht orders of an account, or among numbers, the next first. */
export async function findYachtIdsOf(
  db: Db,
  { accountId, orderIds }: { readonly accountId: number | undefined; readonly orderIds: readonly number[] },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select h.order_id as id from hires h join orders o using (order_id)
    where o.account_id = ${accountId ?? null}::integer or o.order_id = any(${[...orderIds]}::integer[])
    order by h.starts_at desc, h.order_id limit 50`.execute(db);
  return rows.map(({ id }) => id);
}
