import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import { OPEN_PAYMENT_STATES, type PaymentState } from "#domain/payments/payment-state.ts";
import type { Tables } from "#server/database/tables.ts";
import type { StoredOrder } from "#server/modules/orders/index.ts";

/** A row of `payments`. */
export type StoredPayment = Selectable<Tables["payments"]>;

type Db = Kysely<Tables> | Transaction<Tables>;

/** The payment of an order that matters most: a succeeded one, otherwise the latest. */
export async function findPaymentOf(db: Db, orderId: number): Promise<StoredPayment | undefined> {
  const rows = await db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("attempt_no", "desc")
    .execute();
  return rows.find((row) => row.state === "succeeded") ?? rows[0];
}

/** A payment by its id; with `lock` other transactions cannot move it. */
export async function findPayment(db: Db, paymentId: number, lock = false): Promise<StoredPayment | undefined> {
  const query = db.selectFrom("payments").selectAll().where("payment_id", "=", paymentId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** The payment with this id at its acquirer. */
export async function findPaymentByRef(db: Db, acquirer: string, ref: string): Promise<StoredPayment | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("acquirer", "=", acquirer)
    .where("acquirer_ref", "=", ref)
    .executeTakeFirst();
}

/** The payment of an order that may still bring money. */
export async function findOpenPayment(db: Db, orderId: number): Promise<StoredPayment | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "in", [...OPEN_PAYMENT_STATES])
    .executeTakeFirst();
}

/** Stores a new attempt to pay; returns undefined if another one is open. */
export async function insertPayment(
  trx: Transaction<Tables>,
  order: StoredOrder,
  acquirer: { readonly name: string; readonly account: string },
  at: Date,
): Promise<StoredPayment | undefined> {
  const { attempts } = await trx
    .selectFrom("payments")
    .select((query) => query.fn.countAll<number>().as("attempts"))
    .where("order_id", "=", order.order_id)
    .executeTakeFirstOrThrow();
  return trx
    .insertInto("payments")
    .values({
      order_id: order.order_id,
      attempt_no: Number(attempts) + 1,
      acquirer: acquirer.name,
      account: acquirer.account,
      amount: order.amount,
      currency: order.currency,
      state: "new",
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Stores the acquirer's answer to the opening of a payment. */
export async function markOpened(db: Db, paymentId: number, ref: string, payUrl: string): Promise<void> {
  await db
    .updateTable("payments")
    .set({ acquirer_ref: ref, pay_url: payUrl, state: "pending" })
    .where("payment_id", "=", paymentId)
    .where("state", "=", "new")
    .execute();
}

/** Stores the outcome of a payment. */
export async function markSettled(
  trx: Transaction<Tables>,
  paymentId: number,
  state: PaymentState,
  at: Date,
  note: string | null,
): Promise<void> {
  await trx.updateTable("payments").set({ state, settled_at: at, note }).where("payment_id", "=", paymentId).execute();
}

/** Counts one more check of an open payment. */
export async function countCheck(db: Db, paymentId: number): Promise<number> {
  const row = await db
    .updateTable("payments")
    .set((query) => ({ checks: query("checks", "+", 1) }))
    .where("payment_id", "=", paymentId)
    .returning("checks")
    .executeTakeFirstOrThrow();
  return row.checks;
}

/** The refunds recorded for an order, returned or not, in minor units. */
export async function refundedAmount(trx: Transaction<Tables>, orderId: number): Promise<number> {
  const rows = await trx.selectFrom("refunds").select("amount").where("order_id", "=", orderId).execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Records a refund. */
export async function insertRefund(
  trx: Transaction<Tables>,
  refund: Omit<Insertable<Tables["refunds"]>, "refund_id" | "returned_at">,
): Promise<void> {
  await trx
    .insertInto("refunds")
    .values({ ...refund, returned_at: null })
    .execute();
}

/** Stores a notice as received; returns whether it is new. */
export async function insertNotice(
  trx: Transaction<Tables>,
  notice: { readonly acquirer: string; readonly eventId: string; readonly raw: Buffer; readonly at: Date },
): Promise<boolean> {
  const result = await trx
    .insertInto("payment_notices")
    .values({ acquirer: notice.acquirer, event_id: notice.eventId, raw: notice.raw, received_at: notice.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
