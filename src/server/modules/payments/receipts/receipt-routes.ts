import {
  findReceipts as findReceiptsCall,
  issueReceipt as issueReceiptCall,
  type MissingReceiptView,
} from "#contract/operator/money/receipts.ts";
import { missingWhy } from "#domain/payments/receipt-state.ts";
import { toMajor } from "#domain/values/money.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { issueReceipt } from "#server/modules/payments/receipts/issue-receipt.ts";
import { findMissingReceipts, type MissingReceiptRow } from "#server/modules/payments/receipts/receipts.repository.ts";

/** The routes by which owners and accountants read which fiscal receipts are missing, and write down those that they have issued. */
export function receiptRoutes({ db, clock }: Pick<Payments, "db" | "clock">): Route[] {
  const shown = async () => ({ receipts: (await findMissingReceipts(db)).map(presentReceipt), now: clock() });
  return [
    route(findReceiptsCall, shown),
    deskRoute({ db, clock }, issueReceiptCall, {
      act: (trx, { params: { receipt_id: receiptId }, body: { reference } }, doer) =>
        issueReceipt(trx, { receiptId, reference }, doer, new Date(clock())),
      answer: shown,
    }),
  ];
}

function presentReceipt(row: MissingReceiptRow): MissingReceiptView {
  return {
    receipt_id: row.receipt_id,
    order_id: row.order_id,
    name: row.customer_name,
    kind: row.kind,
    why: missingWhy(row.state),
    amount: toMajor(row.amount, row.currency),
    currency: row.currency,
    since: row.made_at.getTime(),
    acquirer: row.acquirer,
    payment: row.payment_ref ?? "",
  };
}
