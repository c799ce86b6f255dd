import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import { signNotice } from "#server/adapters/acquirer/notice-signature.ts";
import { startStandIn, type StandInAnswer, type StandInServer } from "./acquirer-stand-in.ts";
import type { SeenCall } from "./lying-service.ts";

/** The keys with which the stand-in may be asked. */
export const STRIPE_VARIABLES = {
  STRIPE_KEY: "sk_test_standin",
  STRIPE_ACCOUNT: "acct_1Nameboard",
  STRIPE_WEBHOOK_SECRETS: "whsec_new,whsec_old",
} as const;

type Fields = Record<string, unknown>;
type Session = Fields & { id: string; amount_total: number; currency: string; payment_intent: string | null };
type Refund = Fields & { id: string; payment_intent: string; amount: number; status: string };

type SessionParams = Stripe.Checkout.SessionCreateParams;
type LineParams = NonNullable<SessionParams["line_items"]>[number];
type PriceParams = NonNullable<LineParams["price_data"]>;

/** What may be sent, by the name of what it is a member of; the compiler knows the names that Stripe has. */
const KNOWN = {
  session: [
    "mode",
    "locale",
    "success_url",
    "cancel_url",
    "client_reference_id",
    "expires_at",
    "metadata",
    "line_items",
    "payment_intent_data",
    "adaptive_pricing",
  ] satisfies (keyof SessionParams)[],
  payment_intent_data: [
    "description",
    "metadata",
    "statement_descriptor_suffix",
    "receipt_email",
  ] satisfies (keyof NonNullable<SessionParams["payment_intent_data"]>)[],
  adaptive_pricing: ["enabled"] satisfies (keyof NonNullable<SessionParams["adaptive_pricing"]>)[],
  line_items: ["quantity", "price_data"] satisfies (keyof LineParams)[],
  price_data: ["currency", "unit_amount", "product_data"] satisfies (keyof PriceParams)[],
  product_data: ["name", "description"] satisfies (keyof NonNullable<PriceParams["product_data"]>)[],
  refund: ["payment_intent", "amount", "metadata"] satisfies (keyof Stripe.RefundCreateParams)[],
} as const;

/** Whether each parameter of a call is one that Stripe knows. */
function areKnown(form: URLSearchParams, call: "session" | "refund"): boolean {
  return [...form.keys()].every((name) => {
    const steps = name.split(/\[|\]\[?/).filter((step) => step !== "" && !/^\d+$/.test(step));
    let within: readonly string[] = KNOWN[call];
    for (const step of steps) {
      if (!within.includes(step)) return false;
      if (step === "metadata") return true;
      within = (KNOWN as Readonly<Record<string, readonly string[]>>)[step] ?? [];
    }
    return true;
  });
}

/** Stripe's API as its documents describe it, as far as Checkout and refunds go. */
export interface StripeStandIn {
  readonly server: StandInServer;
  readonly sessions: Map<string, Session>;
  readonly intents: Map<string, Fields>;
  readonly refunds: Map<string, Refund>;
  readonly disputes: Map<string, Fields>;
  /** What was moved, as the balance of the account counts it. */
  readonly balance: Map<string, Stripe.BalanceTransaction>;
  /** Whether the key may read the balance; restricted ones often may not. */
  mayReadBalance: boolean;
  /** Whether the balance counts a payment only some time after it was paid. */
  countsLate: boolean;
  /** The currency of the balance, and what it gets for one unit of a payment; the payment's own where there is none. */
  settlesIn: { readonly currency: string; readonly rate: number } | undefined;
  /** Counts the payments that the balance does not know yet. */
  countLate(): void;
  /** A refund that had gone back comes from the bank again. */
  bounce(refundId: string): Refund;
  /** Pays out all that has been counted and not paid out yet, as Stripe does by itself. */
  payOut(): { readonly id: string; readonly object: "payout" };
  /** How refunds go that are asked for from now on. */
  refundsGo: "succeeded" | "pending" | "failed";
  account: string;
  /** Whether the key may read the account; restricted ones often may not. */
  mayReadAccount: boolean;
  pay(id: string): void;
  /** A bank debit that is taken later, and what becomes of it. */
  debit(id: string, intent: "processing" | "requires_payment_method"): void;
  /** Gives money of a session back as somebody does in the Dashboard. */
  refundByHand(id: string, amount: number): Refund;
  /** Opens a dispute about all that a session brought, as a bank does; its money is withdrawn together with a fee. */
  dispute(
    id: string,
    fee: number,
  ): Fields & { readonly id: string; readonly amount: number; readonly evidence_details: { readonly due_by: number } };
  /** Decides a dispute; a won one gives the money back, and keeps the fee. */
  decide(disputeId: string, status: "won" | "lost"): void;
  event(type: string, object: unknown, over?: Fields): Buffer;
  sign(raw: Buffer, options?: { readonly secret?: string; readonly at?: number }): Record<string, string>;
}

/** Starts the stand-in. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const id = (kind: string): string => `${kind}_${randomBytes(12).toString("hex")}`;
  const refuse = (status: number, type: string, code?: string): StandInAnswer => ({
    status,
    json: { error: { type, ...(code !== undefined && { code }), message: "words for a person" } },
  });
  const missing = refuse(404, "invalid_request_error", "resource_missing");

  const refundsOf = (intent: string): Refund[] =>
    [...stripe.refunds.values()].filter((refund) => refund.payment_intent === intent);
  const givenBack = (intent: string): number =>
    refundsOf(intent)
      .filter(({ status }) => status === "succeeded" || status === "pending")
      .reduce((sum, { amount }) => sum + amount, 0);
  const disputesOf = (intent: string): Fields[] =>
    [...stripe.disputes.values()].filter((dispute) => dispute["payment_intent"] === intent);
  const shown = (session: Session, isExpanded: boolean): Fields => {
    const intent = session.payment_intent;
    if (!isExpanded || intent === null) return session;
    const charge = {
      id: `ch_${intent.slice(3)}`,
      object: "charge",
      amount_refunded: givenBack(intent),
      balance_transaction: counted.get(intent) ?? null,
      disputed: disputesOf(intent).length > 0,
    } satisfies Partial<Stripe.Charge>;
    return { ...session, payment_intent: { ...stripe.intents.get(intent), latest_charge: charge } };
  };

  /** The transactions of the balance of payments, by their intents. */
  const counted = new Map<string, string>();
  const payouts = new Map<string, string>();
  const move = (
    type: Stripe.BalanceTransaction["type"],
    source: string,
    moved: { readonly amount: number; readonly currency: string; readonly fee?: number },
  ): Stripe.BalanceTransaction => {
    const { currency, rate } = stripe.settlesIn ?? { currency: moved.currency, rate: 1 };
    const amount = Math.round(moved.amount * rate);
    const fee = moved.fee ?? 0;
    const seconds = Math.floor(Date.now() / 1000);
    const transaction: Stripe.BalanceTransaction = {
      id: id("txn"),
      object: "balance_transaction",
      amount,
      available_on: seconds + 2 * 86_400,
      balance_type: "payments",
      created: seconds,
      currency,
      description: null,
      exchange_rate: stripe.settlesIn === undefined ? null : rate,
      fee,
      fee_details: [],
      net: amount - fee,
      reporting_category: type,
      source,
      status: "pending",
      type,
    };
    stripe.balance.set(transaction.id, transaction);
    return transaction;
  };
  /** Stripe's share of a payment: 1.5 % and 25 of the smallest unit. */
  const count = (intent: string): void => {
    const { amount, currency } = stripe.intents.get(intent) as { amount: number; currency: string };
    const fee = Math.round(amount * (stripe.settlesIn?.rate ?? 1) * 0.015) + 25;
    counted.set(intent, move("charge", `ch_${intent.slice(3)}`, { amount, currency, fee }).id);
  };

  function openSession(form: URLSearchParams): StandInAnswer {
    const end = Number(form.get("expires_at")) - Date.now() / 1000;
    if (form.get("mode") !== "payment" || end < 30 * 60 || end > 24 * 3600) return refuse(400, "invalid_request_error");
    if (!areKnown(form, "session")) return refuse(400, "invalid_request_error", "parameter_unknown");
    let total = 0;
    if (form.has("line_items[100][quantity]")) return refuse(400, "invalid_request_error");
    for (let index = 0; form.has(`line_items[${index}][quantity]`); index += 1) {
      const price = `line_items[${index}][price_data]`;
      const currency = form.get(`${price}[currency]`) ?? "";
      const isOne = currency === form.get("line_items[0][price_data][currency]");
      if (!/^[a-z]{3}$/.test(currency) || !isOne) return refuse(400, "invalid_request_error");
      if (!(currency === "inr" ? /^\d{1,9}$/ : /^\d{1,8}$/).test(form.get(`${price}[unit_amount]`) ?? ""))
        return refuse(400, "invalid_request_error", "parameter_invalid_integer");
      const nameLength = (form.get(`${price}[product_data][name]`) ?? "").length;
      if (nameLength === 0 || nameLength > 250) return refuse(400, "invalid_request_error");
      total += Number(form.get(`line_items[${index}][quantity]`)) * Number(form.get(`${price}[unit_amount]`));
    }
    const ref = id("cs_test");
    const session: Session = {
      id: ref,
      object: "checkout.session",
      amount_total: total,
      currency: form.get("line_items[0][price_data][currency]") ?? "",
      livemode: false,
      metadata: metadataOf(form),
      payment_intent: null,
      payment_status: "unpaid",
      status: "open",
      url: `https://checkout.stripe.com/c/pay/${ref}#fid`,
      expires_at: Number(form.get("expires_at")),
    } satisfies Partial<Stripe.Checkout.Session>;
    stripe.sessions.set(ref, session);
    return { status: 200, json: session };
  }

  function expireSession(ref: string): StandInAnswer {
    const session = stripe.sessions.get(ref);
    if (session === undefined) return missing;
    if (session["status"] !== "open") return refuse(400, "invalid_request_error");
    return { status: 200, json: Object.assign(session, { status: "expired", url: null }) };
  }

  function makeRefund(form: URLSearchParams): StandInAnswer {
    if (!areKnown(form, "refund")) return refuse(400, "invalid_request_error", "parameter_unknown");
    const intent = form.get("payment_intent") ?? "";
    const paid = stripe.intents.get(intent);
    if (paid?.["status"] !== "succeeded")
      return refuse(400, "invalid_request_error", "payment_intent_unexpected_state");
    const amount = Number(form.get("amount"));
    const left = Number(paid["amount"]) - givenBack(intent);
    if (disputesOf(intent).some(({ status }) => status !== "won"))
      return refuse(400, "invalid_request_error", "charge_disputed");
    if (amount > left) return refuse(400, "invalid_request_error", left === 0 ? "charge_already_refunded" : undefined);
    const ref = id("re");
    const currency = String(paid["currency"]);
    const isGone = stripe.refundsGo !== "failed";
    const refund: Refund = {
      id: ref,
      object: "refund",
      payment_intent: intent,
      amount,
      currency,
      status: stripe.refundsGo,
      balance_transaction: isGone ? move("refund", ref, { amount: -amount, currency }).id : null,
      ...(stripe.refundsGo === "failed" && { failure_reason: "expired_or_canceled_card" }),
      metadata: metadataOf(form),
    } satisfies Partial<Stripe.Refund>;
    stripe.refunds.set(refund.id, refund);
    return { status: 200, json: refund };
  }

  function answer({ method, url, headers, body }: SeenCall): StandInAnswer {
    if (headers.authorization !== `Bearer ${STRIPE_VARIABLES.STRIPE_KEY}`) return refuse(401, "invalid_request_error");
    const [, , path = "", sub, ref] = url.pathname.split("/");
    const list = (data: unknown[]): StandInAnswer => ({ status: 200, json: { object: "list", data } });
    const one = (object: unknown): StandInAnswer => (object === undefined ? missing : { status: 200, json: object });
    const intent = url.searchParams.get("payment_intent");
    const expand = url.searchParams.get("expand[]");
    if (path === "balance_transactions") {
      if (!stripe.mayReadBalance) return refuse(403, "invalid_request_error");
      if (sub !== undefined) return one(stripe.balance.get(sub));
      const paidOut = url.searchParams.get("payout") ?? "";
      return list([...stripe.balance.values()].filter((moved) => payouts.get(moved.id) === paidOut));
    }
    if (path === "account" && !stripe.mayReadAccount) return refuse(403, "invalid_request_error");
    if (path === "account") return one({ id: stripe.account, object: "account" });
    if (method === "POST") {
      const form = new URLSearchParams(body);
      if (url.pathname.endsWith("/expire")) return expireSession(ref ?? "");
      return path === "refunds" ? makeRefund(form) : openSession(form);
    }
    if (path === "disputes") return list(disputesOf(intent ?? ""));
    if (path === "refunds") return sub === undefined ? list(refundsOf(intent ?? "")) : one(stripe.refunds.get(sub));
    if (ref !== undefined) {
      const session = stripe.sessions.get(ref);
      return one(session && shown(session, expand === "payment_intent.latest_charge"));
    }
    const found = [...stripe.sessions.values()].filter((session) => session.payment_intent === intent);
    return list(found.map((session) => shown(session, expand === "data.payment_intent.latest_charge")));
  }

  const change = (ref: string, fields: Fields): Session => {
    const session = stripe.sessions.get(ref);
    if (session === undefined) throw new Error(`There is no session ${ref}`);
    Object.assign(session, fields);
    return session;
  };
  const confirm = (ref: string, status: string, payment: string): void => {
    const { amount_total: amount, currency } = change(ref, { status: "complete", payment_status: payment });
    const intent = id("pi");
    stripe.intents.set(intent, { id: intent, object: "payment_intent", amount, currency, status });
    change(ref, { payment_intent: intent });
    if (status === "succeeded" && !stripe.countsLate) count(intent);
  };

  const stripe: StripeStandIn = {
    server: await startStandIn({
      keyHeader: "idempotency-key",
      remembersErrors: true,
      otherCall: refuse(400, "idempotency_error"),
      answer,
    }),
    sessions: new Map(),
    intents: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    balance: new Map(),
    mayReadBalance: true,
    countsLate: false,
    settlesIn: undefined,
    countLate() {
      for (const [intent, { status }] of stripe.intents)
        if (status === "succeeded" && !counted.has(intent)) count(intent);
    },
    bounce(refundId) {
      const refund = stripe.refunds.get(refundId);
      if (refund === undefined) throw new Error(`There is no refund ${refundId}`);
      const { amount, currency } = refund as unknown as { amount: number; currency: string };
      return Object.assign(refund, {
        status: "failed",
        failure_reason: "expired_or_canceled_card",
        failure_balance_transaction: move("refund_failure", refundId, { amount, currency }).id,
      });
    },
    payOut() {
      const payout = { id: id("po"), object: "payout" } as const;
      for (const ref of stripe.balance.keys()) if (!payouts.has(ref)) payouts.set(ref, payout.id);
      return payout;
    },
    refundsGo: "succeeded",
    account: STRIPE_VARIABLES.STRIPE_ACCOUNT,
    mayReadAccount: true,
    pay: (ref) => confirm(ref, "succeeded", "paid"),
    debit: (ref, status) => confirm(ref, status, "unpaid"),
    dispute(ref, fee) {
      const { payment_intent: intent, amount_total: amount, currency } = change(ref, {});
      const dispute = {
        id: id("du"),
        object: "dispute",
        payment_intent: intent,
        charge: `ch_${intent?.slice(3)}`,
        amount,
        currency,
        status: "needs_response",
        reason: "fraudulent",
        evidence_details: { due_by: Math.floor(Date.now() / 1000) + 7 * 86_400, has_evidence: false },
        balance_transactions: [move("adjustment", `ch_${intent?.slice(3)}`, { amount: -amount, currency, fee })],
      } satisfies Partial<Omit<Stripe.Dispute, "evidence_details">> & Fields;
      stripe.disputes.set(dispute.id, dispute);
      return dispute;
    },
    decide(disputeId, status) {
      const dispute = stripe.disputes.get(disputeId) ?? {};
      const { amount, currency } = dispute as { amount: number; currency: string };
      const moved = dispute["balance_transactions"] as Stripe.BalanceTransaction[];
      if (status === "won") moved.push(move("adjustment", disputeId, { amount, currency }));
      Object.assign(dispute, { status });
    },
    refundByHand(ref, amount) {
      const form = new URLSearchParams({
        payment_intent: change(ref, {}).payment_intent ?? "",
        amount: String(amount),
      });
      const { status, json } = makeRefund(form);
      if (status !== 200) throw new Error("The stand-in refused the refund.");
      return json as Refund;
    },
    event: (type, object, over = {}) =>
      Buffer.from(JSON.stringify({ id: id("evt"), object: "event", livemode: false, type, data: { object }, ...over })),
    sign: (raw, { secret = "whsec_new", at = Date.now() } = {}) => ({
      "stripe-signature": `${signNotice(raw, secret, Math.floor(at / 1000))},v0=00`,
    }),
  };
  return stripe;
}

function metadataOf(form: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, member] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return member === undefined ? [] : [[member, value]];
    }),
  );
}
