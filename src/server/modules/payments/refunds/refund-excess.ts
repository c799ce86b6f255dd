import type { Transaction } from "kysely";
import { excessOf, type RefundReason } from "#domain/orders/order-account.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob, type Listener } from "#server/events.ts";
import { findAnyOrder, returningAmount, type StoredOrder } from "#server/modules/orders/index.ts";
import { partsToReturn } from "#server/modules/payments/cost-lines.ts";
import { REFUND_JOB, refundQueue } from "#server/modules/payments/payments.ts";
import { letGoAgain } from "#server/modules/payments/refunds/let-go-again.ts";
import {
  findDeclinedByTerms,
  insertRefund,
  takeAskedBack,
} from "#server/modules/payments/refunds/refunds.repository.ts";

/**
 * Records what came for an order beyond its cost and is not on its way back yet, and releases it at once: the terms give it to
 * the traveller, or nothing was owed for it. Where somebody of the staff made it so, it waits until it is released. It only
 * compares sums, so it may be called as often as one likes.
 */
export async function refundExcess(
  trx: Transaction<Tables>,
  order: StoredOrder,
  { reason, at, askedBy }: { readonly reason: RefundReason; readonly at: Date; readonly askedBy?: string | undefined },
): Promise<void> {
  const returning = await returningAmount(trx, order.order_id);
  const excess = excessOf({ cost: order.amount, received: order.received, returning });
  if (excess === 0) return;
  for (const { paymentId, amount, lines } of await partsToReturn(trx, order, excess)) {
    const { order_id, currency } = order;
    const refund = { order_id, payment_id: paymentId, amount, lines, currency, reason, recorded_at: at };
    if (askedBy !== undefined) {
      await insertRefund(trx, { ...refund, recorded_by: askedBy });
      continue;
    }
    const released = { state: "released", recorded_by: "system", released_by: "system", released_at: at } as const;
    const refundId = await insertRefund(trx, { ...refund, ...released });
    await addJob(trx, REFUND_JOB, { refundId }, { queue: refundQueue(paymentId) });
  }
}

/** Gives back what an order no longer costs, after it has changed or a trip of it was cancelled. */
export const refundAfterChange: Listener<
  "order.changed" | "order.cancelled" | "order.refused" | "order.no-show" | "yacht.cancelled"
> = async ({ subject, at, body: { by: askedBy } }, trx) => {
  const order = await findAnyOrder(trx, subject.id, true);
  if (order !== undefined) await refundExcess(trx, order, { reason: "terms", at, askedBy });
};

/** After a wrong state was put right: what was asked for and has not been released is asked for anew, by what the order costs now. */
export const refundPutRight: Listener<"order.put-right"> = async ({ subject, at, body: { by: askedBy } }, trx) => {
  const order = await findAnyOrder(trx, subject.id, true);
  if (order === undefined) return;
  // What was kept of it is owed by the terms of what is put right no more than what was asked for.
  for (const refund of await findDeclinedByTerms(trx, order.order_id))
    await letGoAgain(trx, refund, { author: askedBy ?? "system", at });
  await takeAskedBack(trx, order.order_id);
  const now = await findAnyOrder(trx, order.order_id);
  if (now !== undefined) await refundExcess(trx, now, { reason: "terms", at, askedBy });
};
