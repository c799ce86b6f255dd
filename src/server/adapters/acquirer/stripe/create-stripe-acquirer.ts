import type Stripe from "stripe";
import { isEmail } from "#domain/booking/email.ts";
import type { OnlineMethod } from "#domain/orders/pay-by.ts";
import { atMostLines, pieceAmount } from "#domain/payments/receipt-lines.ts";
import type { Currency } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { AcquirerTrouble, createAcquirerClient, openingAnswer } from "#server/adapters/acquirer/acquirer-client.ts";
import { cut } from "#server/adapters/acquirer/cut.ts";
import { knownRefund } from "#server/adapters/acquirer/known-refund.ts";
import { isSigned } from "#server/adapters/acquirer/notice-signature.ts";
import { toStripeAmount } from "#server/adapters/acquirer/stripe/stripe-amount.ts";
import { createStripeBalance } from "#server/adapters/acquirer/stripe/stripe-balance.ts";
import { stripeCurrencies } from "#server/adapters/acquirer/stripe/stripe-currencies.ts";
import { readStripeDispute } from "#server/adapters/acquirer/stripe/stripe-dispute.ts";
import { stripeNotice } from "#server/adapters/acquirer/stripe/stripe-notice.ts";
import {
  accountIn,
  codeOf,
  EXPANDED,
  firstOf,
  readListedRefund,
  readSession,
  readStripeRefund,
  stripeId,
} from "#server/adapters/acquirer/stripe/stripe-session.ts";
import { OutsideTrouble, type JsonAnswer } from "#server/adapters/ask-json.ts";
import { line, list, member } from "#server/adapters/json-members.ts";
import type { OutsideOptions } from "#server/adapters/outside-service.ts";
import {
  OpeningRefused,
  UnreadableNotice,
  type Acquirer,
  type ListedRefund,
  type PaymentOpening,
} from "#server/modules/payments/acquirer.ts";
import type { StripeSettings } from "#server/settings/acquirer-settings.ts";

/** The version whose members the adapter reads, whatever version the account has; of notices it reads the ids alone. */
const API_VERSION = "2025-03-31.basil";

/** Stripe ends a page no sooner and no later than this after it was opened; the margin is for the way there. */
const PAGE_MS = { least: 35 * 60_000, most: 24 * 3_600_000 - 60_000 };

/** Every way of paying takes eight digits, of rupees nine; cards may take more. */
const LARGEST_SUM = 99_999_999;
const LARGEST_SUMS: Readonly<Partial<Record<Currency, number>>> = { INR: 999_999_999 };

/** The least in minor units; in other currencies, what is worth the least of the currency in which the account is paid out. */
const LEAST_SUMS: Readonly<Partial<Record<Currency, number>>> = {
  USD: 50,
  EUR: 50,
  GBP: 30,
  AED: 200,
  CZK: 1500,
  INR: 50,
  RUB: 50,
};

/** So many lines a page may have. */
const MOST_LINES = 100;

/** What Stripe takes of a product's name; of its description no limit is published. */
const NAME_LENGTH = 250;
const URL_LENGTH = 4000;
const SESSION = /^cs_\w+$/;
const INTENT = /^pi_\w+$/;
const REFUND = /^(re|pyr)_\w+$/;
const SESSIONS = "v1/checkout/sessions";

/** Stripe Checkout: a page of Stripe's for each attempt to pay. */
export function createStripeAcquirer(settings: StripeSettings, options: OutsideOptions): Acquirer {
  const isLive = /^.k_live_/.test(settings.key);
  const account = accountIn(settings.account, isLive);
  const api = {
    name: "stripe",
    url: settings.url,
    headers: { authorization: `Bearer ${settings.key}`, "stripe-version": API_VERSION },
    // A 500 is remembered under its key and would only be told again.
    repeatAfter: new Set([409, 429]),
  };
  const ask = createAcquirerClient(api, options);
  const balance = createStripeBalance(api, options);
  /** A definite refusal is reported: the operator has to mend it, and nothing was done. */
  const refusal = (what: string, json: unknown): OutsideTrouble => {
    const words = `it ${what} (${refusalCode(json)})`;
    options.onTrouble(`stripe: ${words}`);
    return new OutsideTrouble(words, false);
  };
  const post = (path: string, parameters: object, key: string): Promise<JsonAnswer> =>
    ask(path, {
      headers: { "content-type": "application/x-www-form-urlencoded", "idempotency-key": key },
      body: formOf(parameters).toString(),
    });

  let keysAccount: Promise<string> | undefined;
  /** Whose key ours is, asked once: a session does not name its account. A key that may not ask is believed to be of ours. */
  function ownAccount(): Promise<string> {
    keysAccount ??= ask("v1/account").then(
      ({ json }) => stripeId(json),
      (error: unknown) => {
        if (!(error instanceof AcquirerTrouble) || error.status !== 403) throw error;
        return settings.account;
      },
    );
    keysAccount.catch(() => (keysAccount = undefined));
    return keysAccount;
  }

  async function session(ref: string): Promise<unknown> {
    if (SESSION.test(ref)) {
      const { status, json } = await ask(`${SESSIONS}/${ref}`, { query: { "expand[]": EXPANDED } });
      return found(status, json);
    }
    if (!INTENT.test(ref)) return undefined;
    const { status, json } = await ask(SESSIONS, { query: { payment_intent: ref, "expand[]": `data.${EXPANDED}` } });
    return firstOf(found(status, json));
  }

  /** All refunds or disputes of a payment: without the list nobody knows what was given back before. */
  async function listOf(what: "refunds" | "disputes", intent: string): Promise<readonly unknown[]> {
    if (intent === "") return [];
    const { status, json } = await ask(`v1/${what}`, { query: { payment_intent: intent, limit: "100" } });
    if (status !== 200) throw refusal(`listed no ${what}`, json);
    return list(member(json, "data"));
  }

  async function refundsGiven(intent: string): Promise<ListedRefund[]> {
    return (await listOf("refunds", intent)).map(readListedRefund);
  }

  async function intentOf(ref: string): Promise<unknown> {
    return member(await session(ref), "payment_intent");
  }

  return {
    name: "stripe",
    account,
    currencies: stripeCurrencies(settings.currencies),
    limits: (currency) => ({ least: LEAST_SUMS[currency] ?? 1, most: LARGEST_SUMS[currency] ?? LARGEST_SUM }),
    async open(opening) {
      if ((await ownAccount()) !== settings.account) throw new Error("STRIPE_KEY belongs to another STRIPE_ACCOUNT.");
      const { status, json } = await openingAnswer(
        post(SESSIONS, sessionOf(opening, settings.statement ?? ""), opening.idempotencyKey),
      );
      if (status !== 200) throw new OpeningRefused(refusal("opened no page", json).message);
      const { ref, paymentId, amount, currency } = readSession(json, settings.account);
      const payUrl = line(member(json, "url"), URL_LENGTH);
      const isAsked = paymentId === opening.paymentId && amount === opening.amount && currency === opening.currency;
      if (!isAsked || !/^https?:\/\//.test(payUrl)) throw new OutsideTrouble("it opened another page than asked for");
      return { ref, payUrl };
    },
    async read(ref) {
      const there = await session(ref);
      return there === undefined ? undefined : readSession(there, await ownAccount());
    },
    async expire(ref) {
      if (!SESSION.test(ref)) return;
      const { status, json } = await post(`${SESSIONS}/${ref}/expire`, {}, `expire-${ref}`);
      // 400: it is not open any more.
      if (status !== 200 && status !== 400 && status !== 404) throw refusal("ended no page", json);
    },
    async refund(wanted) {
      const there = await session(wanted.ref);
      const intent = stripeId(member(there, "payment_intent"));
      if (intent === "") throw new OutsideTrouble("it knows no such payment", false);
      const amount = toStripeAmount(wanted.amount, wanted.currency);
      const known = knownRefund(await refundsGiven(intent), wanted);
      if (known !== undefined) return known;
      const parameters: Stripe.RefundCreateParams = {
        payment_intent: intent,
        amount,
        metadata: {
          refund_id: String(wanted.refundId),
          installation: wanted.installation,
          payment_ref: stripeId(there),
        },
      };
      const { status, json } = await post("v1/refunds", parameters, wanted.idempotencyKey);
      if (status === 200) return readStripeRefund(json);
      const reason = refusalCode(json);
      if ((status !== 400 && status !== 402) || reason === "idempotency_error") throw refusal("began no refund", json);
      return { ref: null, state: "failed", reason };
    },
    async readRefund(ref) {
      if (!REFUND.test(ref)) return undefined;
      const { status, json } = await ask(`v1/refunds/${ref}`);
      const refund = found(status, json);
      return refund === undefined ? undefined : readStripeRefund(refund);
    },
    async refundsOf(ref) {
      return refundsGiven(stripeId(await intentOf(ref)));
    },
    async disputesOf(ref) {
      return (await listOf("disputes", stripeId(await intentOf(ref)))).map(readStripeDispute);
    },
    async movementsOf(ref, known) {
      const intent = await intentOf(ref);
      const id = stripeId(intent);
      if (id === "") return { movements: [], isComplete: false };
      const charge = member(intent, "latest_charge");
      const moved = {
        charge,
        refunds: await listOf("refunds", id),
        // A key that may not read disputes is asked for none where there is none.
        disputes: member(charge, "disputed") === true ? await listOf("disputes", id) : [],
      };
      return balance.movements(moved, known);
    },
    payout: (ref) => balance.payout(ref),
    verifyNotice(raw, headers, now) {
      if (!isSigned(raw, headers["stripe-signature"], settings.webhookSecrets, now)) return undefined;
      try {
        return stripeNotice(raw, { account: settings.account, isLive });
      } catch (error) {
        if (error instanceof UnreadableNotice) options.onTrouble(`stripe: no notice can be read: ${error.message}`);
        throw error;
      }
    },
  };
}

/** What a way to pay adds to a page. By card, Stripe offers whatever methods the account has switched on. */
const METHODS: Readonly<
  Record<OnlineMethod, Pick<Stripe.Checkout.SessionCreateParams, "excluded_payment_method_types">>
> = {
  card: {},
};

/** What a page is opened with; the compiler compares it with Stripe's own description of the call. */
function sessionOf(opening: PaymentOpening, statement: string): Stripe.Checkout.SessionCreateParams {
  const {
    amount,
    currency,
    description,
    lang,
    method,
    paymentId,
    installation,
    orderId,
    receipt,
    returnUrl,
    madeAt,
    endsAt,
  } = opening;
  const end = Math.min(Math.max(endsAt, madeAt + PAGE_MS.least), madeAt + PAGE_MS.most);
  const metadata = { payment_id: String(paymentId), installation, order_id: String(orderId) };
  // A sum that Stripe cannot count is refused before its lines are.
  toStripeAmount(amount, currency);
  return {
    mode: "payment",
    ...METHODS[method],
    locale: lang,
    success_url: returnUrl,
    cancel_url: returnUrl,
    client_reference_id: String(paymentId),
    expires_at: Math.floor(end / 1000),
    metadata,
    // The payer is charged in the currency of the order, whatever the account says: the voucher and our refunds name that one.
    adaptive_pricing: { enabled: false },
    payment_intent_data: {
      description: cut(description, NAME_LENGTH),
      metadata,
      ...(statement !== "" && { statement_descriptor_suffix: statement }),
      // Not `customer_email`: the page would show it to everybody who has its address, and everybody with the transaction has.
      ...(isEmail(receipt.email) && { receipt_email: receipt.email }),
    },
    line_items: atMostLines(receipt.lines, MOST_LINES).map((part, index) => {
      const piece = pieceAmount(part);
      const name = nameIn(part.name, lang);
      return {
        quantity: piece === undefined ? 1 : part.quantity,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(piece ?? part.amount, currency),
          product_data: {
            name: cut(piece === undefined ? `${name} × ${part.quantity}` : name, NAME_LENGTH),
            // The page shows it below the first name: trip and date.
            ...(index === 0 && { description: cut(description, NAME_LENGTH) }),
          },
        },
      };
    }),
  };
}

/** Writes parameters as Stripe reads them: members in brackets, lists by number. */
function formOf(parameters: object): URLSearchParams {
  const form = new URLSearchParams();
  const write = (name: string, value: unknown): void => {
    if (typeof value !== "object" || value === null) form.append(name, String(value));
    else for (const [key, inner] of Object.entries(value)) write(`${name}[${key}]`, inner);
  };
  for (const [name, value] of Object.entries(parameters)) write(name, value);
  return form;
}

/** The object of an answer; undefined where Stripe knows none, an error for any other refusal. */
function found(status: number, json: unknown): unknown {
  if (status === 200) return json;
  if (status === 404) return undefined;
  throw new OutsideTrouble(`it refused to answer (${refusalCode(json)})`, false);
}

function refusalCode(json: unknown): string {
  const error = member(json, "error");
  return codeOf(member(error, "code")) || codeOf(member(error, "type")) || "refused";
}
