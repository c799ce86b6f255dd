import type { Transaction } from "kysely";
import type { DisputeState } from "#domain/payments/dispute.ts";
import { OPEN_REFUND_STATES } from "#domain/payments/refund-state.ts";
import { replaceWaiting } from "#domain/payments/replace-waiting.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import {
  findAnyOrder,
  raiseVersion,
  recordMoney,
  recordOwnCost,
  returningAmount,
  setCost,
  type StoredOrder,
} from "#server/modules/orders/index.ts";
import {
  disputeEntries,
  findDispute,
  insertDispute,
  updateDispute,
  type StoredDispute,
} from "#server/modules/payments/disputes/disputes.repository.ts";
import type { StoredPayment } from "#server/modules/payments/payments.repository.ts";
import { refundExcess } from "#server/modules/payments/refunds/refund-excess.ts";
import {
  changeWaiting,
  findRefundsOf,
  type StoredRefund,
} from "#server/modules/payments/refunds/refunds.repository.ts";

/** A dispute as the acquirer, or somebody of the staff, tells of it; sums in minor units. */
export interface ToldDispute extends Pick<
  StoredDispute,
  "acquirer_ref" | "amount" | "fee" | "fee_currency" | "reason" | "note" | "due_at"
> {
  readonly state: DisputeState;
  /** Whether it holds the money by now. */
  readonly isWithdrawn: boolean;
}

/** Whose dispute it is, who tells of it, and when. */
interface Booking {
  readonly payment: StoredPayment;
  /** As it was known before. */
  readonly known: StoredDispute | undefined;
  readonly author: string;
  readonly at: Date;
  /** Refunds that the money is not there for any more. */
  readonly isWaiting: (refund: StoredRefund) => boolean;
}

/**
 * Keeps a dispute as it is now, however often and in whatever order it is told: what it has taken or given back is an entry of
 * the order's account, its fee one that the traveller never owes, and the operator is told when it is opened and decided. The
 * order's row is locked by the caller.
 */
export async function bookDispute(
  trx: Transaction<Tables>,
  { isWithdrawn, ...told }: ToldDispute,
  { payment, known, author, at, isWaiting }: Booking,
): Promise<number> {
  const { order_id: orderId, payment_id: paymentId, currency } = payment;
  const values = { ...told, settled_at: told.state === "opened" ? null : (known?.settled_at ?? at) };
  const id =
    known?.dispute_id ??
    (await insertDispute(trx, {
      ...values,
      order_id: orderId,
      payment_id: paymentId,
      currency,
      recorded_by: author,
      opened_at: at,
    }));
  if (known !== undefined) await updateDispute(trx, id, values);
  const order = await findAnyOrder(trx, orderId, true);
  if (order === undefined) throw new Error("The order is gone.");
  const had = await disputeEntries(trx, id);
  const money = (isWithdrawn ? -told.amount : 0) - had.money;
  const fee = told.fee_currency === currency ? -told.fee - had.fee : 0;
  if (fee !== 0) await recordOwnCost(trx, order, { kind: "dispute-fee", amount: fee, author, disputeId: id }, at);
  if (money < 0) await takeWaiting(trx, order, { amount: -money, paymentId, isWaiting });
  if (money !== 0) {
    const moved = await recordMoney(trx, order, { kind: "dispute", amount: money, author, disputeId: id }, at);
    // What has come back, and the order does not cost by now, waits for a person.
    if (money > 0) await refundExcess(trx, moved, { reason: "terms", at, askedBy: author });
    await raiseVersion(trx, moved);
  }
  const now = await findAnyOrder(trx, orderId, true);
  // What is lost is owed again, if the order still costs it.
  if (told.state === "lost" && known?.state !== "lost" && now !== undefined)
    await setCost(trx, now, { cost: now.amount, state: now.state, at });
  const subject = { kind: "order", id: orderId } as const;
  if (known === undefined) await recordEvent(trx, { name: "dispute.opened", subject, at });
  if (told.state !== "opened" && known?.state !== told.state)
    await recordEvent(trx, { name: "dispute.decided", subject, at });
  return id;
}

/** What the bank has taken need not go back any more. */
async function takeWaiting(
  trx: Transaction<Tables>,
  order: StoredOrder,
  {
    amount,
    paymentId,
    isWaiting,
  }: { readonly amount: number; readonly paymentId: number } & Pick<Booking, "isWaiting">,
): Promise<void> {
  const waiting = (await findRefundsOf(trx, order.order_id))
    .filter(({ state }) => OPEN_REFUND_STATES.some((one) => one === state))
    .filter(isWaiting);
  const returning = await returningAmount(trx, order.order_id);
  const { left } = replaceWaiting(
    { amount, paymentId },
    waiting.map((refund) => ({ refundId: refund.refund_id, paymentId: refund.payment_id, amount: refund.amount })),
    { cost: order.amount, received: order.received, returning },
  );
  for (const { refundId, amount: rest } of left) {
    const refund = waiting.find(({ refund_id: id }) => id === refundId);
    if (refund !== undefined) await changeWaiting(trx, refund, rest);
  }
}

/** The dispute with this number, locked together with its order, which comes first as everywhere. */
export async function lockedDispute(trx: Transaction<Tables>, disputeId: number): Promise<StoredDispute | undefined> {
  const named = await findDispute(trx, disputeId);
  if (named !== undefined) await findAnyOrder(trx, named.order_id, true);
  return findDispute(trx, disputeId, true);
}
