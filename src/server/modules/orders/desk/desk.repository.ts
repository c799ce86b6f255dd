import type { Kysely, Transaction } from "kysely";
import type { TripMark } from "#domain/orders/trip-mark.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Mover } from "#server/modules/orders/store/trip-moves.repository.ts";

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

/** When the last confirmation of an order was made that nobody has been told of yet. */
export async function confirmedUntold(db: Kysely<Tables>, orderId: number, since: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom("outbox")
    .select("at")
    .where("name", "=", "order.confirmed")
    .where("subject_kind", "=", "order")
    .where("subject_id", "=", orderId)
    .where("handled_at", "is", null)
    .where("at", ">", since)
    .orderBy("event_id", "desc")
    .executeTakeFirst();
  return row?.at;
}
