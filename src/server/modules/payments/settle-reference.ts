import { addJob } from "#server/events.ts";
import { findInstallation } from "#server/modules/payments/installation.repository.ts";
import { isOfAttempt, isOwnPayment } from "#server/modules/payments/own-payment.ts";
import { findPayment, findPaymentByRef, markReference } from "#server/modules/payments/payments.repository.ts";
import { acquirerOf, COUNT_DISPUTES_JOB, refundQueue, type Payments } from "#server/modules/payments/payments.ts";
import { setAside } from "#server/modules/payments/set-aside.repository.ts";
import { settlePayment } from "#server/modules/payments/settle-payment.ts";

/** A payment by its acquirer and its id there. */
export interface NamedPayment {
  readonly acquirer: string;
  readonly ref: string;
  /** What the notice told of: a dispute is looked up as well. */
  readonly isDispute?: boolean;
}

/**
 * Looks up a payment that a notice names and no attempt of ours has the reference of. Our own number in it finds the attempt
 * whose opening was never answered; other money of this installation is set aside, never guessed. Money of other
 * users of the account is left alone.
 */
export async function settleReference(payments: Payments, named: NamedPayment): Promise<void> {
  const { db, clock } = payments;
  const acquirer = acquirerOf(payments, named.acquirer);
  const there = await acquirer.read(named.ref);
  if (there === undefined) return;
  // A notice may name a payment by another of its ids, such as Stripe's intent or charge; the acquirer says which one it is.
  const { ref } = there;
  const known = await findPaymentByRef(db, acquirer.name, ref);
  const numbered = await findPayment(db, there.paymentId);
  const attempt = known ?? (numbered?.acquirer === acquirer.name ? numbered : undefined);
  if (!isOwnPayment(there, attempt, await findInstallation(db))) return;
  if (attempt !== undefined && (attempt === known || isOfAttempt(there, attempt))) {
    await db.transaction().execute((trx) => markReference(trx, attempt.payment_id, ref));
    await settlePayment(payments, attempt.payment_id);
    const { payment_id: paymentId } = attempt;
    if (named.isDispute === true)
      await db
        .transaction()
        .execute((trx) => addJob(trx, COUNT_DISPUTES_JOB, { paymentId }, { queue: refundQueue(paymentId) }));
    return;
  }
  if (there.state !== "succeeded") return;
  const at = new Date(clock());
  const of = {
    order_id: attempt?.account === there.account ? attempt.order_id : null,
    payment_id: null,
    acquirer: acquirer.name,
  };
  await db.transaction().execute((trx) => setAside(trx, { ...of, there, reason: "attempt-unknown", at }));
}
