import { dueOf } from "#domain/orders/order-account.ts";
import { isCurrency, toMajor, type Money } from "#domain/values/money.ts";
import { actFromShell, type Shell } from "#server/audit/act-from-shell.ts";
import { DeskRefusal, type Decision } from "#server/desk.ts";
import { recordEvent } from "#server/events.ts";
import { agreeTrips, findAnyOrder, recordGoodwill, recordMoney } from "#server/modules/orders/index.ts";
import { partsToReturn } from "#server/modules/payments/cost-lines.ts";
import { askMovements } from "#server/modules/payments/movements/count-movements.ts";
import { insertTaken, markSettled } from "#server/modules/payments/payments.repository.ts";
import { refundExcess } from "#server/modules/payments/refunds/refund-excess.ts";
import { findRefundSources, insertRefund } from "#server/modules/payments/refunds/refunds.repository.ts";
import { markDecided, lockSetAside } from "#server/modules/payments/set-aside.repository.ts";

/** Records a refund that the terms do not give by themselves; it waits until somebody releases it. The numbers of its parts. */
export async function recordRefund(
  shell: Shell,
  orderId: number,
  { amount, currency }: Money,
  { by, note }: Decision,
): Promise<number[]> {
  return actFromShell(shell, { call: "recordRefund", right: "refunds", by }, async (trx, { author }, at) => {
    const order = await findAnyOrder(trx, orderId, true);
    if (order === undefined) throw new DeskRefusal(`There is no order ${orderId}.`);
    if (order.currency !== currency) throw new DeskRefusal(`The order is in ${order.currency}.`);
    const sources = await findRefundSources(trx, order.order_id);
    const left = sources.reduce((sum, source) => sum + source.amount - source.refunded, 0);
    const most = Math.min(order.amount, left);
    if (amount <= 0 || amount > most)
      throw new DeskRefusal(`At most ${toMajor(most, currency)} ${currency} can go back for this order.`);
    // What goes back is no longer owed: nobody is asked to pay it again.
    await recordGoodwill(trx, order, { amount, author }, at);
    const numbers: number[] = [];
    for (const part of await partsToReturn(trx, { ...order, amount: order.amount - amount }, amount)) {
      const id = await insertRefund(trx, {
        order_id: order.order_id,
        payment_id: part.paymentId,
        amount: part.amount,
        lines: part.lines,
        currency: order.currency,
        reason: "decided",
        note,
        recorded_by: author,
        recorded_at: at,
      });
      numbers.push(id);
    }
    const subject = { kind: "order", id: order.order_id } as const;
    const after = { refunds: numbers, amount: toMajor(amount, currency), currency };
    return { result: numbers, deed: { subject, after, reason: note } };
  });
}

/** Takes money that was set aside as a payment of its order, or of the one named; what that does not cost goes back. */
export async function takeSetAside(
  shell: Shell,
  id: number,
  named: number | undefined,
  { by, note }: Decision,
): Promise<void> {
  await actFromShell(shell, { call: "takeSetAside", right: "releasing", by }, async (trx, { author }, at) => {
    const money = await lockSetAside(trx, id);
    if (money === undefined) throw new DeskRefusal(`Nothing with the number ${id} is set aside.`);
    const orderId = named ?? money.order_id;
    const order = orderId === null ? undefined : await findAnyOrder(trx, orderId, true);
    if (order === undefined) throw new DeskRefusal("Name the order it belongs to: --order NUMBER.");
    if (!isCurrency(money.currency) || money.currency !== order.currency) {
      throw new DeskRefusal(`The order is in ${order.currency}: send it back at the acquirer and close it here.`);
    }
    const paymentId =
      money.payment_id !== null && orderId === money.order_id
        ? money.payment_id
        : await insertTaken(trx, order, money, at);
    if (paymentId === money.payment_id) await markSettled(trx, paymentId, "succeeded", at, note);
    const entry = { kind: "card", amount: money.amount, author, paymentId, reason: "set-aside" } as const;
    await askMovements(trx, { paymentId });
    const paid = await agreeTrips(trx, await recordMoney(trx, order, entry, at), at);
    await markDecided(trx, id, { at, by: author, as: "taken" });
    if (order.yacht !== undefined) {
      await recordEvent(trx, { name: "yacht.paid", subject: { kind: "order", id: order.order_id }, at });
    } else if (dueOf({ cost: paid.amount, received: paid.received }) === 0) {
      await recordEvent(trx, { name: "payment.settled", subject: { kind: "order", id: order.order_id }, at });
    }
    await refundExcess(trx, paid, { reason: "set-aside", at });
    const subject = { kind: "order", id: order.order_id } as const;
    const after = { setAside: id, amount: toMajor(money.amount, money.currency), currency: money.currency };
    return { result: undefined, deed: { subject, after, reason: note } };
  });
}

/** Closes money that was set aside and has been sent back at the acquirer by hand. */
export async function closeSetAside(shell: Shell, id: number, { by, note }: Decision): Promise<void> {
  await actFromShell(
    shell,
    { call: "closeSetAside", right: "releasing", by },
    async (trx, { accountId, author }, at) => {
      const money = await lockSetAside(trx, id);
      if (money === undefined) throw new DeskRefusal(`Nothing with the number ${id} is set aside.`);
      await markDecided(trx, id, { at, by: author, as: "paid-back" });
      const { order_id: orderId } = money;
      const subject =
        orderId === null ? ({ kind: "account", id: accountId } as const) : ({ kind: "order", id: orderId } as const);
      return { result: undefined, deed: { subject, after: { setAside: id }, reason: note } };
    },
  );
}
