import { isPaidToDriver } from "#domain/orders/pay-by.ts";
import { isOff } from "#domain/orders/trip-state.ts";
import { addJob, type Listener } from "#server/events.ts";
import { askedSum, findOrder, type StoredOrder } from "#server/modules/orders/index.ts";
import { findPayment, findWithPage, type StoredPayment } from "#server/modules/payments/payments.repository.ts";
import { acquirerOf, END_PAGE_JOB, type Payments } from "#server/modules/payments/payments.ts";
import { settlePayment } from "#server/modules/payments/settle-payment.ts";

/** After an order was cancelled, was paid or costs another sum, its other pages end at the acquirer. */
export const endPages: Listener<
  | "order.changed"
  | "order.cancelled"
  | "order.refused"
  | "order.lapsed"
  | "order.put-right"
  | "order.cash-agreed"
  | "payment.settled"
  | "yacht.cancelled"
  | "yacht.lapsed"
> = async ({ subject }, trx) => {
  for (const paymentId of await findWithPage(trx, subject.id)) await addJob(trx, END_PAGE_JOB, { paymentId });
};

/** Ends a page on which nobody should pay any more. Who has paid there first has paid: the payment is read afterwards. */
export async function endPage(payments: Payments, paymentId: number): Promise<void> {
  const payment = await findPayment(payments.db, paymentId);
  const order = payment && (await findOrder(payments.db, payment.order_id));
  if (payment === undefined || order === undefined || payment.acquirer_ref === null) return;
  if (!isOutdated(order, payment)) return;
  await acquirerOf(payments, payment.acquirer).expire(payment.acquirer_ref);
  await settlePayment(payments, paymentId);
}

/** Whether an order wants no money of this page any more: it is off, paid otherwise, costs another sum, or has another page. */
export function isOutdated(order: StoredOrder, { state, amount }: StoredPayment): boolean {
  if (state !== "pending" && state !== "expired") return false;
  return state === "expired" || isOff(order.state) || isPaidToDriver(order.pay_by) || askedSum(order) !== amount;
}
