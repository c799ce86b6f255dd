import { findAnyOrder } from "#server/modules/orders/index.ts";
import { bookDispute } from "#server/modules/payments/disputes/book-dispute.ts";
import { findDisputeByRef } from "#server/modules/payments/disputes/disputes.repository.ts";
import { findInstallation } from "#server/modules/payments/installation.repository.ts";
import { askMovements } from "#server/modules/payments/movements/count-movements.ts";
import { isOwnPayment } from "#server/modules/payments/own-payment.ts";
import { findPayment } from "#server/modules/payments/payments.repository.ts";
import { acquirerOf, type Payments } from "#server/modules/payments/payments.ts";
import { isWaiting } from "#server/modules/payments/refunds/count-made-by-hand.ts";
import { amountBrought } from "#server/modules/payments/refunds/refunds.repository.ts";

/** Reads the disputes of a payment from its acquirer and keeps each as it is now; in the queue of the payment's refunds. */
export async function countDisputes(payments: Payments, paymentId: number): Promise<void> {
  const { db, clock } = payments;
  const payment = await findPayment(db, paymentId);
  if (payment === undefined || payment.acquirer_ref === null) return;
  const acquirer = acquirerOf(payments, payment.acquirer);
  const paid = await acquirer.read(payment.acquirer_ref);
  if (paid === undefined || !isOwnPayment(paid, payment, await findInstallation(db))) return;
  const disputes = await acquirer.disputesOf(payment.acquirer_ref);
  const there = await acquirer.refundsOf(payment.acquirer_ref);
  await db.transaction().execute(async (trx) => {
    const order = await findAnyOrder(trx, payment.order_id, true);
    if (order === undefined || (await amountBrought(trx, paymentId)) === undefined) return;
    if (disputes.length > 0) await askMovements(trx, { paymentId });
    for (const { ref, currency, feeCurrency, dueAt, ...dispute } of disputes) {
      if (currency !== payment.currency) continue;
      const known = await findDisputeByRef(trx, paymentId, ref);
      const told = { ...dispute, acquirer_ref: ref, fee_currency: feeCurrency, due_at: dueAt, note: "" };
      const rest = { payment, known, author: acquirer.name, at: new Date(clock()) };
      await bookDispute(trx, told, { ...rest, isWaiting: (refund) => isWaiting(refund, { there, paymentId }) });
    }
  });
}
