import type { Transaction } from "kysely";
import { excessOf, type RefundReason } from "#domain/orders/order-account.ts";
import { splitRefund } from "#domain/payments/refund-state.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob, type Listener, type OrderEventName } from "#server/events.ts";
import { findOrderOfTrip, returningAmount, type StoredOrder } from "#server/modules/orders/index.ts";
import { REFUND_JOB } from "#server/modules/payments/payments.ts";
import { findRefundSources, insertRefund } from "#server/modules/payments/refunds.repository.ts";

/**
 * Records what came for an order beyond its cost and is not on its way back yet, and releases it at once: the terms give it to
 * the traveller, or nothing was owed for it. It only compares sums, so it may be called as often as one likes.
 */
export async function refundExcess(
  trx: Transaction<Tables>,
  order: StoredOrder,
  { reason, at }: { readonly reason: RefundReason; readonly at: Date },
): Promise<void> {
  const returning = await returningAmount(trx, order.order_id);
  const excess = excessOf({ cost: order.amount, received: order.received, returning });
  if (excess === 0) return;
  for (const { paymentId, amount } of splitRefund(excess, await findRefundSources(trx, order.order_id))) {
    const refundId = await insertRefund(trx, {
      order_id: order.order_id,
      payment_id: paymentId,
      amount,
      currency: order.currency,
      reason,
      state: "released",
      recorded_by: "system",
      recorded_at: at,
      released_by: "system",
      released_at: at,
    });
    await addJob(trx, REFUND_JOB, { refundId });
  }
}

/** Gives back what an order no longer costs, after it has changed or a trip of it was cancelled. */
export const refundAfterChange: Listener<OrderEventName> = async ({ subject, at }, trx) => {
  const order = await findOrderOfTrip(trx, subject.id, true);
  if (order !== undefined) await refundExcess(trx, order, { reason: "terms", at });
};
