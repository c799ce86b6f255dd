import type { Transaction } from "kysely";
import { excessOf } from "#domain/orders/order-account.ts";
import { toMajor } from "#domain/values/money.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordKept, returningAmount } from "#server/modules/orders/index.ts";
import { letGoAgain } from "#server/modules/payments/refunds/let-go-again.ts";
import { lockedRefund, type SeenRefund } from "#server/modules/payments/refunds/locked-refund.ts";
import { updateRefund } from "#server/modules/payments/refunds/refunds.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Declines a refund: the money stays, so the order costs that much more, and the account says who decided it and when. */
export async function declineRefund(
  trx: Transaction<Tables>,
  { reason, ...seen }: SeenRefund & { readonly reason: string },
  { author }: Pick<Doer, "author">,
  at: Date,
): Promise<Deed> {
  const { refund, order } = await lockedRefund(trx, seen, "declined");
  const { refund_id: refundId, amount, currency, state } = refund;
  await recordKept(trx, order, { amount, isGoodwill: refund.reason === "decided", author }, at);
  const declined = { state: "declined", declined_by: author, declined_at: at, decline_reason: reason.trim() } as const;
  await updateRefund(trx, refundId, { ...declined, approved_by: null, approved_at: null });
  return {
    subject: { kind: "order", id: order.order_id },
    before: { refundId, state },
    after: { refundId, state: "declined", amount: toMajor(amount, currency), currency },
    reason: reason.trim(),
  };
}

/** Puts a declined refund back into the queue, asked for by whoever does so. */
export async function askRefundAgain(
  trx: Transaction<Tables>,
  seen: SeenRefund,
  { author }: Pick<Doer, "author">,
  at: Date,
): Promise<Deed> {
  const { refund, order } = await lockedRefund(trx, seen, "recorded");
  const { refund_id: refundId, amount, currency } = refund;
  const returning = await returningAmount(trx, order.order_id);
  const most = excessOf({ cost: order.amount - amount, received: order.received, returning });
  if (amount > most) throw new Refusal("refund-limit", { details: { most: toMajor(most, currency) } });
  await letGoAgain(trx, refund, { author, at });
  return {
    subject: { kind: "order", id: order.order_id },
    before: { refundId, state: "declined" },
    after: { refundId, state: "recorded", amount: toMajor(amount, currency), currency },
  };
}
