import type { Transaction } from "kysely";
import { joinLines, linesBeyond, linesSum, shareOut, type KeptLine } from "#domain/payments/receipt-lines.ts";
import { heldLines, splitRefund, type RefundPart } from "#domain/payments/split-refund.ts";
import type { Tables } from "#server/database/tables.ts";
import type { StoredOrder } from "#server/modules/orders/index.ts";
import { orderLines, type Places } from "#server/modules/payments/payment-texts.ts";
import { findKeptLines, findRefundSources } from "#server/modules/payments/refunds/refunds.repository.ts";

/** What the next payment of an order is for: what its lines cost beyond what has been paid for them. */
export async function linesToPay(
  trx: Transaction<Tables>,
  order: StoredOrder,
  sum: number,
  places: Places,
): Promise<KeptLine[]> {
  const cost = await costLines(trx, order, places);
  const held = (await findRefundSources(trx, order.order_id)).map(heldLines);
  const paid = held.reduce<KeptLine[]>((all, lines) => joinLines(all, lines ?? []), []);
  const more = held.includes(null) ? [] : linesBeyond(cost, paid);
  return shareOut(more.length > 0 ? more : cost, sum);
}

/** A sum that goes back for an order, by the payments that it goes back to and the lines that it returns. */
export async function partsToReturn(
  trx: Transaction<Tables>,
  order: StoredOrder,
  sum: number,
): Promise<(Omit<RefundPart, "lines"> & { readonly lines: string | null })[]> {
  const parts = splitRefund(sum, await findRefundSources(trx, order.order_id), await costLines(trx, order));
  return parts.map(({ lines, ...part }) => ({ ...part, lines: lines && JSON.stringify(lines) }));
}

/** The lines of one payment that a sum has returned. */
export async function linesReturned(
  trx: Transaction<Tables>,
  order: StoredOrder,
  { paymentId, amount }: Omit<RefundPart, "lines">,
): Promise<string | null> {
  const sources = (await findRefundSources(trx, order.order_id)).filter((source) => source.paymentId === paymentId);
  const [part] = splitRefund(amount, sources, await costLines(trx, order));
  return part?.amount === amount && part.lines !== null ? JSON.stringify(part.lines) : null;
}

/** What an order costs by its lines; what was declined to go back is kept for the lines that it was to return. */
async function costLines(trx: Transaction<Tables>, order: StoredOrder, places?: Places): Promise<KeptLine[]> {
  const kept = await findKeptLines(trx, order.order_id);
  return joinLines(orderLines(order, Math.max(0, order.amount - linesSum(kept)), places), kept);
}
