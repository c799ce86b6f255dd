import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** A row of `disputes`. */
export type StoredDispute = Selectable<Tables["disputes"]>;

type Db = Kysely<Tables> | Transaction<Tables>;

/** A dispute by its number; with `lock` other transactions cannot move it. */
export async function findDispute(db: Db, disputeId: number, lock = false): Promise<StoredDispute | undefined> {
  const query = db.selectFrom("disputes").selectAll().where("dispute_id", "=", disputeId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** The dispute of a payment with this id at the acquirer. */
export async function findDisputeByRef(db: Db, paymentId: number, ref: string): Promise<StoredDispute | undefined> {
  return db
    .selectFrom("disputes")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .where("acquirer_ref", "=", ref)
    .executeTakeFirst();
}

/** Keeps a dispute; its number. */
export async function insertDispute(
  trx: Transaction<Tables>,
  dispute: Omit<Insertable<Tables["disputes"]>, "dispute_id">,
): Promise<number> {
  const row = await trx.insertInto("disputes").values(dispute).returning("dispute_id").executeTakeFirstOrThrow();
  return row.dispute_id;
}

/** Changes a dispute. */
export async function updateDispute(
  trx: Transaction<Tables>,
  disputeId: number,
  values: Updateable<Tables["disputes"]>,
): Promise<void> {
  await trx.updateTable("disputes").set(values).where("dispute_id", "=", disputeId).execute();
}

/** What a dispute has taken by now, and its fee, as the entries of its order say: sums below zero. */
export async function disputeEntries(
  db: Db,
  disputeId: number,
): Promise<{ readonly money: number; readonly fee: number }> {
  return db
    .selectFrom("entries")
    .select([
      sql<number>`coalesce(sum(amount) filter (where kind = 'dispute'), 0)::bigint`.as("money"),
      sql<number>`coalesce(sum(amount) filter (where kind = 'dispute-fee'), 0)::bigint`.as("fee"),
    ])
    .where("dispute_id", "=", disputeId)
    .executeTakeFirstOrThrow();
}

/** Whether a dispute that has taken money of a payment is not decided yet. */
export async function isUnderDispute(db: Db, paymentId: number): Promise<boolean> {
  const row = await db
    .selectFrom("disputes as d")
    .innerJoin("entries as e", "e.dispute_id", "d.dispute_id")
    .select("d.dispute_id")
    .where("d.payment_id", "=", paymentId)
    .where("d.state", "=", "opened")
    .where("e.kind", "=", "dispute")
    .groupBy("d.dispute_id")
    .having((group) => group.fn.sum("e.amount"), "<", 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Until when evidence is taken for the undecided dispute of an order that ends soonest; null where no day is known. */
export async function evidenceDue(db: Db, orderId: number): Promise<number | null> {
  const row = await db
    .selectFrom("disputes")
    .select("due_at")
    .where("order_id", "=", orderId)
    .where("state", "=", "opened")
    .where("due_at", "is not", null)
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return row?.due_at?.getTime() ?? null;
}

/** How many disputes wait for our answer: those of which the time to answer has not ended. */
export async function countToAnswer(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("disputes")
    .select((query) => query.fn.countAll<number>().as("count"))
    .where("state", "=", "opened")
    .where((dispute) => dispute.or([dispute("due_at", "is", null), dispute("due_at", ">", now)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many disputes a page shows at once. */
const MOST = 200;

/** One dispute, those of one order, or all that are not decided; those whose evidence is due soonest first. */
export async function findDisputeRows(
  db: Kysely<Tables>,
  { disputeId, orderId }: { readonly disputeId?: number | undefined; readonly orderId?: number | undefined },
) {
  return db
    .selectFrom("disputes as d")
    .innerJoin("orders as o", "o.order_id", "d.order_id")
    .innerJoin("payments as p", "p.payment_id", "d.payment_id")
    .selectAll("d")
    .select(["o.customer_name", "p.acquirer", "p.acquirer_ref as payment_ref"])
    .select((row) =>
      row
        .selectFrom("entries as e")
        .select(sql<number>`coalesce(sum(e.amount), 0)::bigint`.as("sum"))
        .whereRef("e.dispute_id", "=", "d.dispute_id")
        .where("e.kind", "=", "dispute")
        .as("moved"),
    )
    .$if(disputeId !== undefined, (query) => query.where("d.dispute_id", "=", disputeId ?? 0))
    .$if(orderId !== undefined, (query) => query.where("d.order_id", "=", orderId ?? 0))
    .$if(disputeId === undefined && orderId === undefined, (query) => query.where("d.state", "=", "opened"))
    .orderBy((row) => row.fn.coalesce("d.due_at", sql<Date>`'infinity'::timestamptz`))
    .orderBy("d.dispute_id")
    .limit(MOST)
    .execute();
}

/** One row of such a page. */
export type DisputeRow = Awaited<ReturnType<typeof findDisputeRows>>[number];
