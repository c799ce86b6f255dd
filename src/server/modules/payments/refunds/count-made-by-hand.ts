import type { Transaction } from "kysely";
import { OPEN_REFUND_STATES } from "#domain/payments/refund-state.ts";
import { replaceWaiting } from "#domain/payments/replace-waiting.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import { findAnyOrder, raiseVersion, recordGoodwill } from "#server/modules/orders/index.ts";
import type { ListedRefund } from "#server/modules/payments/acquirer.ts";
import { linesReturned } from "#server/modules/payments/cost-lines.ts";
import { findInstallation } from "#server/modules/payments/installation.repository.ts";
import { isOwnPayment } from "#server/modules/payments/own-payment.ts";
import { findPayment, type StoredPayment } from "#server/modules/payments/payments.repository.ts";
import { acquirerOf, REFUND_JOB, refundQueue, type Payments } from "#server/modules/payments/payments.ts";
import { watchReceipt } from "#server/modules/payments/receipts/receipts.repository.ts";
import { countReturned } from "#server/modules/payments/refunds/count-returned.ts";
import {
  amountBrought,
  changeWaiting,
  findRefund,
  findRefundsOf,
  insertRefund,
  type StoredRefund,
} from "#server/modules/payments/refunds/refunds.repository.ts";

/**
 * Counts the refunds of a payment that somebody made in the acquirer's own pages, each once: an entry of the order's account, of
 * which its traveller is told. One takes the place of what was to go back anyhow. Refunds of one payment run in one queue, so
 * that ours is never on its way meanwhile.
 */
export async function countMadeByHand(payments: Payments, paymentId: number): Promise<void> {
  const { db, clock } = payments;
  const payment = await findPayment(db, paymentId);
  if (payment === undefined || payment.acquirer_ref === null) return;
  const acquirer = acquirerOf(payments, payment.acquirer);
  const there = (await acquirer.refundsOf(payment.acquirer_ref)).filter(({ state }) => state !== "failed");
  if (unknownOf(there, payment, await findRefundsOf(db, payment.order_id)).length === 0) return;
  const paid = await acquirer.read(payment.acquirer_ref);
  // A copy of the database knows the payments of the original, whose refunds are not the copy's.
  if (paid === undefined || !isOwnPayment(paid, payment, await findInstallation(db))) return;
  await db.transaction().execute(async (trx) => {
    const order = await findAnyOrder(trx, payment.order_id, true);
    if (order === undefined) return;
    const unknown = unknownOf(there, payment, await findRefundsOf(trx, payment.order_id));
    for (const made of unknown) await countOne(trx, { made, there, payment }, new Date(clock()));
  });
}

/** The refunds at the acquirer that are neither known here by their reference nor made by us. */
function unknownOf(
  there: readonly ListedRefund[],
  { payment_id: paymentId, currency }: StoredPayment,
  known: readonly StoredRefund[],
): ListedRefund[] {
  const own = known.filter((refund) => refund.payment_id === paymentId);
  return there.filter(
    (made) => made.currency === currency && !own.some((refund) => isSame(made, refund)) && made.amount > 0,
  );
}

function isSame(made: ListedRefund, { refund_id: refundId, acquirer_ref: ref }: StoredRefund): boolean {
  return made.ref === ref || made.refundId === refundId;
}

interface Made {
  readonly made: ListedRefund;
  readonly there: readonly ListedRefund[];
  readonly payment: StoredPayment;
}

async function countOne(trx: Transaction<Tables>, { made, there, payment }: Made, at: Date): Promise<void> {
  const { order_id: orderId, payment_id: paymentId, acquirer: author, currency } = payment;
  const order = await findAnyOrder(trx, orderId, true);
  const brought = await amountBrought(trx, paymentId);
  if (order === undefined || brought === undefined) return;
  const refunds = await findRefundsOf(trx, orderId);
  const open = refunds.filter(({ state }) => OPEN_REFUND_STATES.some((one) => one === state));
  const waiting = open.filter((refund) => isWaiting(refund, { there, paymentId }));
  const gone = refunds
    .filter((refund) => refund.payment_id === paymentId && !waiting.includes(refund))
    .filter(({ state }) => state !== "declined" && state !== "reversed")
    .reduce((sum, { amount }) => sum + amount, 0);
  if (gone + made.amount > brought) throw new Error(`More has gone back to payment ${paymentId} than came by it.`);
  const { left, letOff } = replaceWaiting(
    { amount: made.amount, paymentId },
    waiting.map(({ refund_id, payment_id, amount }) => ({ refundId: refund_id, paymentId: payment_id, amount })),
    { cost: order.amount, received: order.received, returning: open.reduce((sum, { amount }) => sum + amount, 0) },
  );
  for (const { refundId, amount } of left) {
    const refund = waiting.find(({ refund_id: id }) => id === refundId);
    if (refund !== undefined) await changeWaiting(trx, refund, amount);
  }
  if (letOff > 0) await recordGoodwill(trx, order, { amount: letOff, author, reason: "by-hand" }, at);
  const owing = (await findAnyOrder(trx, orderId)) ?? order;
  const isThere = made.state === "succeeded";
  const refundId = await insertRefund(trx, {
    order_id: orderId,
    payment_id: paymentId,
    amount: made.amount,
    lines: await linesReturned(trx, owing, { paymentId, amount: made.amount }),
    currency,
    reason: "by-hand",
    acquirer_ref: made.ref,
    state: isThere ? "returned" : "sent",
    returned_at: isThere ? at : null,
    recorded_by: author,
    recorded_at: at,
    released_by: author,
    released_at: at,
  });
  const now = await findAnyOrder(trx, orderId, true);
  const refund = await findRefund(trx, refundId);
  if (now === undefined || refund === undefined) return;
  if (made.receipt !== undefined) await watchReceipt(trx, refund, made.receipt, at);
  if (isThere) return countReturned(trx, now, refund, at);
  await raiseVersion(trx, now);
  await addJob(trx, REFUND_JOB, { refundId }, { key: `${REFUND_JOB}:${refundId}`, queue: refundQueue(paymentId) });
}

/** Whether a refund is nowhere but here: of another payment one that was released may be on its way just now. */
export function isWaiting(
  { state, refund_id: id, payment_id, acquirer_ref: ref }: StoredRefund,
  { there, paymentId }: { readonly there: readonly ListedRefund[]; readonly paymentId: number },
): boolean {
  if (state === "recorded" || state === "failed") return true;
  return payment_id === paymentId && ref === null && !there.some(({ refundId }) => refundId === id);
}
