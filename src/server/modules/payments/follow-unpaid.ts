import type { Transaction } from "kysely";
import { unpaidStep } from "#domain/orders/unpaid-order.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import {
  awaitsPayment,
  findOrder,
  findAnyOrder,
  lapseOrder,
  planStep,
  type StoredOrder,
} from "#server/modules/orders/index.ts";
import { findUndecided } from "#server/modules/payments/payments.repository.ts";
import { PAYMENT_LIFETIME_HOURS, type Payments } from "#server/modules/payments/payments.ts";
import { hasSetAside } from "#server/modules/payments/set-aside.repository.ts";
import { settlePayment } from "#server/modules/payments/settle-payment.ts";

/** While money may be on its way, an order is looked at again after this time. */
const LATER_MS = 10 * 60_000;

/**
 * Takes the step that an unpaid order has come to: a letter with where to pay, a reminder, or its end. It goes by the clock and
 * the order alone, so it may run early, late, twice, or after the order was paid.
 */
export async function followUnpaid(payments: Payments, orderId: number): Promise<void> {
  const seen = await findOrder(payments.db, orderId);
  if (seen === undefined) return;
  const { due } = stepOf(payments, seen);
  const isDecisive = due === "lapse" || due === "reminder";
  const isAnswered = !isDecisive || !awaitsPayment(seen) || (await askAll(payments, orderId));
  await payments.db.transaction().execute(async (trx) => {
    const order = await findAnyOrder(trx, orderId, true);
    if (order?.state === "placed" && order.paid_at === null) await takeStep(trx, payments, order, isAnswered);
  });
}

async function takeStep(
  trx: Transaction<Tables>,
  payments: Payments,
  order: StoredOrder,
  isAnswered: boolean,
): Promise<void> {
  const { due, next } = stepOf(payments, order);
  const now = payments.clock();
  const event = { subject: { kind: "order", id: order.order_id }, at: new Date(now) } as const;
  if (!awaitsPayment(order)) return;
  // Whoever takes an offer for a yacht has been told at once what to pay, and by when.
  const isTold = order.yacht !== undefined;
  if (due === "letter" && !isTold) await recordEvent(trx, { name: "order.unpaid", ...event });
  // Whoever's bank is taking the money is reminded of nothing.
  if (due === "reminder" && !isAnswered) return planStep(trx, order.order_id, LATER_MS);
  if (due === "reminder" && !isTold) await recordEvent(trx, { name: "order.lapsing", ...event });
  if (due !== "lapse") {
    if (next !== null) await planStep(trx, order.order_id, next - now);
    return;
  }
  // Money that is set aside is money received: a person decides first.
  const mayLapse = isAnswered && !(await hasSetAside(trx, order.order_id));
  await (mayLapse ? lapseOrder(trx, order, event.at) : planStep(trx, order.order_id, LATER_MS));
}

function stepOf({ unpaid, clock }: Payments, { placed_at: placedAt, lapses_at: lapsesAt }: StoredOrder) {
  const order = { placedAt: placedAt.getTime(), lapsesAt: lapsesAt?.getTime() ?? null };
  return unpaidStep(order, unpaid, clock());
}

/** Asks the acquirer once more for every attempt that may still bring money; whether it has answered all and none is on its way. */
async function askAll(payments: Payments, orderId: number): Promise<boolean> {
  const since = new Date(payments.clock() - PAYMENT_LIFETIME_HOURS * 3_600_000);
  for (const paymentId of await findUndecided(payments.db, orderId, since)) {
    const state = await settlePayment(payments, paymentId).catch(() => "processing" as const);
    if (state === "processing") return false;
  }
  return true;
}
