import type { Listener, OrderEventName } from "#server/events.ts";
import { findOrderOfTrip } from "#server/modules/orders/index.ts";
import { findPaymentOf, insertRefund, refundedAmount } from "#server/modules/payments/payments.repository.ts";

/**
 * Writes down what is to go back to the payer: what was paid beyond what the order costs by now and is not written down yet.
 * It only compares sums, so that it makes no difference which event comes first and how often.
 */
export const noteRefund: Listener<OrderEventName> = async ({ subject, at }, trx) => {
  const order = await findOrderOfTrip(trx, subject.id, true);
  const payment = order && (await findPaymentOf(trx, order.order_id));
  if (order === undefined || payment?.state !== "succeeded") return;
  const amount = payment.amount - order.amount - (await refundedAmount(trx, order.order_id));
  if (amount > 0) {
    await insertRefund(trx, { order_id: order.order_id, amount, currency: payment.currency, recorded_at: at });
  }
};
