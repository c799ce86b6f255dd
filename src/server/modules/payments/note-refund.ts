import type { Listener, OrderEventName } from "#server/events.ts";
import { findOrderOfTrip } from "#server/modules/orders/index.ts";
import { findPaymentOf, insertRefund, refundedAmount } from "#server/modules/payments/payments.repository.ts";

/**
 * Records a refund: the part of the payment that exceeds the order's current cost and is not recorded yet. It only compares
 * sums, so the order and number of events do not matter.
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
