import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { raiseVersion, recordMoney, type StoredOrder } from "#server/modules/orders/index.ts";
import { askMovements } from "#server/modules/payments/movements/count-movements.ts";
import type { StoredRefund } from "#server/modules/payments/refunds/refunds.repository.ts";

/** Counts a refund as returned: an entry of the order's account, of which its traveller is told. The order's row is locked by the caller. */
export async function countReturned(
  trx: Transaction<Tables>,
  order: StoredOrder,
  { refund_id: refundId, payment_id: paymentId, way, amount, reason, released_by: releasedBy }: StoredRefund,
  at: Date,
): Promise<void> {
  const author = releasedBy ?? "system";
  if (paymentId !== null && way === "acquirer") await askMovements(trx, { paymentId });
  const after = await recordMoney(trx, order, { kind: "refund", amount: -amount, author, reason, refundId }, at);
  // Each refund is told of, also the second part of one.
  await raiseVersion(trx, after);
  await recordEvent(trx, { name: "refund.returned", subject: { kind: "order", id: order.order_id }, at });
}
