import type { Actor } from "#domain/accounts/actor.ts";
import { mayPayCash } from "#domain/booking/pay-choices.ts";
import { isPaidToDriver } from "#domain/orders/pay-by.ts";
import { isOff } from "#domain/orders/trip-state.ts";
import { recordEvent } from "#server/events.ts";
import {
  agreeTrips,
  buyerOf,
  findAnyOrder,
  markCash,
  orderOfTransaction,
  refuseRideOver,
  type Orders,
  type StoredOrder,
} from "#server/modules/orders/index.ts";
import { findOpenPayment, markSettled } from "#server/modules/payments/payments.repository.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { hasSetAside } from "#server/modules/payments/set-aside.repository.ts";
import { settlePayment } from "#server/modules/payments/settle-payment.ts";
import { Refusal } from "#server/refusal.ts";

/** The order to be paid in cash, and who asks. */
export interface Approving {
  readonly actor: Actor;
  readonly transaction: number;
}

/**
 * Makes an order payable to the driver, if its buyer may pay that way; an order that is or may be paid by card stays the
 * same.
 */
export async function approveOrder(payments: Payments, orders: Orders, approving: Approving): Promise<StoredOrder> {
  const seen = await orderOfTransaction(orders, { ...approving, right: "change" });
  const buyer = await buyerOf(orders, seen);
  // A yacht is held by its deposit.
  if (seen.yacht !== undefined || !mayPayCash(buyer.settings)) throw new Refusal("cash-not-offered");
  const open = await findOpenPayment(payments.db, seen.order_id);
  if (open?.acquirer_ref) await settlePayment(payments, open.payment_id).catch(() => undefined);
  return payments.db.transaction().execute(async (trx) => {
    const order = await findAnyOrder(trx, seen.order_id, true);
    if (order === undefined) throw new Refusal("order-unknown");
    if (isOff(order.state)) throw new Refusal("order-cancelled");
    if (isPaidToDriver(order.pay_by)) return order;
    if (order.paid_at !== null || (await hasSetAside(trx, order.order_id))) throw new Refusal("already-paid");
    refuseRideOver(order, payments.clock());
    // A page that is open may still bring the money; the driver then has nothing to collect.
    const page = await findOpenPayment(trx, order.order_id);
    const at = new Date(payments.clock());
    if (page !== undefined) await markSettled(trx, page.payment_id, "expired", at, "cash was agreed");
    await recordEvent(trx, { name: "order.cash-agreed", subject: { kind: "order", id: order.order_id }, at });
    return agreeTrips(trx, await markCash(trx, order), at);
  });
}
