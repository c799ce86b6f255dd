import { excessOf } from "#domain/orders/order-account.ts";
import { takeOf } from "#domain/payments/receipt-lines.ts";
import { canMoveRefund } from "#domain/payments/refund-state.ts";
import { recordEvent } from "#server/events.ts";
import { findAnyOrder, raiseVersion, recordMoney, returningAmount } from "#server/modules/orders/index.ts";
import { askMovements } from "#server/modules/payments/movements/count-movements.ts";
import { findPayment } from "#server/modules/payments/payments.repository.ts";
import { acquirerOf, type Payments } from "#server/modules/payments/payments.ts";
import {
  findRefund,
  findRefundSources,
  insertRefund,
  updateRefund,
  type StoredRefund,
} from "#server/modules/payments/refunds/refunds.repository.ts";

/**
 * Looks again at a refund that has gone back to a card: a bank may send it back days later. Then the money is with us again, and a
 * failed refund of its own waits for a person.
 */
export async function checkReturned(payments: Payments, refund: StoredRefund): Promise<void> {
  const { refund_id: refundId, payment_id: paymentId, acquirer_ref: ref, way } = refund;
  if (paymentId === null || ref === null || way !== "acquirer") return;
  const payment = await findPayment(payments.db, paymentId);
  if (payment === undefined) return;
  const there = await acquirerOf(payments, payment.acquirer).readRefund(ref);
  if (there?.state !== "failed") return;
  const problem = there.reason ?? "refused by the acquirer";
  await payments.db.transaction().execute(async (trx) => {
    const order = await findAnyOrder(trx, refund.order_id, true);
    const current = await findRefund(trx, refundId, true);
    if (order === undefined || current === undefined || !canMoveRefund(current.state, "reversed")) return;
    const at = new Date(payments.clock());
    const { amount, order_id, payment_id, currency, reason, note, recorded_by } = current;
    await updateRefund(trx, refundId, { state: "reversed", problem });
    await askMovements(trx, { paymentId });
    const entry = { kind: "refund", amount, author: payment.acquirer, reason, refundId } as const;
    const back = await recordMoney(trx, order, entry, at);
    await raiseVersion(trx, back);
    const source = (await findRefundSources(trx, order_id)).find((one) => one.paymentId === paymentId);
    const returning = await returningAmount(trx, order_id);
    const excess = excessOf({ cost: back.amount, received: back.received, returning });
    // What a bank has taken meanwhile by a dispute need not go back once more.
    const rest = Math.min(amount, excess, source === undefined ? 0 : source.amount - source.refunded);
    if (rest <= 0) return;
    const lines = current.lines && JSON.stringify(takeOf(current.lines, rest));
    const same = { order_id, payment_id, amount: rest, lines, currency, reason, note, recorded_by, recorded_at: at };
    const { released_by, released_at } = current;
    await insertRefund(trx, { ...same, released_by, released_at, state: "failed", problem });
    await recordEvent(trx, { name: "refund.failed", subject: { kind: "order", id: order_id }, at });
  });
}
