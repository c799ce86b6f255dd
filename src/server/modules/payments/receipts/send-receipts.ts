import { createHash } from "node:crypto";
import { isReceiptMissing, receiptWait } from "#domain/payments/receipt-state.ts";
import { recordEvent } from "#server/events.ts";
import { findAnyOrder, raiseVersion } from "#server/modules/orders/index.ts";
import type { AcquirerReceipt } from "#server/modules/payments/acquirer.ts";
import { findInstallation } from "#server/modules/payments/installation.repository.ts";
import { paymentTexts } from "#server/modules/payments/payment-texts.ts";
import { findPayment } from "#server/modules/payments/payments.repository.ts";
import { acquirerOf, type Payments } from "#server/modules/payments/payments.ts";
import {
  findOpenReceipts,
  findReceiptRefs,
  lockReceipt,
  updateReceipt,
  type StoredReceipt,
} from "#server/modules/payments/receipts/receipts.repository.ts";
import { settleRides } from "#server/modules/payments/receipts/settle-rides.ts";
import { withStanding } from "#server/modules/payments/receipts/with-standing.ts";
import { findRefund } from "#server/modules/payments/refunds/refunds.repository.ts";

/** Job that settles what was paid ahead, and looks after receipts that are not registered yet. */
export const RECEIPTS_JOB = "follow_receipts";

/** What is kept of a receipt that its acquirer has refused. */
export const NOT_REGISTERED = "the tax office has not registered it";

/** Settles rides that are over, sends what is due and looks at what is on its way; what stays missing is told once. */
export async function followReceipts(payments: Payments): Promise<void> {
  const settled = settleRides(payments);
  await settled.catch(() => undefined);
  for (const receipt of await findOpenReceipts(payments.db, new Date(payments.clock())))
    await follow(payments, receipt);
  await settled;
}

async function follow(payments: Payments, receipt: StoredReceipt): Promise<void> {
  const answer = await (receipt.state === "due" ? send(payments, receipt) : read(payments, receipt)).catch(
    (error: unknown) => ({ problem: error instanceof Error ? error.message.slice(0, 200) : "unknown" }),
  );
  const now = payments.clock();
  const at = new Date(now);
  await payments.db.transaction().execute(async (trx) => {
    // The order comes first, as everywhere.
    const order = await findAnyOrder(trx, receipt.order_id, true);
    const current = await lockReceipt(trx, receipt.receipt_id);
    // Another server was there first.
    if (current?.state !== receipt.state || current.tries !== receipt.tries) return;
    const tries = current.tries + 1;
    const { state, ref, problem } = { state: current.state, ref: null, problem: null, ...answer };
    const isMissing = isReceiptMissing({ state, madeAt: current.made_at.getTime() }, now);
    // A settlement that was refused is sent again with a key of its own; the others went with money that has moved.
    const isAgain = state === "canceled" && current.kind === "settlement";
    // Without an answer nobody knows whether it still is where it was.
    const isOver = problem === null && (state === "succeeded" || (state === "canceled" && !isAgain));
    const isFound = current.told_at !== null && state === "succeeded";
    await updateReceipt(trx, current.receipt_id, {
      state: isAgain ? "due" : state,
      acquirer_ref: ref ?? current.acquirer_ref,
      tries,
      problem: problem ?? (state === "canceled" ? NOT_REGISTERED : null),
      next_at: isOver ? null : new Date(now + receiptWait(tries)),
      ...(isMissing && current.told_at === null && { told_at: at }),
    });
    const isNew = isMissing && current.told_at === null;
    if (order === undefined || !(isNew || isFound)) return;
    // The board marks the order, or marks it no more.
    await raiseVersion(trx, order);
    if (!isNew) return;
    // An e-mail for each, also for the second one of an order.
    await recordEvent(trx, { name: "receipt.missing", subject: { kind: "order", id: current.order_id }, at });
  });
}

async function send(payments: Payments, receipt: StoredReceipt): Promise<AcquirerReceipt> {
  const { receipt_id: id, order_id: orderId, payment_id: paymentId, amount, lines, acquirer_ref: ref } = receipt;
  const payment = await findPayment(payments.db, paymentId);
  const order = await findAnyOrder(payments.db, orderId);
  if (!payment?.acquirer_ref || order === undefined || lines === null) throw new Error("The payment is gone.");
  const { settlement } = acquirerOf(payments, payment.acquirer);
  if (settlement === undefined) throw new Error(`The acquirer ${payment.acquirer} settles no prepayments.`);
  const { installation_id: installation } = await findInstallation(payments.db);
  const settled = withStanding(payment, lines, lines);
  return settlement.send({
    // One that was refused is asked for again under another key, and keeps the id of the refused one.
    idempotencyKey: `receipt-${installation}-${id}-${ref === null ? "first" : tellingPart(ref)}`,
    ref: payment.acquirer_ref,
    amount,
    currency: payment.currency,
    receipt: paymentTexts(order, { amount, lines: settled }, payments.gazetteer).receipt,
    known: await findReceiptRefs(payments.db, paymentId),
  });
}

/** An id at the acquirer, short enough for a key: it begins with the time, so that two of one hour begin alike, and ends alike too. */
function tellingPart(ref: string): string {
  return createHash("sha256").update(ref).digest("hex").slice(0, 16);
}

/** Where a receipt is by now; undefined where its acquirer does not know. */
async function read(
  payments: Payments,
  receipt: StoredReceipt,
): Promise<(Omit<AcquirerReceipt, "ref"> & { ref: string | null }) | undefined> {
  const { kind, payment_id: paymentId, refund_id: refundId, acquirer_ref: ref } = receipt;
  const payment = await findPayment(payments.db, paymentId);
  if (!payment?.acquirer_ref) return undefined;
  const acquirer = acquirerOf(payments, payment.acquirer);
  if (kind === "settlement") return ref === null ? undefined : acquirer.settlement?.read(ref);
  const refund = refundId === null ? undefined : await findRefund(payments.db, refundId);
  const readOne =
    kind === "payment" ? acquirer.read(payment.acquirer_ref) : acquirer.readRefund(refund?.acquirer_ref ?? "");
  const there = await readOne;
  return there?.receipt && { state: there.receipt, ref: null };
}
