import type { Transaction } from "kysely";
import { isPaidOnline } from "#domain/orders/pay-by.ts";
import { lapseMoment, unpaidStep, type UnpaidSettings } from "#domain/orders/unpaid-order.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import { setLapse, type StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";

/** Job that writes to the traveller of an unpaid order, and lets the order lapse. */
export const UNPAID_JOB = "unpaid_order";

/** Whether an order still waits for its first money by card. */
export function awaitsPayment({ state, pay_by: payBy, received, amount, paid_at: paidAt }: StoredOrder): boolean {
  return state === "placed" && isPaidOnline(payBy) && received === 0 && amount > 0 && paidAt === null;
}

/** Plans the next step of an order that is to be paid by card, in the transaction that placed it or moved its pick-up. */
export async function planUnpaid(
  trx: Transaction<Tables>,
  order: StoredOrder,
  { isNewlyOwed = false, ...unpaid }: UnpaidSettings & { readonly isNewlyOwed?: boolean },
  at: Date,
): Promise<void> {
  if (!awaitsPayment(order)) return;
  const now = at.getTime();
  const placedAt = order.placed_at.getTime();
  const standing = order.trips.filter(({ cancelled_at: cancelledAt }) => cancelledAt === null);
  const trips = standing.map((trip) => ({
    pickupAt: trip.pickup_at.getTime(),
    leadMinutes: quoteOfTrip(trip)?.leadMinutes ?? 0,
  }));
  // An order from before this has no end, and none is invented for it; one that cost nothing until now waits from now on.
  const isNew = placedAt === now || order.lapses_at !== null;
  const waitsSince = isNewlyOwed ? now : placedAt;
  const lapsesAt = isNew || isNewlyOwed ? lapseMoment({ placedAt: waitsSince, trips }, unpaid, now) : null;
  if (lapsesAt !== (order.lapses_at?.getTime() ?? null)) await setLapse(trx, order.order_id, lapsesAt);
  // A step of this very moment has not been taken yet.
  const { next } = unpaidStep({ placedAt, lapsesAt }, unpaid, now - 1);
  if (next !== null) await planStep(trx, order.order_id, next - now);
}

/** Plans the next look at an unpaid order; there is only one at a time. */
export async function planStep(trx: Transaction<Tables>, orderId: number, inMs: number): Promise<void> {
  await addJob(trx, UNPAID_JOB, { orderId }, { inMs, key: `${UNPAID_JOB}:${orderId}` });
}
