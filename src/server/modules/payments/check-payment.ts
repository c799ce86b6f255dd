import { OPEN_PAYMENT_STATES } from "#domain/payments/payment-state.ts";
import { addJob } from "#server/events.ts";
import { countCheck, findPayment, type StoredPayment } from "#server/modules/payments/payments.repository.ts";
import {
  CHECK_PAYMENT_JOB,
  checkKey,
  nextCheckSeconds,
  PAYMENT_LIFETIME_HOURS,
  type Payments,
} from "#server/modules/payments/payments.ts";
import { settlePayment } from "#server/modules/payments/settle-payment.ts";

/** Checks an open payment and schedules the next check while it stays open, so that a lost notice does no harm. */
export async function checkPayment(payments: Payments, paymentId: number): Promise<void> {
  // An unreachable acquirer has not answered: check again later.
  await settlePayment(payments, paymentId).catch(() => undefined);
  const payment = await findPayment(payments.db, paymentId);
  if (payment === undefined || !mayBringMoney(payment, payments.clock())) return;
  const checks = await countCheck(payments.db, paymentId);
  const runAt = new Date(payments.clock() + nextCheckSeconds(checks) * 1000);
  // A check requested by a notice leaves the scheduled one in place.
  const options = { runAt, key: checkKey(paymentId), keepEarlier: true };
  await payments.db.transaction().execute((trx) => addJob(trx, CHECK_PAYMENT_JOB, { paymentId }, options));
}

/** A page that was given up, or a bank that declined, may still bring money. */
function mayBringMoney({ state, created_at: createdAt }: StoredPayment, now: number): boolean {
  const age = now - createdAt.getTime();
  if (state === "expired" || state === "declined") return age <= PAYMENT_LIFETIME_HOURS * 3_600_000;
  return (OPEN_PAYMENT_STATES as readonly string[]).includes(state);
}
