import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from "kysely";
import { takeOf, type KeptLine } from "#domain/payments/receipt-lines.ts";
import { OPEN_REFUND_STATES, type RefundWay } from "#domain/payments/refund-state.ts";
import type { RefundSource } from "#domain/payments/split-refund.ts";
import type { Money } from "#domain/values/money.ts";
import type { Tables } from "#server/database/tables.ts";

/** A row of `refunds`. */
export type StoredRefund = Selectable<Tables["refunds"]>;

type Db = Kysely<Tables> | Transaction<Tables>;

/** A refund by its number; with `lock` other transactions cannot move it. */
export async function findRefund(db: Db, refundId: number, lock = false): Promise<StoredRefund | undefined> {
  const query = db.selectFrom("refunds").selectAll().where("refund_id", "=", refundId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** The refund with this reference at an acquirer. */
export async function findRefundByRef(
  db: Db,
  acquirer: string,
  ref: string,
): Promise<Pick<StoredRefund, "refund_id" | "payment_id"> | undefined> {
  return db
    .selectFrom("refunds as r")
    .innerJoin("payments as p", "p.payment_id", "r.payment_id")
    .select(["r.refund_id", "r.payment_id"])
    .where("p.acquirer", "=", acquirer)
    .where("r.acquirer_ref", "=", ref)
    .executeTakeFirst();
}

/** All refunds of an order, the oldest first. */
export async function findRefundsOf(db: Db, orderId: number): Promise<StoredRefund[]> {
  return db.selectFrom("refunds").selectAll().where("order_id", "=", orderId).orderBy("refund_id").execute();
}

/** What a payment brought by card; undefined where it has not been counted. */
export async function amountBrought(db: Db, paymentId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("entries")
    .select("amount")
    .where("payment_id", "=", paymentId)
    .where("kind", "=", "card")
    .executeTakeFirst();
  return row?.amount;
}

/** What has gone back to a payment by its acquirer. */
export async function amountReturned(db: Db, paymentId: number): Promise<number> {
  const { sum } = await db
    .selectFrom("refunds")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("sum"))
    .where("payment_id", "=", paymentId)
    .where("state", "=", "returned")
    .where("way", "=", "acquirer")
    .executeTakeFirstOrThrow();
  return sum;
}

/** Lets less of a refund wait; one of nothing is not needed any more. */
export async function changeWaiting(
  trx: Transaction<Tables>,
  { refund_id: refundId, lines }: Pick<StoredRefund, "refund_id" | "lines">,
  amount: number,
): Promise<void> {
  if (amount === 0) await trx.deleteFrom("refunds").where("refund_id", "=", refundId).execute();
  else await updateRefund(trx, refundId, { amount, lines: lines && JSON.stringify(takeOf(lines, amount)) });
}

/** The payments of an order that brought money, in their order, less what disputes hold, with what has gone or is to go back to each. */
export async function findRefundSources(db: Db, orderId: number): Promise<RefundSource[]> {
  const came = await db
    .selectFrom("entries as e")
    .innerJoin("payments as p", "p.payment_id", "e.payment_id")
    .select([
      "p.payment_id",
      "p.lines",
      sql<number>`(e.amount + (select coalesce(sum(taken.amount), 0) from entries taken
        join disputes d on d.dispute_id = taken.dispute_id
        where d.payment_id = e.payment_id and taken.kind = 'dispute'))::bigint`.as("amount"),
    ])
    .where("e.order_id", "=", orderId)
    .where("e.kind", "=", "card")
    .orderBy("e.entry_id")
    .execute();
  const refunds = await db
    .selectFrom("refunds")
    .select(["payment_id", "amount", "lines"])
    .where("order_id", "=", orderId)
    .where("state", "not in", ["declined", "reversed"])
    .execute();
  return came.map(({ payment_id: paymentId, amount, lines }) => {
    const back = refunds.filter((refund) => refund.payment_id === paymentId);
    return {
      paymentId,
      amount,
      refunded: back.reduce((sum, refund) => sum + refund.amount, 0),
      lines,
      returned: back.flatMap((refund) => refund.lines ?? []),
    };
  });
}

/** How much of a payment can still go back beside its other refunds; what a dispute has taken cannot. */
export async function roomFor(
  db: Db,
  { order_id: orderId, payment_id: paymentId, amount }: Pick<StoredRefund, "order_id" | "payment_id" | "amount">,
): Promise<number> {
  const source = (await findRefundSources(db, orderId)).find((one) => one.paymentId === paymentId);
  return source === undefined ? 0 : Math.max(0, source.amount - (source.refunded - amount));
}

/** What was to go back for an order by its cost and was declined: the lines that are kept for it. */
export async function findKeptLines(db: Db, orderId: number): Promise<KeptLine[]> {
  const declined = await db
    .selectFrom("refunds")
    .select("lines")
    .where("order_id", "=", orderId)
    .where("state", "=", "declined")
    .where("reason", "<>", "decided")
    .execute();
  return declined.flatMap(({ lines }) => lines ?? []);
}

/** Records a refund; its number. */
export async function insertRefund(
  trx: Transaction<Tables>,
  refund: Omit<Insertable<Tables["refunds"]>, "refund_id">,
): Promise<number> {
  const row = await trx.insertInto("refunds").values(refund).returning("refund_id").executeTakeFirstOrThrow();
  return row.refund_id;
}

/** Takes back what the terms gave, or what stands in place of their fee, and nobody has released yet. */
export async function takeAskedBack(trx: Transaction<Tables>, orderId: number): Promise<void> {
  await trx
    .deleteFrom("refunds")
    .where("order_id", "=", orderId)
    .where("state", "=", "recorded")
    .where("reason", "in", ["terms", "waived"])
    .execute();
}

/** Changes a refund. */
export async function updateRefund(
  db: Db,
  refundId: number,
  values: Updateable<Tables["refunds"]>,
): Promise<StoredRefund> {
  return db
    .updateTable("refunds")
    .set(values)
    .where("refund_id", "=", refundId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** All refunds that are still to go back, the oldest first. */
export async function openRefunds(db: Kysely<Tables>): Promise<StoredRefund[]> {
  return db.selectFrom("refunds").selectAll().where("state", "in", OPEN_REFUND_STATES).orderBy("refund_id").execute();
}

/** What was declined of an order's refunds by the terms. */
export async function findDeclinedByTerms(db: Db, orderId: number): Promise<StoredRefund[]> {
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "=", "declined")
    .where("reason", "in", ["terms", "waived"])
    .execute();
}

/** Money that has gone back, and how: the one way it went, or several. */
export interface ReturnedMoney extends Money {
  readonly way: RefundWay | "mixed";
}

/** What has gone back to the payers of an order in all; null for nothing. */
export async function returnedFor(db: Kysely<Tables>, orderId: number): Promise<ReturnedMoney | null> {
  const row = await db
    .selectFrom("refunds")
    .select((refund) => [
      "currency",
      sql<number>`sum(${refund.ref("amount")})::bigint`.as("amount"),
      sql<RefundWay | "mixed">`case count(distinct way) when 1 then min(way) else 'mixed' end`.as("way"),
    ])
    .where("order_id", "=", orderId)
    .where("state", "=", "returned")
    .groupBy("currency")
    .executeTakeFirst();
  return row ?? null;
}
