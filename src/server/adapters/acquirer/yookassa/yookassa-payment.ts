import type { Money } from "#domain/values/money.ts";
import { fromDecimal } from "#server/adapters/acquirer/yookassa/decimal-amount.ts";
import { OutsideTrouble } from "#server/adapters/ask-json.ts";
import { line, list, member } from "#server/adapters/json-members.ts";
import type {
  AcquirerMovements,
  AcquirerPayment,
  AcquirerReceipt,
  AcquirerRefund,
  ListedRefund,
} from "#server/modules/payments/acquirer.ts";

/** How the ids of YooKassa's payments and refunds look. */
export const YOOKASSA_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A payment of YooKassa as the port describes it. */
export function readYookassaPayment(payment: unknown): AcquirerPayment {
  const ref = line(member(payment, "id"), 50);
  const money = readMoney(member(payment, "amount"));
  const isTest = member(payment, "test");
  const state = stateOf(payment);
  if (ref === "" || money === undefined || typeof isTest !== "boolean" || state === undefined) {
    throw new OutsideTrouble("its answer is no payment");
  }
  const metadata = member(payment, "metadata");
  return {
    ref,
    state,
    paymentId: numberIn(line(member(metadata, "payment_id"), 16)),
    installation: line(member(metadata, "installation"), 40),
    account: shopIn(line(member(member(payment, "recipient"), "account_id"), 40), isTest),
    ...money,
    refunded: readMoney(member(payment, "refunded_amount"))?.amount ?? 0,
    ...registrationOf(payment),
  };
}

/** The shop together with its mode: money of a test shop is never mistaken for real money. */
export function shopIn(shop: string, isTest: boolean): string {
  return isTest ? `${shop} test` : shop;
}

/** A refund of YooKassa as the port describes it. */
export function readYookassaRefund(refund: unknown): AcquirerRefund {
  const ref = line(member(refund, "id"), 50);
  const status = member(refund, "status");
  if (ref === "") throw new OutsideTrouble("its answer is no refund");
  const receipt = registrationOf(refund);
  if (status === "succeeded" || status === "pending") return { ref, state: status, ...receipt };
  if (status !== "canceled") throw new OutsideTrouble("its answer is no refund");
  return { ref, state: "failed", reason: cancelReason(refund) || status };
}

/** A refund of YooKassa's list; one from before there were ids of installations has its number in its name alone. */
export function readListedRefund(refund: unknown): ListedRefund {
  const money = readMoney(member(refund, "amount"));
  if (money === undefined) throw new OutsideTrouble("its answer is no refund");
  const metadata = member(refund, "metadata");
  const [, named = ""] = NAME.exec(line(member(refund, "description"), 100)) ?? [];
  const installation = line(member(metadata, "installation"), 40);
  return {
    ...readYookassaRefund(refund),
    ref: line(member(refund, "id"), 50),
    ...money,
    refundId: numberIn(installation === "" ? named : line(member(metadata, "refund_id"), 16)),
    installation,
  };
}

const NAME = /^Возврат (\d{1,15})$/;

/** The name of a refund on the shop's own pages. */
export function refundName(refundId: number): string {
  return `Возврат ${refundId}`;
}

function numberIn(text: string): number {
  return /^[1-9]\d*$/.test(text) ? Number(text) : 0;
}

/** A receipt of YooKassa as the port describes it. */
export function readYookassaReceipt(receipt: unknown): AcquirerReceipt {
  const ref = line(member(receipt, "id"), 50);
  const state = registrationIn(member(receipt, "status"));
  if (ref === "" || state === undefined) throw new OutsideTrouble("its answer is no receipt");
  return { ref, state };
}

/** Whether a receipt settles a prepayment of this sum, or is about to; one that was refused settles nothing. */
export function isSettlementOf(receipt: unknown, { amount, currency }: Money): boolean {
  if (member(receipt, "status") === "canceled") return false;
  const settled = list(member(receipt, "settlements")).map((part) =>
    member(part, "type") === "prepayment" ? readMoney(member(part, "amount")) : undefined,
  );
  return settled.length === 1 && settled[0]?.amount === amount && settled[0].currency === currency;
}

/** What YooKassa has moved for a payment: its fee is what does not come to us, and a refund costs nothing and brings none back. */
export function yookassaMovements(payment: unknown, refunds: readonly ListedRefund[]): AcquirerMovements {
  const came = readMoney(member(payment, "amount"));
  const income = readMoney(member(payment, "income_amount"));
  const ref = line(member(payment, "id"), 50);
  const settled =
    came !== undefined && income?.currency === came.currency
      ? { ...came, fee: came.amount - income.amount, net: income.amount }
      : undefined;
  const back = refunds
    .filter(({ state }) => state === "succeeded")
    .map(({ ref: subjectRef, amount, currency }) => {
      const sum = { amount: -amount, fee: 0, net: -amount, currency };
      return { ref: subjectRef, kind: "refund", subjectRef, settled: sum } as const;
    });
  const own = ref === "" ? [] : [{ ref, kind: "payment", subjectRef: "", ...(settled && { settled }) } as const];
  return {
    movements: [...own, ...back],
    isComplete: settled !== undefined && refunds.every(({ state }) => state !== "pending"),
  };
}

function registrationOf(object: unknown): { readonly receipt?: AcquirerReceipt["state"] } {
  const receipt = registrationIn(member(object, "receipt_registration"));
  return receipt === undefined ? {} : { receipt };
}

function registrationIn(value: unknown): AcquirerReceipt["state"] | undefined {
  return (["pending", "succeeded", "canceled"] as const).find((state) => state === value);
}

/** A sum of money in minor units; undefined where it is none. */
export function readMoney(value: unknown): { readonly amount: number; readonly currency: string } | undefined {
  const currency = line(member(value, "currency"), 3);
  const amount = fromDecimal(member(value, "value"), currency);
  return amount === undefined ? undefined : { amount, currency };
}

function stateOf(payment: unknown): AcquirerPayment["state"] | undefined {
  switch (member(payment, "status")) {
    case "pending":
      return "waiting";
    case "waiting_for_capture":
      return "processing";
    case "succeeded":
      return "succeeded";
    case "canceled":
      return cancelReason(payment) === "expired_on_confirmation" ? "expired" : "declined";
    default:
      return undefined;
  }
}

function cancelReason(object: unknown): string {
  return line(member(member(object, "cancellation_details"), "reason"), 60);
}
