import type { Transaction } from "kysely";
import { isPaidOnline, type OnlineMethod } from "#domain/orders/pay-by.ts";
import { isOff } from "#domain/orders/trip-state.ts";
import { payPageEnd } from "#domain/payments/pay-page.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor, type Money } from "#domain/values/money.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import {
  askedSum,
  awaitsPayment,
  findByTransaction,
  findAnyOrder,
  refuseRideOver,
  type StoredOrder,
} from "#server/modules/orders/index.ts";
import { OpeningRefused, type Acquirer, type OpenedPayment } from "#server/modules/payments/acquirer.ts";
import { linesToPay } from "#server/modules/payments/cost-lines.ts";
import { findInstallation } from "#server/modules/payments/installation.repository.ts";
import { paymentTexts } from "#server/modules/payments/payment-texts.ts";
import {
  findOpenPayment,
  findPayment,
  insertPayment,
  markOpened,
  markSettled,
  type StoredPayment,
} from "#server/modules/payments/payments.repository.ts";
import {
  acquirerOf,
  CHECK_PAYMENT_JOB,
  checkKey,
  END_PAGE_JOB,
  nextCheckSeconds,
  type Payments,
} from "#server/modules/payments/payments.ts";
import { withStanding } from "#server/modules/payments/receipts/with-standing.ts";
import { issueTicket, type Holder } from "#server/modules/payments/returns/issue-ticket.ts";
import { returnUrl, ticketReturnUrl } from "#server/modules/payments/returns/return-url.ts";
import { hasSetAside } from "#server/modules/payments/set-aside.repository.ts";
import { settlePayment } from "#server/modules/payments/settle-payment.ts";
import { Refusal } from "#server/refusal.ts";

/** Where the payer comes from: the host of the page, and its language if it is one of ours. */
interface PayerPage {
  readonly hostName: string | undefined;
  readonly lang?: Locale;
  /** Present for whoever showed the order's key, because their browser keeps none. */
  readonly holder?: Holder;
}

/** The end of a page is counted from its attempt: an acquirer would refuse to open one so late under the old key. */
const STALE_MS = 5 * 60_000;

/** How often an order may change while its page is being opened. */
const MOST_ROUNDS = 5;

/**
 * Returns the address where an order is paid. One order has one open payment, so two tabs get the same page; the acquirer is
 * called outside any transaction, and the next call finishes an interrupted one with the same key. An address is
 * given out for a live attempt at what the order owes now.
 */
export async function startPayment(payments: Payments, transaction: number, payer: PayerPage): Promise<string> {
  const seen = await findByTransaction(payments.db, transaction);
  if (seen === undefined) throw new Refusal("order-unknown");
  const known = await findOpenPayment(payments.db, seen.order_id);
  // The payer may have just finished on the hosted page: check before sending anybody there again.
  if (known?.acquirer_ref) await settlePayment(payments, known.payment_id).catch(() => undefined);
  let hasRefused = false;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { order, method, payment } = await liveAttempt(payments, seen.order_id);
    if (payment.pay_url !== null) {
      return payer.holder === undefined ? payment.pay_url : issueTicket(payments, { order, payment }, payer.holder);
    }
    const opened = await openAtAcquirer(payments, { order, method, payment }, payer);
    if (typeof opened === "string") {
      await giveUpUnopened(payments, payment.payment_id);
      if (hasRefused) throw new Refusal(opened);
      hasRefused = true;
      continue;
    }
    const { payment_id: paymentId, state } = await markOpened(
      payments.db,
      payment.payment_id,
      opened.ref,
      opened.payUrl,
    );
    // It was given up while its page was being opened.
    if (state === "expired") await payments.db.transaction().execute((trx) => addJob(trx, END_PAGE_JOB, { paymentId }));
  }
  throw new Refusal("acquirer-unavailable");
}

/** The open attempt at what an order owes, made now if there is none; one at another sum is given up. */
async function liveAttempt(payments: Payments, orderId: number) {
  const now = payments.clock();
  const at = new Date(now);
  return payments.db.transaction().execute(async (trx) => {
    const order = await findAnyOrder(trx, orderId, true);
    if (order === undefined) throw new Refusal("order-unknown");
    const due = askedSum(order);
    const method = await payableBy(trx, order, now);
    const open = await findOpenPayment(trx, orderId);
    const isReachable = payments.acquirers.some(({ name }) => name === open?.acquirer);
    const isStale = open?.state === "new" && open.acquirer_ref === null && now - open.created_at.getTime() > STALE_MS;
    if (open?.amount === due && isReachable && !isStale) return { order, method, payment: open };
    // Its page may still bring money: it is counted, whatever the order costs then.
    const why = !isReachable
      ? "its acquirer can no longer be asked"
      : isStale
        ? "its page was not opened in time"
        : "the order costs another sum by now";
    if (open !== undefined) await giveUp(trx, open, at, why);
    const payment = await insertPayment(
      trx,
      { order, amount: due, lines: await linesToPay(trx, order, due, payments.gazetteer) },
      acquirerTaking(payments, { amount: due, currency: order.currency }),
      at,
    );
    if (payment === undefined) throw new Refusal("acquirer-unavailable");
    const runAt = new Date(now + nextCheckSeconds(0) * 1000);
    await addJob(
      trx,
      CHECK_PAYMENT_JOB,
      { paymentId: payment.payment_id },
      { runAt, key: checkKey(payment.payment_id) },
    );
    return { order, method, payment };
  });
}

/** Gives an attempt up; its page ends at the acquirer. */
async function giveUp(trx: Transaction<Tables>, { payment_id: paymentId }: StoredPayment, at: Date, why: string) {
  await markSettled(trx, paymentId, "expired", at, why);
  await addJob(trx, END_PAGE_JOB, { paymentId });
}

/** Who takes a payment; refused where nobody takes its currency or a payment of its size. */
function acquirerTaking(payments: Payments, { amount, currency }: Money): Acquirer {
  const acquirer = payments.acquirerFor(currency);
  if (acquirer === undefined) throw new Refusal("currency-not-payable", { words: { currency } });
  const { least, most } = acquirer.limits(currency);
  if (amount < least || amount > most) {
    const sum = toMajor(amount < least ? least : most, currency);
    throw new Refusal("sum-not-payable", {
      words: { why: amount < least ? "small" : "large", sum: `${sum} ${currency}` },
    });
  }
  return acquirer;
}

/** How an order is paid online; refused where nothing can be paid now. */
async function payableBy(trx: Transaction<Tables>, order: StoredOrder, now: number): Promise<OnlineMethod> {
  if (isOff(order.state)) throw new Refusal("order-cancelled");
  if (!isPaidOnline(order.pay_by)) throw new Refusal("cash-order");
  // Money that is set aside is still money received: a person looks at it before anyone can pay again.
  if (order.paid_at !== null || (await hasSetAside(trx, order.order_id))) throw new Refusal("already-paid");
  refuseRideOver(order, now);
  return order.pay_by;
}

async function openAtAcquirer(
  payments: Payments,
  attempt: { readonly order: StoredOrder; readonly method: OnlineMethod; readonly payment: StoredPayment },
  payer: PayerPage,
): Promise<OpenedPayment | "acquirer-unavailable" | "payment-refused"> {
  const { method, payment } = attempt;
  const madeAt = payment.created_at.getTime();
  const { installation_id: installation } = await findInstallation(payments.db);
  // Whoever pays reads the page that they came from; the order may have been made in another language.
  const order = { ...attempt.order, lang: payer.lang ?? attempt.order.lang };
  try {
    return await acquirerOf(payments, payment.acquirer).open({
      idempotencyKey: `payment-${installation}-${payment.payment_id}`,
      installation,
      paymentId: payment.payment_id,
      orderId: order.order_id,
      method,
      amount: payment.amount,
      currency: payment.currency,
      lang: order.lang,
      ...paymentTexts(
        order,
        { amount: payment.amount, lines: withStanding(payment, payment.lines) },
        payments.gazetteer,
      ),
      madeAt,
      endsAt: pageEndOf(order, madeAt),
      returnUrl: payer.holder
        ? ticketReturnUrl(payments, order, payer.hostName)
        : returnUrl(payments, order, payer.hostName),
    });
  } catch (error) {
    if (error instanceof OpeningRefused) return error.isOutage ? "acquirer-unavailable" : "payment-refused";
    throw new Refusal("acquirer-unavailable");
  }
}

/** An order of which something is paid does not lapse; its page ends with the day or at the pick-up. */
function pageEndOf(order: StoredOrder, madeAt: number): number {
  const lapsesAt = awaitsPayment(order) ? (order.lapses_at?.getTime() ?? null) : null;
  const standing = order.trips.filter(({ cancelled_at: cancelledAt }) => cancelledAt === null);
  const starts = [
    ...standing.map(({ pickup_at: at }) => at),
    ...(order.yacht === undefined ? [] : [order.yacht.starts_at]),
  ];
  return payPageEnd({ madeAt, lapsesAt, pickups: starts.map((at) => at.getTime()) });
}

/** An attempt that the acquirer refused has no page; the same words would be refused for ever. */
async function giveUpUnopened({ db, clock }: Payments, paymentId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const payment = await findPayment(trx, paymentId, true);
    if (payment?.state !== "new") return;
    await markSettled(trx, paymentId, "expired", new Date(clock()), "the acquirer opened no page");
  });
}
