import {
  decideDispute as decideDisputeCall,
  findDisputes as findDisputesCall,
  recordDispute as recordDisputeCall,
  type DisputeView,
} from "#contract/console/money/disputes.ts";
import { isCurrency, toMajor } from "#domain/values/money.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { route, type Route } from "#server/http/route.ts";
import { findDisputeRows, type DisputeRow } from "#server/modules/payments/disputes/disputes.repository.ts";
import { decideDispute, recordDispute } from "#server/modules/payments/disputes/record-dispute.ts";
import type { Payments } from "#server/modules/payments/payments.ts";

/** The routes by which owners and accountants read disputes, and write down those that the acquirer tells of by e-mail. */
export function disputeRoutes({ db, clock }: Pick<Payments, "db" | "clock">): Route[] {
  const shown = async (of: Parameters<typeof findDisputeRows>[1]) => ({
    disputes: (await findDisputeRows(db, of)).map(presentDispute),
    now: clock(),
  });
  return [
    route(findDisputesCall, ({ query: { order } }) => shown({ orderId: order })),
    deskRoute({ db, clock }, recordDisputeCall, {
      act: (trx, { params: { order_id: orderId }, body: { due_at: dueAt = null, ...body } }, doer) =>
        recordDispute(trx, { orderId, dueAt, ...body }, doer, new Date(clock())),
      answer: ({ params: { order_id: orderId } }) => shown({ orderId }),
    }),
    deskRoute({ db, clock }, decideDisputeCall, {
      act: (trx, { params: { dispute_id: disputeId }, body: { state } }, doer) =>
        decideDispute(trx, { disputeId, state }, doer, new Date(clock())),
      answer: ({ params: { dispute_id: disputeId } }) => shown({ disputeId }),
    }),
  ];
}

function presentDispute(row: DisputeRow): DisputeView {
  const { currency, fee, fee_currency: feeCurrency } = row;
  const hasFee = fee > 0 && feeCurrency !== "";
  return {
    dispute_id: row.dispute_id,
    order_id: row.order_id,
    name: row.customer_name,
    state: row.state,
    amount: toMajor(row.amount, currency),
    currency,
    is_withdrawn: (row.moved ?? 0) < 0,
    // In a currency that we know nothing of, Stripe's hundredths are as good a guess as any.
    fee: hasFee
      ? { amount: isCurrency(feeCurrency) ? toMajor(fee, feeCurrency) : fee / 100, currency: feeCurrency }
      : null,
    reason: row.reason,
    note: row.note,
    due_at: row.due_at?.getTime() ?? null,
    opened_at: row.opened_at.getTime(),
    settled_at: row.settled_at?.getTime() ?? null,
    is_by_hand: row.acquirer_ref === null,
    acquirer: row.acquirer,
    payment: row.payment_ref ?? "",
  };
}
