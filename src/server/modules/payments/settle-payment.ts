import type { Transaction } from "kysely";
import { canMovePayment, type PaymentState } from "#domain/payments/payment-state.ts";
import type { Tables } from "#server/database/tables.ts";
import type { EventName } from "#server/event-kinds.ts";
import { recordEvent } from "#server/events.ts";
import { findOrder } from "#server/modules/orders/index.ts";
import type { AcquirerPayment } from "#server/modules/payments/acquirer.ts";
import {
  findPayment,
  findPaymentOf,
  markSettled,
  type StoredPayment,
} from "#server/modules/payments/payments.repository.ts";
import { PAYMENT_LIFETIME_HOURS, type Payments } from "#server/modules/payments/payments.ts";

/** Our state of a payment, or that the acquirer has received the payer's order and has not decided yet. */
export type PaymentStanding = PaymentState | "processing";

type PaymentEventName = Extract<EventName, `payment.${string}`>;

/** The event for each outcome of a payment; money set aside waits for a person to review it. */
const EVENT_OF: Readonly<Partial<Record<PaymentState, PaymentEventName>>> = {
  succeeded: "payment.settled",
  declined: "payment.failed",
  quarantined: "payment.set-aside",
  "paid-late": "payment.set-aside",
};

/**
 * Asks the acquirer for the outcome of a payment and records it once. Notices, the return page and the checking job all come
 * here, in any order and as often as they like (T-15, T-16, R-14 to R-16).
 */
export async function settlePayment(payments: Payments, paymentId: number): Promise<PaymentStanding | undefined> {
  const payment = await findPayment(payments.db, paymentId);
  if (payment === undefined) return undefined;
  // An attempt that never reached the acquirer has no money there; it is given up in time like any other.
  const there = payment.acquirer_ref === null ? undefined : await payments.acquirer.read(payment.acquirer_ref);
  return payments.db.transaction().execute(async (trx) => {
    const current = await findPayment(trx, paymentId, true);
    if (current === undefined) return undefined;
    const verdict = await judge(trx, payments, current, there);
    if (verdict === undefined && there?.state === "processing") return "processing";
    if (verdict === undefined || !canMovePayment(current.state, verdict.state)) return current.state;
    const at = new Date(payments.clock());
    await markSettled(trx, paymentId, verdict.state, at, verdict.note);
    const name = EVENT_OF[verdict.state];
    if (name !== undefined) await recordEvent(trx, { name, subject: { kind: "order", id: current.order_id }, at });
    return verdict.state;
  });
}

interface Verdict {
  readonly state: PaymentState;
  readonly note: string | null;
}

async function judge(
  trx: Transaction<Tables>,
  payments: Payments,
  payment: StoredPayment,
  there: AcquirerPayment | undefined,
): Promise<Verdict | undefined> {
  if (there?.state === "declined") return { state: "declined", note: null };
  if (there?.state === "expired") return { state: "expired", note: "its page ended" };
  if (there?.state !== "succeeded") {
    const age = payments.clock() - payment.created_at.getTime();
    return age > PAYMENT_LIFETIME_HOURS * 3_600_000 ? { state: "expired", note: "never finished" } : undefined;
  }
  const differs = mismatch(payment, there);
  if (differs !== undefined) return { state: "quarantined", note: `${differs} differs` };
  const order = await findOrder(trx, payment.order_id);
  if (order?.state === "cancelled") return { state: "paid-late", note: "order was cancelled" };
  // The order was changed while the page for the old sum was open: a person decides about the difference.
  if (order !== undefined && order.amount !== payment.amount) {
    return { state: "quarantined", note: "the order costs another sum by now" };
  }
  const other = await findPaymentOf(trx, payment.order_id);
  if (other?.state === "succeeded" && other.payment_id !== payment.payment_id) {
    return { state: "paid-late", note: "order was paid by another payment" };
  }
  return { state: "succeeded", note: null };
}

/** Which fact of a succeeded payment differs from ours; undefined when all match. */
function mismatch(payment: StoredPayment, there: AcquirerPayment): string | undefined {
  if (there.paymentId !== payment.payment_id) return "payment number";
  if (there.account !== payment.account) return "account";
  if (there.currency !== payment.currency) return "currency";
  if (there.amount !== payment.amount) return "amount";
  return undefined;
}
