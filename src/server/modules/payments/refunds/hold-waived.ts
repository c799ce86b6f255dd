import { findAnyOrder, type HoldWaived } from "#server/modules/orders/index.ts";
import { partsToReturn } from "#server/modules/payments/cost-lines.ts";
import { insertRefund } from "#server/modules/payments/refunds/refunds.repository.ts";

/**
 * Records money in place of a fee that somebody without the right to has not charged. It waits in the queue of refunds
 * like anything the staff asks for, from the moment of the cancellation on; what came in cash waits there too, so that nobody gives
 * it back by hand meanwhile.
 */
export const holdWaived: HoldWaived = async (trx, { order_id: orderId, currency }, { amount, author, at }) => {
  const order = await findAnyOrder(trx, orderId);
  const cards = order === undefined ? [] : await partsToReturn(trx, order, amount);
  const inCash = cards.reduce((left, part) => left - part.amount, amount);
  const parts = [...cards, ...(inCash > 0 ? [{ paymentId: null, amount: inCash, lines: null }] : [])];
  for (const part of parts)
    await insertRefund(trx, {
      order_id: orderId,
      payment_id: part.paymentId,
      amount: part.amount,
      lines: part.lines,
      currency,
      reason: "waived",
      recorded_by: author,
      recorded_at: at,
    });
};
