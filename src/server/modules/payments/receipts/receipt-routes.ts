import {
  findReceipts as findReceiptsCall,
  issueReceipt as issueReceiptCall,
  repeatReceipt as repeatReceiptCall,
  type MissingReceiptView,
} from "#contract/console/money/receipts.ts";
import { missingWhy } from "#domain/payments/receipt-state.ts";
import { toMajor } from "#domain/values/money.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { issueReceipt } from "#server/modules/payments/receipts/issue-receipt.ts";
import { findMissingReceipts, type MissingReceiptRow } from "#server/modules/payments/receipts/receipts.repository.ts";
import { repeatReceipt } from "#server/modules/payments/receipts/repeat-receipt.ts";
import { NOT_REGISTERED } from "#server/modules/payments/receipts/send-receipts.ts";

/** The routes by which owners and accountants read which fiscal receipts are missing, have them asked about, and write down those that they have issued. */
export function receiptRoutes({ db, clock }: Pick<Payments, "db" | "clock">): Route[] {
  const shown = async (orderId?: number) => {
    const now = clock();
    return { receipts: (await findMissingReceipts(db, { orderId })).map((row) => presentReceipt(row, now)), now };
  };
  return [
    route(findReceiptsCall, ({ query: { order } }) => shown(order)),
    deskRoute({ db, clock }, repeatReceiptCall, {
      act: (trx, { params: { receipt_id: receiptId } }) => repeatReceipt(trx, receiptId, new Date(clock())),
      answer: () => shown(),
    }),
    deskRoute({ db, clock }, issueReceiptCall, {
      act: (trx, { params: { receipt_id: receiptId }, body: { reference } }, doer) =>
        issueReceipt(trx, { receiptId, reference }, doer, new Date(clock())),
      answer: () => shown(),
    }),
  ];
}

function presentReceipt(row: MissingReceiptRow, now: number): MissingReceiptView {
  return {
    receipt_id: row.receipt_id,
    order_id: row.order_id,
    name: row.customer_name,
    kind: row.kind,
    why: missingWhy({ state: row.state, madeAt: row.made_at.getTime() }, now),
    amount: toMajor(row.amount, row.currency),
    currency: row.currency,
    since: row.made_at.getTime(),
    acquirer: row.acquirer,
    payment: row.payment_ref ?? "",
    is_asked: row.next_at !== null && row.next_at.getTime() <= now,
    problem: row.problem === NOT_REGISTERED ? "" : (row.problem ?? ""),
  };
}
