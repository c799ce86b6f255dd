import { fromStripeAmount } from "#server/adapters/acquirer/stripe/stripe-amount.ts";
import { OutsideTrouble } from "#server/adapters/ask-json.ts";
import { line, list, member } from "#server/adapters/json-members.ts";
import type { AcquirerPayment, AcquirerRefund, ListedRefund } from "#server/modules/payments/acquirer.ts";

/** What of a payment intent is fetched together with its session, so that one call tells how the money stands. */
export const EXPANDED = "payment_intent.latest_charge";

const ID_LENGTH = 255;

/** An id that one of Stripe's objects carries or refers to; empty where there is none. */
export function stripeId(value: unknown): string {
  return line(typeof value === "string" ? value : member(value, "id"), ID_LENGTH);
}

/** A Checkout Session as the port describes a payment; `account` is whose key read it. */
export function readSession(session: unknown, account: string): AcquirerPayment {
  const ref = stripeId(session);
  const currency = line(member(session, "currency"), 3).toUpperCase();
  const amount = fromStripeAmount(member(session, "amount_total"), currency);
  const isLive = member(session, "livemode");
  const state = stateOf(session);
  if (ref === "" || amount === undefined || typeof isLive !== "boolean" || state === undefined) {
    throw new OutsideTrouble("its answer is no payment");
  }
  const metadata = member(session, "metadata");
  const charge = member(member(session, "payment_intent"), "latest_charge");
  return {
    ref,
    state,
    paymentId: numberOf(member(metadata, "payment_id")),
    installation: line(member(metadata, "installation"), ID_LENGTH),
    account: accountIn(account, isLive),
    amount,
    currency,
    refunded: fromStripeAmount(member(charge, "amount_refunded"), currency) ?? 0,
    ...(member(charge, "disputed") === true && { isDisputed: true }),
  };
}

/** The account together with its mode: money of the test mode is never mistaken for real money. */
export function accountIn(account: string, isLive: boolean): string {
  return isLive ? account : `${account} test`;
}

/** A refund of Stripe as the port describes it. */
export function readStripeRefund(refund: unknown): AcquirerRefund {
  const ref = stripeId(refund);
  const status = member(refund, "status");
  if (ref === "") throw new OutsideTrouble("its answer is no refund");
  switch (status) {
    case "succeeded":
      return { ref, state: "succeeded" };
    case "pending":
      return { ref, state: "pending" };
    case "requires_action":
      return { ref, state: "pending", reason: status };
    case "failed":
    case "canceled":
      return { ref, state: "failed", reason: codeOf(member(refund, "failure_reason")) || status };
    default:
      throw new OutsideTrouble("its answer is no refund");
  }
}

/** A refund of Stripe's list. */
export function readListedRefund(refund: unknown): ListedRefund {
  const ref = stripeId(refund);
  const currency = line(member(refund, "currency"), 3).toUpperCase();
  const amount = fromStripeAmount(member(refund, "amount"), currency);
  if (amount === undefined) throw new OutsideTrouble("its answer is no refund");
  const metadata = member(refund, "metadata");
  return {
    ...readStripeRefund(refund),
    ref,
    amount,
    currency,
    refundId: numberOf(member(metadata, "refund_id")),
    installation: line(member(metadata, "installation"), ID_LENGTH),
  };
}

/** A short code of the acquirer; empty for anything that is not one. */
export function codeOf(value: unknown): string {
  return /^[a-z][a-z0-9_.]*$/.exec(line(value, 60))?.[0] ?? "";
}

/** One of our numbers that the acquirer keeps for us; 0 where there is none. */
export function numberOf(value: unknown): number {
  return typeof value === "string" && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : 0;
}

/** The first object of one of Stripe's lists. */
export function firstOf(answer: unknown): unknown {
  return list(member(answer, "data"))[0];
}

function stateOf(session: unknown): AcquirerPayment["state"] | undefined {
  const intent = member(member(session, "payment_intent"), "status");
  switch (member(session, "status")) {
    case "open":
      return "waiting";
    case "expired":
      return "expired";
    case "complete":
      // A bank debit is taken days later; until then nothing is paid, and it may still fail.
      if (member(session, "payment_status") !== "unpaid") return "succeeded";
      return intent === "requires_payment_method" || intent === "canceled" ? "declined" : "processing";
    default:
      return undefined;
  }
}
