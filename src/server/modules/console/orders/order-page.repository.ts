import type { Kysely, Transaction } from "kysely";
import type { TripMark } from "#domain/orders/trip-mark.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Mover } from "#server/modules/orders/index.ts";

/** Clears the mark of trips that were changed. */
export async function markSeen(trx: Transaction<Tables>, tripIds: readonly number[]): Promise<void> {
  await trx.updateTable("trips").set({ has_unseen_change: false }).where("trip_id", "in", tripIds).execute();
}

/** Puts marks on a trip and takes others off; answers which it had and which it has. */
export async function changeMarks(
  trx: Transaction<Tables>,
  {
    tripId,
    add,
    remove,
  }: { readonly tripId: number; readonly add: readonly TripMark[]; readonly remove: readonly TripMark[] },
  { author, at }: Mover,
): Promise<{ readonly before: TripMark[]; readonly after: TripMark[] }> {
  const marksOf = async (): Promise<TripMark[]> => {
    const rows = await trx
      .selectFrom("trip_marks")
      .select("mark")
      .where("trip_id", "=", tripId)
      .orderBy("mark")
      .execute();
    return rows.map(({ mark }) => mark);
  };
  const before = await marksOf();
  if (remove.length > 0)
    await trx.deleteFrom("trip_marks").where("trip_id", "=", tripId).where("mark", "in", remove).execute();
  if (add.length > 0)
    await trx
      .insertInto("trip_marks")
      .values(add.map((mark) => ({ trip_id: tripId, mark, at, author })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { before, after: await marksOf() };
}

/** Keeps a note of the staff beside an order; answers its number. */
export async function insertNote(
  trx: Transaction<Tables>,
  {
    orderId,
    text,
    author,
    at,
  }: { readonly orderId: number; readonly text: string; readonly author: string; readonly at: Date },
): Promise<number> {
  const { note_id: id } = await trx
    .insertInto("order_notes")
    .values({ order_id: orderId, text, at, author })
    .returning("note_id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The attempts to pay an order by card that came to nothing. */
export async function findDeclined(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom("payments")
    .select(["settled_at", "created_at", "acquirer", "amount", "currency"])
    .where("order_id", "=", orderId)
    .where("state", "=", "declined")
    .orderBy("payment_id")
    .execute();
}

/** The notes of the staff beside an order, the newest first. */
export async function findNotes(db: Kysely<Tables>, orderId: number) {
  return db.selectFrom("order_notes").selectAll().where("order_id", "=", orderId).orderBy("note_id", "desc").execute();
}

/** Trips of other orders of a customer's phone that are still to come, by their orders, the soonest first. */
export async function findOrdersOfPhone(
  db: Kysely<Tables>,
  { phone, except, limit }: { readonly phone: string; readonly except: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom("orders as o")
    .innerJoin("trips as t", "t.order_id", "o.order_id")
    .select("o.order_id")
    .where("o.customer_phone", "=", phone)
    .where("o.order_id", "<>", except)
    .where("t.state", "in", ["placed", "confirmed", "under-way"])
    .groupBy("o.order_id")
    .orderBy((eb) => eb.fn.min("t.pickup_at"))
    .limit(limit)
    .execute();
  return rows.map(({ order_id: id }) => id);
}

/** Names of accounts and companies, by their numbers. */
export async function findNames(
  db: Kysely<Tables>,
  { accounts, companies }: { readonly accounts: readonly number[]; readonly companies: readonly number[] },
): Promise<{ readonly accounts: ReadonlyMap<number, string>; readonly companies: ReadonlyMap<number, string> }> {
  const [named, firms] = await Promise.all([
    accounts.length === 0
      ? []
      : db.selectFrom("accounts").select(["user_id as id", "name"]).where("user_id", "in", accounts).execute(),
    companies.length === 0
      ? []
      : db.selectFrom("companies").select(["company_id as id", "name"]).where("company_id", "in", companies).execute(),
  ]);
  const byId = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]));
  return { accounts: byId(named), companies: byId(firms) };
}

/** A trip by its number, or the last one that was sold at a price, with the quote that it was sold by. */
export async function findSoldTrip(
  db: Kysely<Tables>,
  { tripId, priceId }: { readonly tripId: number | undefined; readonly priceId: number | undefined },
) {
  const trips = db.selectFrom("trips").select(["trip_id", "order_id", "pickup_local", "quote"]);
  const ofTrip = tripId === undefined ? trips : trips.where("trip_id", "=", tripId);
  const found = priceId === undefined ? ofTrip : ofTrip.where("price_id", "=", priceId);
  return found.orderBy("trip_id", "desc").limit(1).executeTakeFirst();
}
