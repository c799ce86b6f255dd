import { randomBytes, randomUUID } from "node:crypto";
import { LATE_SECONDS } from "#server/adapters/acquirer/sandbox-actions.ts";
import { SANDBOX_NOTICE_JOB, type SandboxNotice } from "#server/adapters/acquirer/sandbox-notice.ts";
import { lockPayment, type SandboxPayment } from "#server/adapters/acquirer/sandbox-payments.repository.ts";
import {
  findRefund,
  insertRefund,
  refundsOf,
  type SandboxRefund,
} from "#server/adapters/acquirer/sandbox-refunds.repository.ts";
import type { Sandbox } from "#server/adapters/acquirer/sandbox.ts";
import { addJob } from "#server/events.ts";
import type { AcquirerRefund, RefundAsk } from "#server/modules/payments/acquirer.ts";

const STATES = { "at-once": "succeeded", slow: "pending", failed: "failed" } as const satisfies Record<
  SandboxPayment["refunds_go"],
  SandboxRefund["state"]
>;

/** Gives back money of a payment in the way its page says, and queues the notice in the same transaction. */
export function refundPayment({ db, clock }: Sandbox, ask: RefundAsk): Promise<AcquirerRefund> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    // Two refunds of one payment wait for each other, so that together they never exceed it.
    const payment = await lockPayment(trx, ask.ref);
    const known = await findRefund(trx, String(ask.refundId), ask.idempotencyKey);
    if (known !== undefined) return presentKnown(known, ask);
    if (payment?.state !== "succeeded") return { ref: null, state: "failed", reason: "payment_not_paid" };
    const given = (await refundsOf(trx, ask.ref, new Date(now))).filter(({ state }) => state !== "failed");
    const left = given.reduce((rest, { amount }) => rest - amount, payment.amount);
    if (ask.amount > left || ask.currency !== payment.currency) {
      return { ref: null, state: "failed", reason: "amount_too_large" };
    }
    const isSlow = payment.refunds_go === "slow";
    const settleAt = new Date(now + LATE_SECONDS * 1000);
    const refund = await insertRefund(trx, {
      ref: randomBytes(16).toString("base64url"),
      idempotency_key: ask.idempotencyKey,
      payment_ref: ask.ref,
      refund_ref: String(ask.refundId),
      amount: ask.amount,
      currency: ask.currency,
      state: STATES[payment.refunds_go],
      settle_at: isSlow ? settleAt : null,
      created_at: new Date(now),
    });
    const notice: SandboxNotice = { ref: ask.ref, refundRef: refund.ref, eventId: randomUUID() };
    await addJob(trx, SANDBOX_NOTICE_JOB, { ...notice }, isSlow ? { runAt: settleAt } : {});
    return presentRefund(refund);
  });
}

/** A refund of the books as the port describes it. */
export function presentRefund({ ref, state }: SandboxRefund): AcquirerRefund {
  return { ref, state, ...(state === "failed" && { reason: "refused_by_bank" }) };
}

function presentKnown(known: SandboxRefund, ask: RefundAsk): AcquirerRefund {
  const isSame =
    known.payment_ref === ask.ref && known.amount === ask.amount && known.refund_ref === String(ask.refundId);
  if (!isSame) throw new Error("The idempotency key was used for another refund.");
  return presentRefund(known);
}
