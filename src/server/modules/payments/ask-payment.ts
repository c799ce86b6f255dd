import { returningAmount, type PaymentSummary } from "#server/modules/orders/index.ts";
import { findPaymentOf } from "#server/modules/payments/payments.repository.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { returnedFor } from "#server/modules/payments/refunds/refunds.repository.ts";
import { hasSetAside } from "#server/modules/payments/set-aside.repository.ts";
import { settlePayment, type PaymentStanding } from "#server/modules/payments/settle-payment.ts";

/** A waiting page asks every two seconds, and the acquirer is asked no more often than that. */
export const ASK_AGAIN_MS = 2000;

/** Tells the payment state of an order, asking the acquirer while it is still open. */
export function createAskPayment(payments: Payments): (orderId: number) => Promise<PaymentSummary> {
  const asked = new Map<number, { readonly at: number; readonly state: PaymentStanding }>();
  const stateOf = async (orderId: number): Promise<PaymentSummary["state"]> => {
    const payment = await findPaymentOf(payments.db, orderId);
    if (payment === undefined) return "none";
    if (await hasSetAside(payments.db, orderId)) return "quarantined";
    if (payment.state !== "pending") {
      asked.delete(payment.payment_id);
      return payment.state;
    }
    const now = performance.now();
    const last = asked.get(payment.payment_id);
    if (last !== undefined && now - last.at < ASK_AGAIN_MS) return last.state;
    // An unreachable acquirer has not answered: the page keeps checking and does not ask to pay again.
    const state =
      (await settlePayment(payments, payment.payment_id).catch(() => "processing" as const)) ?? payment.state;
    asked.set(payment.payment_id, { at: now, state });
    return state;
  };
  return async (orderId) => ({
    state: await stateOf(orderId),
    returning: await returningAmount(payments.db, orderId),
    returned: (await returnedFor(payments.db, orderId))?.amount ?? 0,
  });
}
