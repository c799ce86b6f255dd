import type { Transaction } from "kysely";
import { toMajor } from "#domain/values/money.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { agreeTrips, askedSum, findAnyOrder, raiseVersion, recordMoney } from "#server/modules/orders/index.ts";
import { findOpenPayment, markSettled } from "#server/modules/payments/payments.repository.ts";
import { hasSetAside } from "#server/modules/payments/set-aside.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Cash as somebody of the staff writes it down. */
interface TakenCash {
  readonly orderId: number;
  /** What they saw as owed, in whole units. */
  readonly expectedDue: number;
  /** The version of the order that they saw. */
  readonly version: number;
  /** Who took it, as entries name their author. */
  readonly author: string;
  readonly at: Date;
}

/**
 * Counts all that an order owes as received in cash, and of a yacht its deposit and then the rest. A page that is open to pay by card ends with it; should it bring money all
 * the same, that came twice and goes back.
 */
export async function takeCash(
  trx: Transaction<Tables>,
  { orderId, expectedDue, version, author, at }: TakenCash,
): Promise<Deed> {
  const order = await findAnyOrder(trx, orderId, true);
  if (order === undefined) throw new Refusal("order-unknown");
  if (order.state === "cancelled") throw new Refusal("order-cancelled");
  const due = askedSum(order);
  if (due === 0 || (await hasSetAside(trx, order.order_id))) throw new Refusal("already-paid");
  if (order.version !== version || toMajor(due, order.currency) !== expectedDue)
    throw new Refusal("order-changed-meanwhile", { details: { version: order.version } });
  const page = await findOpenPayment(trx, order.order_id);
  if (page !== undefined) await markSettled(trx, page.payment_id, "expired", at, "paid in cash");
  const paid = await agreeTrips(trx, await recordMoney(trx, order, { kind: "cash", amount: due, author }, at), at);
  // A yacht's is raised by what its money does.
  if (paid.version === order.version) await raiseVersion(trx, order);
  const subject = { kind: "order", id: order.order_id } as const;
  await recordEvent(trx, { name: order.yacht === undefined ? "payment.settled" : "yacht.paid", subject, at });
  return {
    subject,
    before: { paid: toMajor(order.received, order.currency) },
    after: { paid: toMajor(order.received + due, order.currency), cash: expectedDue, currency: order.currency },
  };
}
