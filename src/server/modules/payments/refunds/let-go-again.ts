import type { Transaction } from "kysely";
import { takeOf, withoutLines } from "#domain/payments/receipt-lines.ts";
import { heldLines } from "#domain/payments/split-refund.ts";
import type { Tables } from "#server/database/tables.ts";
import { findAnyOrder, recordKept } from "#server/modules/orders/index.ts";
import {
  findRefundSources,
  updateRefund,
  type StoredRefund,
} from "#server/modules/payments/refunds/refunds.repository.ts";

/** Records a declined refund anew: the order costs what it did before it was declined. */
export async function letGoAgain(
  trx: Transaction<Tables>,
  { refund_id: refundId, order_id: orderId, payment_id: paymentId, amount, reason, lines }: StoredRefund,
  { author, at }: { readonly author: string; readonly at: Date },
): Promise<void> {
  const order = await findAnyOrder(trx, orderId, true);
  if (order === undefined) throw new Error("The order is gone.");
  await recordKept(trx, order, { amount: -amount, isGoodwill: reason === "decided", author }, at);
  // What it was to return may have gone back with another refund meanwhile.
  const source = (await findRefundSources(trx, orderId)).find((one) => one.paymentId === paymentId);
  const held = source === undefined ? null : heldLines(source);
  const isHeld = lines !== null && withoutLines(lines, held ?? []).length === 0;
  const again = isHeld ? lines : held && takeOf(held, amount);
  await updateRefund(trx, refundId, {
    lines: again && JSON.stringify(again),
    state: "recorded",
    recorded_by: author,
    recorded_at: at,
    released_by: null,
    released_at: null,
    approved_by: null,
    approved_at: null,
    declined_by: null,
    declined_at: null,
    decline_reason: "",
    problem: null,
  });
}
