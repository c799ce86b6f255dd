import type { Transaction } from "kysely";
import { toMajor } from "#domain/values/money.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import { lockMissing } from "#server/modules/payments/receipts/issue-receipt.ts";
import { updateReceipt } from "#server/modules/payments/receipts/receipts.repository.ts";
import { RECEIPTS_JOB } from "#server/modules/payments/receipts/send-receipts.ts";
import { Refusal } from "#server/refusal.ts";

/** Has the acquirer asked about a missing receipt at once: what waits to be sent again is sent, everything else is looked at. */
export async function repeatReceipt(trx: Transaction<Tables>, receiptId: number, at: Date): Promise<Deed> {
  const { receipt } = await lockMissing(trx, receiptId);
  // Nobody else knows of a receipt for a till of ours.
  if (receipt.state === "own") throw new Refusal("receipt-issued");
  await updateReceipt(trx, receiptId, { next_at: at });
  await addJob(trx, RECEIPTS_JOB, {});
  const { amount, currency, kind, state } = receipt;
  return {
    subject: { kind: "order", id: receipt.order_id },
    before: { receiptId, state },
    after: { receiptId, state, kind, amount: toMajor(amount, currency), currency },
  };
}
