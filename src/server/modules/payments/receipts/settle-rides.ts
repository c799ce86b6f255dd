import { excessOf } from "#domain/orders/order-account.ts";
import { isTripOver } from "#domain/orders/trip-state.ts";
import { linesSum, withoutLines, type KeptLine } from "#domain/payments/receipt-lines.ts";
import { RIDE_OVER_MS } from "#domain/payments/receipt-state.ts";
import { heldLines } from "#domain/payments/split-refund.ts";
import { findAnyOrder, returningAmount, type StoredOrder } from "#server/modules/orders/index.ts";
import { groupOfTrip, orderLines, type Places } from "#server/modules/payments/payment-texts.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import {
  findPrepaid,
  findSettled,
  findUnsettled,
  insertSettlement,
} from "#server/modules/payments/receipts/receipts.repository.ts";
import { findRefundSources } from "#server/modules/payments/refunds/refunds.repository.ts";

/**
 * Makes the receipts that settle what was paid ahead for rides that are over, one for each payment: for what is kept of it, the
 * fee of a cancelled ride too. Each line is settled once, however often this runs and by however many servers.
 */
export async function settleRides(payments: Payments): Promise<void> {
  const { db, clock } = payments;
  const failures: unknown[] = [];
  for (const orderId of await findUnsettled(db, clock()))
    await settleOrder(payments, orderId).catch((error: unknown) => failures.push(error));
  // The others are settled all the same; the job fails, and the log says why.
  if (failures.length > 0) throw failures[0];
}

async function settleOrder({ db, clock, gazetteer }: Payments, orderId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await findAnyOrder(trx, orderId, true);
    if (order === undefined) return;
    const returning = await returningAmount(trx, orderId);
    // What is about to go back is not settled.
    if (excessOf({ cost: order.amount, received: order.received, returning }) > 0) return;
    const prepaid = await findPrepaid(trx, orderId);
    const over = groupsOver(order, clock());
    for (const source of await findRefundSources(trx, orderId)) {
      const held = prepaid.has(source.paymentId) ? (heldLines(source) ?? []) : [];
      const settled = await findSettled(trx, source.paymentId);
      const due = withoutLines(held, settled).filter(({ group }) => over.has(group));
      if (due.length === 0) continue;
      const lines = due.map((line) => namedForFee(line, order, gazetteer));
      const settlement = { order_id: orderId, payment_id: source.paymentId, amount: linesSum(lines), lines };
      await insertSettlement(trx, settlement, new Date(clock()));
    }
  });
}

/** The parts of an order that are over; one that nobody has marked so is over a day after its start. */
function groupsOver({ trips, yacht, state }: StoredOrder, now: number): Set<string> {
  const isOver = (at: Date): boolean => now - at.getTime() >= RIDE_OVER_MS;
  const over = trips.filter((trip) => isTripOver(trip.state) || isOver(trip.pickup_at)).map(groupOfTrip);
  const isAllOver = isTripOver(state) || (yacht === undefined ? over.length === trips.length : isOver(yacht.starts_at));
  return new Set(isAllOver ? [...over, "order"] : over);
}

/** What is kept of a cancelled ride is its fee by now. */
function namedForFee(line: KeptLine, order: StoredOrder, places: Places): KeptLine {
  const fee = orderLines(order, order.amount, places).find(({ group, part }) => group === line.group && part === "fee");
  return fee === undefined ? line : { ...line, name: fee.name, quantity: 1 };
}
