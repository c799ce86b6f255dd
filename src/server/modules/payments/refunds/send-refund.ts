import { canMoveRefund } from "#domain/payments/refund-state.ts";
import { addJob, recordEvent } from "#server/events.ts";
import { findOrder, findAnyOrder } from "#server/modules/orders/index.ts";
import type { AcquirerRefund } from "#server/modules/payments/acquirer.ts";
import { isUnderDispute } from "#server/modules/payments/disputes/disputes.repository.ts";
import { findInstallation } from "#server/modules/payments/installation.repository.ts";
import { paymentTexts } from "#server/modules/payments/payment-texts.ts";
import { findPayment, type StoredPayment } from "#server/modules/payments/payments.repository.ts";
import {
  acquirerOf,
  nextCheckSeconds,
  REFUND_JOB,
  refundQueue,
  type Payments,
} from "#server/modules/payments/payments.ts";
import { dropReceipt, findSettled, watchReceipt } from "#server/modules/payments/receipts/receipts.repository.ts";
import { withStanding } from "#server/modules/payments/receipts/with-standing.ts";
import { checkReturned } from "#server/modules/payments/refunds/check-returned.ts";
import { countMadeByHand } from "#server/modules/payments/refunds/count-made-by-hand.ts";
import { countReturned } from "#server/modules/payments/refunds/count-returned.ts";
import {
  findRefund,
  roomFor,
  updateRefund,
  type StoredRefund,
} from "#server/modules/payments/refunds/refunds.repository.ts";

/**
 * Gives a released refund back at the acquirer that took the money, and looks again until it is there. An acquirer that does not
 * answer may have done it: the same key asks again, and one refund gives back once.
 */
export async function sendRefund(payments: Payments, refundId: number): Promise<void> {
  const refund = await findRefund(payments.db, refundId);
  if (refund?.state === "returned") return checkReturned(payments, refund);
  if (!isGoing(refund)) return;
  const answer = await askAcquirer(payments, refund).catch((error: unknown) => problemOf(error));
  if (answer === undefined) return;
  await payments.db.transaction().execute(async (trx) => {
    const order = await findAnyOrder(trx, refund.order_id, true);
    const current = await findRefund(trx, refundId, true);
    if (order === undefined || current === undefined) return;
    const at = new Date(payments.clock());
    const queue = refundQueue(refund.payment_id);
    // Another sum was asked for: what somebody gave back by hand meanwhile has taken the place of a part.
    if ("amount" in answer && answer.amount !== current.amount) return addJob(trx, REFUND_JOB, { refundId }, { queue });
    const values = { ...outcomeOf(answer, at), tries: current.tries + 1 };
    if (current.state !== values.state && !canMoveRefund(current.state, values.state)) return;
    const moved = await updateRefund(trx, refundId, values);
    if ("receipt" in answer && answer.receipt !== undefined) await watchReceipt(trx, moved, answer.receipt, at);
    if (moved.state === "returned") await countReturned(trx, order, moved, at);
    if (moved.state === "failed") {
      await dropReceipt(trx, refundId);
      await recordEvent(trx, { name: "refund.failed", subject: { kind: "order", id: order.order_id }, at });
    }
    if (moved.state === "sent") {
      const runAt = new Date(at.getTime() + nextCheckSeconds(moved.tries) * 1000);
      await addJob(trx, REFUND_JOB, { refundId }, { runAt, key: `${REFUND_JOB}:${refundId}`, queue });
    }
  });
}

type Answer = (AcquirerRefund & { readonly amount: number }) | { readonly problem: string };

/** What the acquirer says about a refund; nothing where what somebody gave back by hand has taken its place. */
async function askAcquirer(payments: Payments, seen: StoredRefund): Promise<Answer | undefined> {
  const { refund_id: refundId, payment_id: paymentId, acquirer_ref: refundRef } = seen;
  const payment = paymentId === null ? undefined : await findPayment(payments.db, paymentId);
  if (payment === undefined || payment.acquirer_ref === null) throw new Error("The payment has no reference.");
  const acquirer = acquirerOf(payments, payment.acquirer);
  const known = refundRef === null ? undefined : await acquirer.readRefund(refundRef);
  if (known !== undefined) return { ...known, amount: seen.amount };
  await countMadeByHand(payments, payment.payment_id);
  const refund = await findRefund(payments.db, refundId);
  if (!isGoing(refund)) return undefined;
  const held = refund.acquirer_ref === null ? await heldByDispute(payments.db, refund) : undefined;
  if (held !== undefined) {
    // Its answer may have been lost, and then it is there.
    const made = (await acquirer.refundsOf(payment.acquirer_ref)).find(
      (one) => one.refundId === refundId && one.state !== "failed",
    );
    return { ...(made ?? { ref: null, state: "failed", reason: held }), amount: refund.amount };
  }
  const answer = { ...(await refundAt(payments, payment, refund)), amount: refund.amount };
  // It may be refused because more has been given back by hand just now.
  if (answer.state === "failed") await countMadeByHand(payments, payment.payment_id);
  return answer;
}

/** Until its bank has decided, nobody knows whose the money is; what a lost dispute has taken is gone. */
async function heldByDispute(db: Payments["db"], refund: StoredRefund): Promise<string | undefined> {
  if (refund.payment_id !== null && (await isUnderDispute(db, refund.payment_id))) return "under_dispute";
  return (await roomFor(db, refund)) < refund.amount ? "taken_by_dispute" : undefined;
}

function isGoing(refund: StoredRefund | undefined): refund is StoredRefund {
  return refund?.state === "released" || refund?.state === "sent";
}

async function refundAt(payments: Payments, payment: StoredPayment, refund: StoredRefund): Promise<AcquirerRefund> {
  const { refund_id: refundId, amount, currency } = refund;
  const order = await findOrder(payments.db, refund.order_id);
  if (order === undefined) throw new Error("The order is gone.");
  // A release after a failure, or of another sum, is a new wish: the old key would be answered with the old failure.
  const { installation_id: installation } = await findInstallation(payments.db);
  const idempotencyKey = `refund-${installation}-${refundId}-${refund.released_at?.getTime() ?? 0}-${amount}`;
  const lines = withStanding(payment, refund.lines, await findSettled(payments.db, payment.payment_id));
  const { receipt } = paymentTexts(order, { amount, lines }, payments.gazetteer);
  return acquirerOf(payments, payment.acquirer).refund({
    idempotencyKey,
    ref: payment.acquirer_ref ?? "",
    refundId,
    installation,
    amount,
    currency,
    receipt,
  });
}

/** Only the kind of a problem is kept: what outside services say may hold addresses or numbers. */
function problemOf(error: unknown): Answer {
  return { problem: error instanceof Error ? error.message.slice(0, 200) : "unknown" };
}

function outcomeOf(answer: Answer, at: Date) {
  if ("problem" in answer) return { state: "sent", problem: answer.problem } as const;
  const { ref, state, reason } = answer;
  if (state === "succeeded") return { state: "returned", acquirer_ref: ref, returned_at: at, problem: null } as const;
  if (state === "failed")
    return {
      state: "failed",
      acquirer_ref: ref,
      problem: reason ?? "refused by the acquirer",
      // Whoever tries again decides anew.
      approved_by: null,
      approved_at: null,
    } as const;
  // The acquirer says what it waits for, such as the account of a traveller whose card takes nothing back.
  return { state: "sent", acquirer_ref: ref, problem: reason ?? null } as const;
}
