import type { IncomingHttpHeaders } from "node:http";
import { addJob } from "#server/events.ts";
import { findPaymentByRef, insertNotice } from "#server/modules/payments/payments.repository.ts";
import { CHECK_PAYMENT_JOB, type Payments } from "#server/modules/payments/payments.ts";
import { Refusal } from "#server/refusal.ts";

/** Accepts a signed notice: it is stored once and a job reads the payment back; a repeated notice does nothing (T-14, R-14). */
export async function takeNotice(
  payments: Payments,
  raw: Buffer,
  headers: IncomingHttpHeaders,
  from: string,
): Promise<void> {
  const { acquirer } = payments;
  const notice = acquirer.verifyNotice(raw, headers, payments.clock(), from);
  if (notice === undefined) throw new Refusal("signature-wrong");
  await payments.db.transaction().execute(async (trx) => {
    const at = new Date(payments.clock());
    const isNew = await insertNotice(trx, { acquirer: acquirer.name, eventId: notice.eventId, raw, at });
    const payment = isNew ? await findPaymentByRef(trx, acquirer.name, notice.ref) : undefined;
    if (payment === undefined) return;
    await addJob(trx, CHECK_PAYMENT_JOB, { paymentId: payment.payment_id });
  });
}
