import type { Transaction } from "kysely";
import { dueOf } from "#domain/orders/order-account.ts";
import { judgePayment, type PaymentVerdict } from "#domain/payments/judge-payment.ts";
import { canMovePayment, type PaymentState } from "#domain/payments/payment-state.ts";
import type { Tables } from "#server/database/tables.ts";
import type { EventName } from "#server/event-kinds.ts";
import { addJob, recordEvent } from "#server/events.ts";
import { agreeTrips, findAnyOrder, recordMoney, type StoredOrder } from "#server/modules/orders/index.ts";
import type { AcquirerPayment } from "#server/modules/payments/acquirer.ts";
import { askMovements } from "#server/modules/payments/movements/count-movements.ts";
import { findPayment, markSettled, type StoredPayment } from "#server/modules/payments/payments.repository.ts";
import {
  acquirerOf,
  COUNT_DISPUTES_JOB,
  COUNT_REFUNDS_JOB,
  DEBIT_LIFETIME_HOURS,
  PAYMENT_LIFETIME_HOURS,
  refundQueue,
  type Payments,
} from "#server/modules/payments/payments.ts";
import { watchReceipt } from "#server/modules/payments/receipts/receipts.repository.ts";
import { refundExcess } from "#server/modules/payments/refunds/refund-excess.ts";
import { amountReturned } from "#server/modules/payments/refunds/refunds.repository.ts";
import { setAside } from "#server/modules/payments/set-aside.repository.ts";

/** Our state of a payment, or that the acquirer has received the payer's order and has not decided yet. */
export type PaymentStanding = PaymentState | "processing";

type PaymentEventName = Extract<EventName, `payment.${string}`>;

/** The event for each outcome of a payment; money that is set aside has an event of its own. */
const EVENT_OF: Readonly<Partial<Record<PaymentState, PaymentEventName>>> = {
  succeeded: "payment.settled",
  declined: "payment.failed",
  "paid-late": "payment.late",
};

/**
 * Asks the acquirer for the outcome of a payment and records it once. Notices, the return page and the checking job all come
 * here, in any order and as often as they like.
 */
export async function settlePayment(payments: Payments, paymentId: number): Promise<PaymentStanding | undefined> {
  const payment = await findPayment(payments.db, paymentId);
  if (payment === undefined) return undefined;
  const there = await paymentThere(payments, payment);
  return payments.db.transaction().execute(async (trx) => {
    // Whoever moves money, changes the order or cancels it waits here for the others: the order is locked first.
    const order = await findAnyOrder(trx, payment.order_id, true);
    const current = await findPayment(trx, paymentId, true);
    if (order === undefined || current === undefined) return undefined;
    if (there !== undefined && (await isMoreReturned(trx, paymentId, there))) {
      await addJob(trx, COUNT_REFUNDS_JOB, { paymentId }, { queue: refundQueue(paymentId) });
    }
    if (there?.isDisputed === true) {
      await addJob(trx, COUNT_DISPUTES_JOB, { paymentId }, { queue: refundQueue(paymentId) });
    }
    const verdict = judge(payments, current, there, order);
    if (verdict === undefined && there?.state === "processing") return "processing";
    if (verdict === undefined || !canMovePayment(current.state, verdict.state)) return current.state;
    const at = new Date(payments.clock());
    await markSettled(trx, paymentId, verdict.state, at, "reason" in verdict ? verdict.reason : null);
    await countMoney(trx, { order, payment: current, there, verdict, at });
    const name = order.yacht !== undefined && verdict.state === "succeeded" ? "yacht.paid" : EVENT_OF[verdict.state];
    if (name !== undefined) await recordEvent(trx, { name, subject: { kind: "order", id: current.order_id }, at });
    return verdict.state;
  });
}

/**
 * A payment as its acquirer knows it. An attempt that never reached the acquirer has no money there, and one whose acquirer is not
 * set up any more cannot be asked about: both are given up in time like any other.
 */
async function paymentThere(payments: Payments, payment: StoredPayment): Promise<AcquirerPayment | undefined> {
  const isGone = !payments.acquirers.some(({ name }) => name === payment.acquirer);
  if (payment.acquirer_ref === null || (isGone && isOverdue(payments, payment))) return undefined;
  return acquirerOf(payments, payment.acquirer).read(payment.acquirer_ref);
}

/** Whether more has gone back than is counted here: somebody gave it back in the acquirer's own pages. */
async function isMoreReturned(
  trx: Transaction<Tables>,
  paymentId: number,
  { refunded }: AcquirerPayment,
): Promise<boolean> {
  return refunded > 0 && refunded > (await amountReturned(trx, paymentId));
}

function isOverdue({ clock }: Payments, { created_at: madeAt }: StoredPayment, there?: AcquirerPayment): boolean {
  const hours = there?.state === "processing" ? DEBIT_LIFETIME_HOURS : PAYMENT_LIFETIME_HOURS;
  return clock() - madeAt.getTime() > hours * 3_600_000;
}

/** What an attempt becomes: without money it ends, and arrived money is judged. */
type Verdict = PaymentVerdict | { readonly state: Extract<PaymentState, "declined" | "expired"> };

function judge(
  payments: Payments,
  payment: StoredPayment,
  there: AcquirerPayment | undefined,
  order: StoredOrder,
): Verdict | undefined {
  if (there?.state === "declined" || there?.state === "expired") return { state: there.state };
  if (there?.state !== "succeeded") return isOverdue(payments, payment, there) ? { state: "expired" } : undefined;
  const attempt = { ...payment, paymentId: payment.payment_id };
  return judgePayment(attempt, there, {
    state: order.state,
    due: dueOf({ cost: order.amount, received: order.received }),
  });
}

interface Arrival {
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
  readonly there: AcquirerPayment | undefined;
  readonly verdict: Verdict;
  readonly at: Date;
}

/** Money that is ours is an entry of the order, and what it does not cost goes back; money that is not ours is set aside. */
async function countMoney(trx: Transaction<Tables>, { order, payment, there, verdict, at }: Arrival): Promise<void> {
  const { order_id, payment_id, acquirer, amount } = payment;
  if (verdict.state === "declined" || verdict.state === "expired" || there === undefined) return;
  if (verdict.state === "quarantined") {
    await setAside(trx, { order_id, payment_id, acquirer, there, reason: verdict.reason, at });
    return;
  }
  if (there.receipt !== undefined) await watchReceipt(trx, { order_id, payment_id, amount }, there.receipt, at);
  const entry = { kind: "card", amount, author: acquirer, paymentId: payment_id } as const;
  await askMovements(trx, { paymentId: payment_id });
  const paid = await agreeTrips(trx, await recordMoney(trx, order, entry, at), at);
  await refundExcess(trx, paid, { reason: "reason" in verdict ? verdict.reason : "terms", at });
}
