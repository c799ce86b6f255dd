import type { IncomingHttpHeaders } from "node:http";
import { addJob } from "#server/events.ts";
import { UnreadableNotice, type Acquirer, type PaymentNotice } from "#server/modules/payments/acquirer.ts";
import { NOTE_PAYOUT_JOB } from "#server/modules/payments/movements/count-movements.ts";
import { findPaymentByRef, insertNotice } from "#server/modules/payments/payments.repository.ts";
import {
  CHECK_PAYMENT_JOB,
  LOOK_UP_PAYMENT_JOB,
  REFUND_JOB,
  refundQueue,
  type Payments,
} from "#server/modules/payments/payments.ts";
import { findRefundByRef } from "#server/modules/payments/refunds/refunds.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** A notice as it came, and the address it came from. */
export interface ReceivedNotice {
  readonly raw: Buffer;
  readonly headers: IncomingHttpHeaders;
  readonly from: string;
}

/** Counts a notice that anybody may have sent, and refuses it where its sender has sent too many. */
export type CountHint = (address: string) => Promise<void>;

/**
 * Accepts a notice: it is stored once and a job reads the payment back; a repeated notice does nothing. Hints are
 * limited for each sender, so that a stranger cannot make us ask the acquirer without end; a true one that is refused is sent
 * again, and the checks of open payments find its money without it.
 */
export async function takeNotice(
  payments: Payments,
  countHint: CountHint,
  acquirer: Acquirer,
  { raw, headers, from }: ReceivedNotice,
): Promise<void> {
  const notice = verified(() => acquirer.verifyNotice(raw, headers, payments.clock(), from));
  if (notice === undefined) throw new Refusal("signature-wrong");
  if (notice.isHint === true) await countHint(from);
  await payments.db.transaction().execute(async (trx) => {
    const at = new Date(payments.clock());
    const isNew = await insertNotice(trx, { acquirer: acquirer.name, eventId: notice.eventId, raw, at });
    if (!isNew) return;
    if (notice.payoutRef !== undefined)
      return addJob(trx, NOTE_PAYOUT_JOB, { acquirer: acquirer.name, ref: notice.payoutRef });
    const refund = notice.refundRef && (await findRefundByRef(trx, acquirer.name, notice.refundRef));
    if (refund) {
      const { refund_id: refundId, payment_id: paymentId } = refund;
      return addJob(trx, REFUND_JOB, { refundId }, { queue: refundQueue(paymentId) });
    }
    const payment = await findPaymentByRef(trx, acquirer.name, notice.ref);
    await (payment === undefined || notice.isDispute === true
      ? addJob(trx, LOOK_UP_PAYMENT_JOB, {
          acquirer: acquirer.name,
          ref: notice.ref,
          ...(notice.isDispute === true && { isDispute: true }),
        })
      : addJob(trx, CHECK_PAYMENT_JOB, { paymentId: payment.payment_id }, { goesFirst: true }));
  });
}

/** A notice that its acquirer sends in a way nobody can read is refused, so that its own pages show the fault. */
function verified(verify: () => PaymentNotice | undefined): PaymentNotice | undefined {
  try {
    return verify();
  } catch (error) {
    if (error instanceof UnreadableNotice) throw new Refusal("malformed", { words: { where: "payload style" } });
    throw error;
  }
}
