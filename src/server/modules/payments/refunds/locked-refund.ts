import type { Transaction } from "kysely";
import { canMoveRefund, type RefundState } from "#domain/payments/refund-state.ts";
import { toMajor } from "#domain/values/money.ts";
import type { Tables } from "#server/database/tables.ts";
import { findAnyOrder, type StoredOrder } from "#server/modules/orders/index.ts";
import { findRefund, type StoredRefund } from "#server/modules/payments/refunds/refunds.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** A refund as somebody saw it: its sum in whole units tells whether it is still the same. */
export interface SeenRefund {
  readonly refundId: number;
  readonly expected: number;
}

/**
 * A refund and its order, both locked, the order first as everywhere; refused where the refund may not make the move any more or
 * its sum has changed.
 */
export async function lockedRefund(
  trx: Transaction<Tables>,
  { refundId, expected }: SeenRefund,
  to: RefundState,
): Promise<{ readonly refund: StoredRefund; readonly order: StoredOrder }> {
  const named = await findRefund(trx, refundId);
  const order = named === undefined ? undefined : await findAnyOrder(trx, named.order_id, true);
  const refund = await findRefund(trx, refundId, true);
  if (refund === undefined || order === undefined) throw new Refusal("refund-unknown");
  const isSame = toMajor(refund.amount, refund.currency) === expected;
  if (!canMoveRefund(refund.state, to) || !isSame)
    throw new Refusal("refund-moved", {
      words: { state: isSame ? refund.state : "other" },
      details: { state: refund.state },
    });
  return { refund, order };
}
