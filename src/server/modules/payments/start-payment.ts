import { addJob } from "#server/events.ts";
import { findByTransaction, refuseRideOver, type StoredOrder } from "#server/modules/orders/index.ts";
import type { OpenedPayment } from "#server/modules/payments/acquirer.ts";
import { paymentTexts } from "#server/modules/payments/payment-texts.ts";
import {
  findOpenPayment,
  findPaymentOf,
  insertPayment,
  markOpened,
  markSettled,
  type StoredPayment,
} from "#server/modules/payments/payments.repository.ts";
import {
  CHECK_PAYMENT_JOB,
  checkKey,
  nextCheckSeconds,
  PAGE_LIFETIME_HOURS,
  type Payments,
} from "#server/modules/payments/payments.ts";
import { returnUrl } from "#server/modules/payments/return-url.ts";
import { settlePayment } from "#server/modules/payments/settle-payment.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Returns the address where an order is paid. One order has one open payment, so two tabs get the same page; the acquirer is
 * called outside any transaction, and the next call finishes an interrupted one with the same key (R-17, T-18).
 */
export async function startPayment(
  payments: Payments,
  transaction: number,
  hostName: string | undefined,
): Promise<string> {
  const order = await findByTransaction(payments.db, transaction);
  if (order === undefined) throw new Refusal("order-unknown");
  const known = await findOpenPayment(payments.db, order.order_id);
  // The payer may have just finished on the hosted page: check before sending anybody there again.
  if (known?.acquirer_ref) await settlePayment(payments, known.payment_id).catch(() => undefined);
  const { amount } = await refuseUnpayable(payments, transaction);
  await giveUpOtherSum(payments, order.order_id, amount);
  const payment =
    (await findOpenPayment(payments.db, order.order_id)) ?? (await openAttempt(payments, { ...order, amount }));
  if (payment.pay_url !== null) return payment.pay_url;
  const opened = await openAtAcquirer(payments, order, payment, hostName);
  await markOpened(payments.db, payment.payment_id, opened.ref, opened.payUrl);
  return opened.payUrl;
}

/** A changed order needs a new payment; the page for the old sum is given up, and money paid there is set aside. */
async function giveUpOtherSum(payments: Payments, orderId: number, amount: number): Promise<void> {
  const open = await findOpenPayment(payments.db, orderId);
  if (open === undefined || open.amount === amount) return;
  const at = new Date(payments.clock());
  await payments.db
    .transaction()
    .execute((trx) => markSettled(trx, open.payment_id, "expired", at, "the order costs another sum by now"));
}

async function refuseUnpayable(payments: Payments, transaction: number): Promise<StoredOrder> {
  const order = await findByTransaction(payments.db, transaction);
  if (order === undefined) throw new Refusal("order-unknown");
  if (order.state === "cancelled") throw new Refusal("order-cancelled");
  if (order.pay_by === "cash") throw new Refusal("cash-order");
  const latest = await findPaymentOf(payments.db, order.order_id);
  // An unexpected amount is still money received: hold it for review before anyone can pay again (T-15).
  const hasMoney = latest?.state === "succeeded" || latest?.state === "quarantined";
  if (order.paid_at !== null || hasMoney) throw new Refusal("already-paid");
  refuseRideOver(order, payments.clock());
  return order;
}

async function openAttempt(payments: Payments, order: StoredOrder): Promise<StoredPayment> {
  const now = payments.clock();
  const mine = await payments.db.transaction().execute(async (trx) => {
    const payment = await insertPayment(trx, order, payments.acquirer, new Date(now));
    if (payment === undefined) return undefined;
    const runAt = new Date(now + nextCheckSeconds(0) * 1000);
    const key = checkKey(payment.payment_id);
    await addJob(trx, CHECK_PAYMENT_JOB, { paymentId: payment.payment_id }, { runAt, key });
    return payment;
  });
  const payment = mine ?? (await findOpenPayment(payments.db, order.order_id));
  if (payment === undefined) throw new Refusal("acquirer-unavailable");
  return payment;
}

async function openAtAcquirer(
  payments: Payments,
  order: StoredOrder,
  payment: StoredPayment,
  hostName: string | undefined,
): Promise<OpenedPayment> {
  const madeAt = payment.created_at.getTime();
  try {
    return await payments.acquirer.open({
      idempotencyKey: `payment-${payment.payment_id}`,
      paymentId: payment.payment_id,
      orderId: order.order_id,
      amount: payment.amount,
      currency: payment.currency,
      lang: order.lang,
      ...paymentTexts(order, payment.amount, payments.gazetteer),
      madeAt,
      endsAt: madeAt + PAGE_LIFETIME_HOURS * 3_600_000,
      returnUrl: returnUrl(payments, order, hostName),
    });
  } catch {
    throw new Refusal("acquirer-unavailable");
  }
}
