import { sql, type Kysely, type Transaction } from "kysely";
import { cashDueBack, paidSince } from "#domain/orders/order-account.ts";
import { isPaidToDriver } from "#domain/orders/pay-by.ts";
import { OPEN_REFUND_STATES } from "#domain/payments/refund-state.ts";
import type { Tables } from "#server/database/tables.ts";
import { insertEntries, type NewEntry } from "#server/modules/orders/store/entries.repository.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";

/** Counts money that came or went: one entry, and the order's sum with it. The order's row is locked by the caller. */
export async function recordMoney(
  trx: Transaction<Tables>,
  order: StoredOrder,
  entry: NewEntry,
  at: Date,
): Promise<StoredOrder> {
  await insertEntries(trx, order, [entry], at);
  const received = order.received + entry.amount;
  // Whoever disputes a payment is not asked for it again until it is decided.
  const paidAt =
    entry.kind === "dispute" && order.paid_at !== null
      ? order.paid_at
      : paidSince({ state: order.state, cost: order.amount, received, paidAt: order.paid_at }, at);
  // Who has paid by card owes the driver nothing.
  const payBy = isPaidToDriver(order.pay_by) && entry.kind === "card" && paidAt !== null ? "card" : order.pay_by;
  const row = await trx
    .updateTable("orders")
    .set({
      received,
      paid_at: paidAt,
      pay_by: payBy,
      version: payBy === order.pay_by ? order.version : order.version + 1,
    })
    .where("order_id", "=", order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...order, ...row };
}

/** Writes an entry of what the operator alone bears: neither the cost of the order nor what came for it. */
export async function recordOwnCost(
  trx: Transaction<Tables>,
  order: StoredOrder,
  entry: NewEntry & { readonly kind: "dispute-fee" },
  at: Date,
): Promise<void> {
  await insertEntries(trx, order, [entry], at);
}

/** Lets an order cost less than its trips, as somebody has decided. The order's row is locked by the caller. */
export async function recordGoodwill(
  trx: Transaction<Tables>,
  order: StoredOrder,
  {
    amount,
    author,
    reason = "decided",
  }: { readonly amount: number; readonly author: string; readonly reason?: "decided" | "by-hand" },
  at: Date,
): Promise<void> {
  await insertEntries(trx, order, [{ kind: "goodwill", amount: -amount, author, reason }], at);
  await trx
    .updateTable("orders")
    .set({ amount: order.amount - amount, version: order.version + 1 })
    .where("order_id", "=", order.order_id)
    .execute();
}

/** Keeps money that was to go back, or lets it go again where the sum is below zero: the order costs that much more (`declined`). */
export async function recordKept(
  trx: Transaction<Tables>,
  order: StoredOrder,
  { amount, isGoodwill, author }: { readonly amount: number; readonly isGoodwill: boolean; readonly author: string },
  at: Date,
): Promise<void> {
  const kind = isGoodwill ? "goodwill" : "fee";
  await insertEntries(trx, order, [{ kind, amount, author, reason: "declined" }], at);
  await trx
    .updateTable("orders")
    .set({ amount: order.amount + amount, version: order.version + 1 })
    .where("order_id", "=", order.order_id)
    .execute();
}

/** Charges a fee for what was done to a trip that goes on. The order's row is locked by the caller. */
export async function recordFee(
  trx: Transaction<Tables>,
  order: StoredOrder,
  { fee, tripId, author }: { readonly fee: number; readonly tripId: number; readonly author: string },
  at: Date,
): Promise<StoredOrder> {
  if (fee === 0) return order;
  await insertEntries(trx, order, [{ kind: "fee", amount: fee, tripId, author }], at);
  const cost = order.amount + fee;
  const facts = { state: order.state, cost, received: order.received, paidAt: order.paid_at };
  const row = await trx
    .updateTable("orders")
    .set({ amount: cost, paid_at: paidSince(facts, at) })
    .where("order_id", "=", order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...order, ...row };
}

/** Lets an order cost another sum, whose entries the caller writes. The order's row is locked by the caller. */
export async function setCost(
  trx: Transaction<Tables>,
  order: StoredOrder,
  { cost, state, at }: { readonly cost: number; readonly state: StoredOrder["state"]; readonly at: Date },
): Promise<StoredOrder> {
  const paidAt = paidSince({ state, cost, received: order.received, paidAt: order.paid_at }, at);
  const row = await trx
    .updateTable("orders")
    .set({ amount: cost, paid_at: paidAt })
    .where("order_id", "=", order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...order, ...row };
}

/** What is to go back for an order and has not gone yet. */
export async function returningAmount(db: Kysely<Tables> | Transaction<Tables>, orderId: number): Promise<number> {
  const { sum } = await db
    .selectFrom("refunds")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("sum"))
    .where("order_id", "=", orderId)
    .where("state", "in", OPEN_REFUND_STATES)
    .executeTakeFirstOrThrow();
  return sum;
}

/** What came for an order by card, and has neither gone back nor is on its way. */
export async function onCardsAmount(db: Kysely<Tables> | Transaction<Tables>, orderId: number): Promise<number> {
  const { sum } = await db
    .selectFrom("entries")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("sum"))
    .where("order_id", "=", orderId)
    .where("kind", "in", ["card", "refund", "dispute"])
    .executeTakeFirstOrThrow();
  return sum - (await returningAmount(db, orderId));
}

/** What of an order is to be given back in cash by now, in minor units. */
export async function cashDueBackAmount(
  db: Kysely<Tables> | Transaction<Tables>,
  { order_id: orderId, amount: cost, received }: Pick<StoredOrder, "order_id" | "amount" | "received">,
): Promise<number> {
  const returning = await returningAmount(db, orderId);
  return cashDueBack({ cost, received, returning }, { onCards: await onCardsAmount(db, orderId) });
}

/** What is to be given back in cash for an order by now, and what was given back so since its first cancelling, in minor units. */
export async function cashBackAmounts(
  db: Kysely<Tables> | Transaction<Tables>,
  order: Pick<StoredOrder, "order_id" | "amount" | "received">,
): Promise<{ readonly due: number; readonly given: number }> {
  const { sum } = await db
    .selectFrom("entries as e")
    .select(sql<number>`coalesce(sum(e.amount), 0)::bigint`.as("sum"))
    .where("e.order_id", "=", order.order_id)
    .where("e.kind", "=", "cash")
    .where("e.amount", "<", 0)
    .where("e.entry_id", ">", (eb) =>
      eb
        .selectFrom("entries as off")
        .select((off) => off.fn.min("off.entry_id").as("first"))
        .where("off.order_id", "=", order.order_id)
        .where("off.kind", "=", "cancelled"),
    )
    .executeTakeFirstOrThrow();
  return { due: await cashDueBackAmount(db, order), given: -sum };
}
