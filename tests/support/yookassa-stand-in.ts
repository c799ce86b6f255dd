import { randomUUID } from "node:crypto";
import { startStandIn, type StandInAnswer, type StandInServer } from "./acquirer-stand-in.ts";
import type { SeenCall } from "./lying-service.ts";
import { wrongMember } from "./yookassa-shapes.ts";

/** The keys with which the stand-in may be asked. */
export const YOOKASSA_VARIABLES = {
  YOOKASSA_SHOP: "100500",
  YOOKASSA_KEY: "test_standin",
  YOOKASSA_VAT_CODE: "4",
  YOOKASSA_TAX_SYSTEM: "2",
} as const;

interface Money {
  readonly value: string;
  readonly currency: string;
}
interface Receipt {
  readonly items: readonly {
    readonly quantity: number;
    readonly amount: Money;
    readonly description: string;
    readonly measure?: string;
    readonly payment_mode?: string;
  }[];
  readonly customer?: { readonly email?: string; readonly phone?: string };
}
interface Asked {
  readonly amount: Money;
  readonly description?: string;
  readonly metadata?: unknown;
  readonly payment_id?: string;
  readonly receipt?: Receipt;
  readonly confirmation?: { readonly return_url: string };
}
interface AskedReceipt extends Receipt {
  readonly type?: string;
  readonly payment_id?: string;
  readonly send?: boolean;
  readonly settlements?: readonly { readonly type: string; readonly amount: Money }[];
}
type Fields = Record<string, unknown>;
type Payment = Fields & { id: string; status: string; amount: Money };
type StoredReceipt = Fields & AskedReceipt & { id: string; status: string };
type Refund = Fields & { id: string; payment_id: string; status: string; amount: Money };

/** YooKassa's API as its documents describe it, as far as payments with a page and refunds go. */
export interface YookassaStandIn {
  readonly server: StandInServer;
  readonly payments: Map<string, Payment>;
  readonly refunds: Map<string, Refund>;
  /** Receipts that were asked for by themselves. */
  readonly receipts: Map<string, StoredReceipt>;
  /** Where receipts are that are asked for from now on. */
  receiptsGo: "succeeded" | "pending" | "canceled";
  /** How refunds go that are asked for from now on. */
  refundsGo: "succeeded" | "pending" | "canceled";
  /** Whether its shop sends receipts, so that no payment is opened without one. */
  demandsReceipts: boolean;
  /** Whether nobody knows yet what of a payment will be ours. */
  countsLate: boolean;
  /** Moves a payment; a cancelled one says why. */
  move(id: string, status: string, reason?: string): void;
  /** Gives money of a payment back as somebody does in the shop's own pages, in kopecks. */
  refundByHand(id: string, amount: number): Refund;
  notice(event: string, object: unknown): Buffer;
}

/** Starts the stand-in. */
export async function startYookassaStandIn(): Promise<YookassaStandIn> {
  const refuse = (status: number, code: string, parameter?: string): StandInAnswer => ({
    status,
    json: { type: "error", id: randomUUID(), code, parameter, description: "words for a person" },
  });
  const minor = ({ value }: Money): number => (/^\d+\.\d\d$/.test(value) ? Math.round(Number(value) * 100) : NaN);
  const decimal = (amount: number, currency: string): Money => ({ value: (amount / 100).toFixed(2), currency });
  const fits = (receipt: Receipt | undefined, amount: Money): boolean =>
    receipt === undefined ||
    receipt.items.reduce((sum, item) => sum + item.quantity * minor(item.amount), 0) === minor(amount);
  const refundsOf = (id: string): Refund[] =>
    [...yookassa.refunds.values()].filter(({ payment_id: paymentId }) => paymentId === id);
  const givenBack = (id: string, ...states: string[]): number =>
    refundsOf(id)
      .filter(({ status }) => states.includes(status))
      .reduce((sum, { amount }) => sum + minor(amount), 0);
  const shown = (payment: Payment): Fields => {
    const given = givenBack(payment.id, "succeeded");
    const isPaid = payment.status === "succeeded";
    const { currency } = payment.amount;
    const paid = {
      refunded_amount: decimal(given, currency),
      // 3.5 % are YooKassa's.
      ...(!yookassa.countsLate && {
        income_amount: decimal(minor(payment.amount) - Math.round(minor(payment.amount) * 0.035), currency),
      }),
    };
    return { ...payment, ...(isPaid && paid) };
  };

  function openPayment(asked: Asked): StandInAnswer {
    // From one rouble to the most that fast payments take; a card ends at 350,000.
    const isTaken = minor(asked.amount) >= 100 && minor(asked.amount) <= 70_000_000;
    if (!isTaken) return refuse(400, "invalid_request", "amount");
    if (asked.receipt === undefined && yookassa.demandsReceipts) return refuse(400, "invalid_request", "receipt");
    if (!fits(asked.receipt, asked.amount)) return refuse(400, "invalid_request", "receipt.items");
    const id = randomUUID();
    const payment: Payment = {
      id,
      status: "pending",
      amount: asked.amount,
      description: asked.description,
      metadata: asked.metadata,
      ...(asked.receipt !== undefined && { receipt_registration: yookassa.receiptsGo }),
      recipient: { account_id: YOOKASSA_VARIABLES.YOOKASSA_SHOP, gateway_id: "1" },
      paid: false,
      test: true,
      confirmation: { type: "redirect", confirmation_url: `https://yoomoney.ru/checkout/payments/v2?orderId=${id}` },
    };
    yookassa.payments.set(id, payment);
    return { status: 200, json: payment };
  }

  function makeRefund(asked: Asked, isByHand = false): StandInAnswer {
    const payment = yookassa.payments.get(asked.payment_id ?? "");
    if (payment === undefined) return refuse(404, "not_found");
    if (payment.status !== "succeeded") return refuse(400, "invalid_request", "payment_id");
    const left = minor(payment.amount) - givenBack(payment.id, "succeeded", "pending");
    if (!(minor(asked.amount) > 0) || minor(asked.amount) > left) return refuse(400, "invalid_request", "amount");
    const isPart = minor(asked.amount) < minor(payment.amount);
    if (isPart && asked.receipt === undefined && payment["receipt_registration"] !== undefined && !isByHand)
      return refuse(400, "invalid_request", "receipt");
    if (!fits(asked.receipt, asked.amount)) return refuse(400, "invalid_request", "receipt.items");
    const refund: Refund = {
      id: randomUUID(),
      payment_id: payment.id,
      status: yookassa.refundsGo,
      amount: asked.amount,
      description: asked.description,
      metadata: asked.metadata,
      ...(payment["receipt_registration"] !== undefined && { receipt_registration: yookassa.receiptsGo }),
      ...(yookassa.refundsGo === "canceled" && {
        cancellation_details: { party: "yoo_money", reason: "insufficient_funds" },
      }),
    };
    yookassa.refunds.set(refund.id, refund);
    return { status: 200, json: refund };
  }

  function makeReceipt(asked: AskedReceipt): StandInAnswer {
    const payment = yookassa.payments.get(asked.payment_id ?? "");
    if (payment === undefined) return refuse(404, "not_found");
    if (payment.status !== "succeeded") return refuse(400, "invalid_request", "payment_id");
    const [settled] = asked.settlements ?? [];
    if (settled === undefined) return refuse(400, "invalid_request", "settlements");
    const isGiven = asked.items.every(({ payment_mode: mode }) => mode === "full_payment");
    if (!isGiven || !fits(asked, settled.amount)) return refuse(400, "invalid_request", "items");
    const sum = [...yookassa.receipts.values()]
      .filter(({ payment_id: id, status }) => id === payment.id && status !== "canceled")
      .reduce((all, one) => all + minor(one.settlements?.[0]?.amount ?? settled.amount), minor(settled.amount));
    if (sum > minor(payment.amount)) return refuse(400, "invalid_request", "settlements");
    // Its ids begin with the second in which they are made: those of one hour begin alike.
    const second = (0x2f1c0000 + yookassa.receipts.size).toString(16);
    const receipt: StoredReceipt = {
      ...asked,
      id: `rt-${second}-${randomUUID().slice(9)}`,
      status: yookassa.receiptsGo,
    };
    yookassa.receipts.set(receipt.id, receipt);
    return { status: 200, json: receipt };
  }

  function readReceipts(id: string | undefined, paymentId: string | null): StandInAnswer {
    const all = [...yookassa.receipts.values()];
    if (id === undefined)
      return { status: 200, json: { type: "list", items: all.filter(({ payment_id: paid }) => paid === paymentId) } };
    const receipt = yookassa.receipts.get(id);
    return receipt === undefined ? refuse(404, "not_found") : { status: 200, json: receipt };
  }

  function answer({ method, url, headers, body }: SeenCall): StandInAnswer {
    const { YOOKASSA_SHOP: shop, YOOKASSA_KEY: key } = YOOKASSA_VARIABLES;
    const expected = `Basic ${Buffer.from(`${shop}:${key}`).toString("base64")}`;
    if (headers.authorization !== expected) return refuse(401, "invalid_credentials");
    const [, , kind, id] = url.pathname.split("/");
    if (method === "POST") {
      const keyLength = String(headers["idempotence-key"] ?? "").length;
      if (keyLength < 1 || keyLength > 64) return refuse(400, "invalid_request", "Idempotence-Key");
      const asked = JSON.parse(body) as Asked & AskedReceipt;
      const wrong = wrongMember(kind ?? "", asked as unknown as Fields);
      if (wrong !== undefined) return refuse(400, "invalid_request", wrong);
      if (kind === "receipts") return makeReceipt(asked);
      return kind === "refunds" ? makeRefund(asked) : openPayment(asked);
    }
    if (kind === "receipts") return readReceipts(id, url.searchParams.get("payment_id"));
    if (id === undefined) {
      return { status: 200, json: { type: "list", items: refundsOf(url.searchParams.get("payment_id") ?? "") } };
    }
    const payment = yookassa.payments.get(id);
    const found = kind === "refunds" ? yookassa.refunds.get(id) : payment && shown(payment);
    return found === undefined ? refuse(404, "not_found") : { status: 200, json: found };
  }

  const yookassa: YookassaStandIn = {
    server: await startStandIn({
      keyHeader: "idempotence-key",
      remembersErrors: false,
      otherCall: refuse(400, "invalid_request", "Idempotence-Key"),
      answer,
    }),
    payments: new Map(),
    refunds: new Map(),
    receipts: new Map(),
    receiptsGo: "succeeded",
    refundsGo: "succeeded",
    demandsReceipts: false,
    countsLate: false,
    move(id, status, reason) {
      const payment = yookassa.payments.get(id);
      if (payment === undefined) throw new Error(`There is no payment ${id}`);
      Object.assign(payment, {
        status,
        paid: status === "succeeded",
        ...(reason !== undefined && { cancellation_details: { party: "payment_network", reason } }),
      });
    },
    refundByHand(id, amount) {
      const { status, json } = makeRefund({ payment_id: id, amount: decimal(amount, "RUB") }, true);
      if (status !== 200) throw new Error("The stand-in refused the refund.");
      return json as Refund;
    },
    notice: (event, object) => Buffer.from(JSON.stringify({ type: "notification", event, object })),
  };
  return yookassa;
}
