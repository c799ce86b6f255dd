import type { Expression, ExpressionBuilder, Kysely, Selectable, Transaction } from "kysely";
import { OPEN_PAYMENT_STATES, type PaymentState } from "#domain/payments/payment-state.ts";
import type { KeptLine } from "#domain/payments/receipt-lines.ts";
import type { Tables } from "#server/database/tables.ts";
import type { StoredOrder } from "#server/modules/orders/index.ts";
import type { Acquirer } from "#server/modules/payments/acquirer.ts";

/** A row of `payments`. */
export type StoredPayment = Selectable<Tables["payments"]>;

type Db = Kysely<Tables> | Transaction<Tables>;

/** The latest payment of an order. */
export async function findPaymentOf(db: Db, orderId: number): Promise<StoredPayment | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("attempt_no", "desc")
    .limit(1)
    .executeTakeFirst();
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

/** Stores a new attempt to pay a sum; returns undefined if another one is open. */
export async function insertPayment(
  trx: Transaction<Tables>,
  {
    order,
    amount,
    lines,
  }: { readonly order: StoredOrder; readonly amount: number; readonly lines: readonly KeptLine[] },
  acquirer: Pick<Acquirer, "name" | "account" | "prepays">,
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
      amount,
      lines: JSON.stringify(lines),
      is_prepaid: acquirer.prepays === true,
      currency: order.currency,
      state: "new",
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Stores the acquirer's answer to the opening of a payment, whatever has become of the attempt meanwhile: its page can bring
 * money from now on. Only a live attempt is waiting for it.
 */
export async function markOpened(db: Db, paymentId: number, ref: string, payUrl: string): Promise<StoredPayment> {
  return db
    .updateTable("payments")
    .set((payment) => ({
      acquirer_ref: ref,
      pay_url: payUrl,
      state: payment
        .case()
        .when("state", "=", "new")
        .then("pending" as const)
        .else(payment.ref("state"))
        .end(),
    }))
    .where("payment_id", "=", paymentId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Names the acquirer's reference of an attempt whose opening was never answered. */
export async function markReference(trx: Transaction<Tables>, paymentId: number, ref: string): Promise<void> {
  await trx
    .updateTable("payments")
    .set((payment) => ({ acquirer_ref: ref, state: waitingState(payment) }))
    .where("payment_id", "=", paymentId)
    .where("acquirer_ref", "is", null)
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

/** Stores money that a person counts for an order, though no attempt of ours brought it; its number. */
export async function insertTaken(
  trx: Transaction<Tables>,
  { order_id, currency }: StoredOrder,
  money: Pick<Selectable<Tables["set_aside"]>, "acquirer" | "acquirer_ref" | "amount">,
  at: Date,
): Promise<number> {
  const row = await trx
    .insertInto("payments")
    .values((payment) => ({
      order_id,
      currency,
      attempt_no: payment
        .selectFrom("payments as p")
        .select((all) => all(all.fn.coalesce(all.fn.max("p.attempt_no"), all.lit(0)), "+", 1).as("next"))
        .where("p.order_id", "=", order_id),
      acquirer: money.acquirer,
      acquirer_ref: money.acquirer_ref,
      account: "",
      amount: money.amount,
      state: "succeeded" as const,
      created_at: at,
      settled_at: at,
    }))
    .returning("payment_id")
    .executeTakeFirstOrThrow();
  return row.payment_id;
}

/** The attempts of an order that may still bring money: those since a moment, and those that their banks are taking. */
export async function findUndecided(db: Db, orderId: number, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("payments")
    .select("payment_id")
    .where("order_id", "=", orderId)
    .where("acquirer_ref", "is not", null)
    .where((payment) =>
      payment.or([
        payment("state", "in", [...OPEN_PAYMENT_STATES]),
        payment.and([payment("state", "in", ["declined", "expired"]), payment("created_at", ">", since)]),
      ]),
    )
    .execute();
  return rows.map((row) => row.payment_id);
}

/** The attempts of an order whose page at the acquirer may still be open. */
export async function findWithPage(db: Db, orderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("payments")
    .select("payment_id")
    .where("order_id", "=", orderId)
    .where("acquirer_ref", "is not", null)
    .where("state", "in", ["pending", "expired"])
    .execute();
  return rows.map((row) => row.payment_id);
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

/** A new attempt that the acquirer knows waits for its money; any other stays what it is. */
function waitingState(payment: ExpressionBuilder<Tables, "payments">): Expression<PaymentState> {
  return payment
    .case()
    .when("state", "=", "new")
    .then("pending" as const)
    .else(payment.ref("state"))
    .end();
}
