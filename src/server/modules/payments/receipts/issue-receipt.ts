import type { Transaction } from "kysely";
import { toMajor } from "#domain/values/money.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { findAnyOrder, raiseVersion } from "#server/modules/orders/index.ts";
import { findMissingReceipts, updateReceipt } from "#server/modules/payments/receipts/receipts.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Writes down that a missing receipt was issued otherwise, and what shows it: nobody looks after it any more. */
export async function issueReceipt(
  trx: Transaction<Tables>,
  { receiptId, reference }: { readonly receiptId: number; readonly reference: string },
  { author }: Pick<Doer, "author">,
  at: Date,
): Promise<Deed> {
  const { receipt, order } = await lockMissing(trx, receiptId);
  const issued = { issued_as: reference.trim(), issued_by: author, issued_at: at };
  await updateReceipt(trx, receiptId, { ...issued, state: "issued", next_at: null });
  await raiseVersion(trx, order);
  const { amount, currency, kind, state } = receipt;
  return {
    subject: { kind: "order", id: receipt.order_id },
    before: { receiptId, state },
    after: { receiptId, state: "issued", kind, amount: toMajor(amount, currency), currency },
    reason: reference.trim(),
  };
}

/** A missing receipt with its order, which no other transaction changes meanwhile; refused where it is missing no more. */
export async function lockMissing(trx: Transaction<Tables>, receiptId: number) {
  const [named] = await findMissingReceipts(trx, { receiptId });
  // The order comes first, as everywhere.
  const order = named && (await findAnyOrder(trx, named.order_id, true));
  const [receipt] = await findMissingReceipts(trx, { receiptId });
  if (order === undefined || receipt === undefined) throw new Refusal("receipt-issued");
  return { receipt, order };
}
