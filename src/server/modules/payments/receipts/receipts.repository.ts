import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from "kysely";
import type { KeptLine } from "#domain/payments/receipt-lines.ts";
import { RIDE_OVER_MS } from "#domain/payments/receipt-state.ts";
import type { Tables } from "#server/database/tables.ts";
import type { AcquirerReceipt } from "#server/modules/payments/acquirer.ts";

/** A row of `receipts`. */
export type StoredReceipt = Selectable<Tables["receipts"]>;

type Db = Kysely<Tables> | Transaction<Tables>;

/** Rides are settled so long after their pick-up at the latest. */
const SETTLED_WITHIN_MS = 60 * 86_400_000;

/** So many missing receipts are shown at once. */
const MOST_SHOWN = 200;

/** How many receipts, or orders, one run works on. */
const PORTION = 50;

/** Keeps that a payment or a refund has a receipt, and looks at it until it is registered. */
export async function watchReceipt(
  trx: Transaction<Tables>,
  of: {
    readonly order_id: number;
    readonly payment_id: number | null;
    readonly refund_id?: number;
    readonly amount: number;
  },
  state: AcquirerReceipt["state"],
  at: Date,
): Promise<void> {
  const { order_id, payment_id, refund_id = null, amount } = of;
  if (payment_id === null) return;
  await trx
    .insertInto("receipts")
    .values({
      order_id,
      payment_id,
      refund_id,
      kind: refund_id === null ? "payment" : "refund",
      amount,
      state,
      made_at: at,
      next_at: state === "succeeded" ? null : at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of a refund that has failed there is nothing to register. */
export async function dropReceipt(trx: Transaction<Tables>, refundId: number): Promise<void> {
  await trx.deleteFrom("receipts").where("refund_id", "=", refundId).execute();
}

/** Stores a receipt that settles a part of a prepayment. */
export async function insertSettlement(
  trx: Transaction<Tables>,
  settlement: {
    readonly order_id: number;
    readonly payment_id: number;
    readonly amount: number;
    readonly lines: readonly KeptLine[];
  },
  at: Date,
): Promise<void> {
  await trx
    .insertInto("receipts")
    .values({
      ...settlement,
      lines: JSON.stringify(settlement.lines),
      kind: "settlement",
      state: "due",
      made_at: at,
      next_at: at,
    })
    .execute();
}

/** What of a payment has been settled. */
export async function findSettled(db: Db, paymentId: number): Promise<KeptLine[]> {
  const rows = await db
    .selectFrom("receipts")
    .select("lines")
    .where("payment_id", "=", paymentId)
    .where("kind", "=", "settlement")
    .execute();
  return rows.flatMap(({ lines }) => lines ?? []);
}

/** The other receipts of a payment, by their ids at the acquirer. */
export async function findReceiptRefs(db: Db, paymentId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("receipts")
    .select("acquirer_ref")
    .where("payment_id", "=", paymentId)
    .where("acquirer_ref", "is not", null)
    .execute();
  return rows.flatMap(({ acquirer_ref: ref }) => ref ?? []);
}

/** The prepaid payments of an order. */
export async function findPrepaid(db: Db, orderId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("payments")
    .select("payment_id")
    .where("order_id", "=", orderId)
    .where("is_prepaid", "=", true)
    .execute();
  return new Set(rows.map(({ payment_id: id }) => id));
}

/** Orders with a ride that is over, and prepaid money that stays and is not settled. */
export async function findUnsettled(db: Db, now: number): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`
    select p.order_id from payments p join entries e on e.payment_id = p.payment_id and e.kind = 'card'
    where p.is_prepaid and p.lines is not null
      and p.order_id in (
        select order_id from trips where pickup_at > ${new Date(now - SETTLED_WITHIN_MS)}
          and (state in ('completed', 'no-show', 'cancelled') or pickup_at < ${new Date(now - RIDE_OVER_MS)})
        union select order_id from hires where starts_at > ${new Date(now - SETTLED_WITHIN_MS)}
          and (state in ('completed', 'no-show', 'cancelled') or starts_at < ${new Date(now - RIDE_OVER_MS)}))
      and e.amount > (
        select coalesce(sum(amount), 0) from refunds where payment_id = p.payment_id and state not in ('declined', 'reversed'))
        + (select coalesce(sum(amount), 0) from receipts where payment_id = p.payment_id and kind = 'settlement')
    group by p.order_id order by p.order_id`.execute(db);
  return rows.map(({ order_id: id }) => id);
}

/** Receipts that are to be sent or looked at by now. */
export async function findOpenReceipts(db: Db, now: Date): Promise<StoredReceipt[]> {
  return db
    .selectFrom("receipts")
    .selectAll()
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .orderBy("receipt_id")
    .limit(PORTION)
    .execute();
}

/** A receipt by its number, which no other transaction moves meanwhile. */
export async function lockReceipt(trx: Transaction<Tables>, receiptId: number): Promise<StoredReceipt | undefined> {
  return trx.selectFrom("receipts").selectAll().where("receipt_id", "=", receiptId).forUpdate().executeTakeFirst();
}

/** Changes a receipt. */
export async function updateReceipt(db: Db, receiptId: number, values: Updateable<Tables["receipts"]>): Promise<void> {
  await db.updateTable("receipts").set(values).where("receipt_id", "=", receiptId).execute();
}

/** Somebody has to see to it: it has been told of, and is neither registered nor issued otherwise. */
const IS_MISSING = sql<boolean>`r.told_at is not null and r.state not in ('succeeded', 'issued')`;

/** How many receipts somebody has to see to. */
export async function countMissingReceipts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("receipts as r")
    .select((query) => query.fn.countAll<number>().as("count"))
    .where(IS_MISSING)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The receipts that somebody has to see to, all or those of one order or one of them; those that have been missing longest first. */
export async function findMissingReceipts(
  db: Db,
  { orderId, receiptId }: { readonly orderId?: number | undefined; readonly receiptId?: number } = {},
) {
  return db
    .selectFrom("receipts as r")
    .innerJoin("payments as p", "p.payment_id", "r.payment_id")
    .innerJoin("orders as o", "o.order_id", "r.order_id")
    .selectAll("r")
    .select(["p.acquirer", "p.acquirer_ref as payment_ref", "p.currency", "o.customer_name"])
    .where(IS_MISSING)
    .$if(orderId !== undefined, (query) => query.where("r.order_id", "=", orderId ?? 0))
    .$if(receiptId !== undefined, (query) => query.where("r.receipt_id", "=", receiptId ?? 0))
    .orderBy("r.made_at")
    .orderBy("r.receipt_id")
    .limit(MOST_SHOWN)
    .execute();
}

/** One row of such a list. */
export type MissingReceiptRow = Awaited<ReturnType<typeof findMissingReceipts>>[number];

/** Keeps that the receipt of money returned by bank or in cash is ours to issue, where its payment had one. */
export async function noteOwnReceipt(
  trx: Transaction<Tables>,
  {
    order_id,
    payment_id,
    refund_id,
    amount,
  }: Pick<Selectable<Tables["refunds"]>, "order_id" | "payment_id" | "refund_id" | "amount">,
  at: Date,
): Promise<void> {
  if (payment_id === null) return;
  const payment = await trx
    .selectFrom("receipts")
    .select("receipt_id")
    .where("payment_id", "=", payment_id)
    .where("kind", "=", "payment")
    .executeTakeFirst();
  if (payment === undefined) return;
  const own = { order_id, payment_id, refund_id, amount, kind: "refund", state: "own" } as const;
  await trx
    .insertInto("receipts")
    .values({ ...own, made_at: at, told_at: at, next_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
