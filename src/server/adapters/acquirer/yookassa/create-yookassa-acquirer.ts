import type { OnlineMethod } from "#domain/orders/pay-by.ts";
import { createAcquirerClient, openingAnswer } from "#server/adapters/acquirer/acquirer-client.ts";
import { cut } from "#server/adapters/acquirer/cut.ts";
import { knownRefund } from "#server/adapters/acquirer/known-refund.ts";
import { toDecimal } from "#server/adapters/acquirer/yookassa/decimal-amount.ts";
import { networkCheck, yookassaNotice } from "#server/adapters/acquirer/yookassa/yookassa-notice.ts";
import {
  isSettlementOf,
  yookassaMovements,
  readListedRefund,
  refundName,
  readYookassaPayment,
  readYookassaReceipt,
  readYookassaRefund,
  shopIn,
  YOOKASSA_ID,
} from "#server/adapters/acquirer/yookassa/yookassa-payment.ts";
import { DESCRIPTION_LENGTH, yookassaReceipt } from "#server/adapters/acquirer/yookassa/yookassa-receipt.ts";
import { OutsideTrouble, type JsonAnswer } from "#server/adapters/ask-json.ts";
import { line, list, member } from "#server/adapters/json-members.ts";
import type { OutsideOptions } from "#server/adapters/outside-service.ts";
import {
  OpeningRefused,
  type Acquirer,
  type AcquirerReceipt,
  type ListedRefund,
  type SettlementAsk,
} from "#server/modules/payments/acquirer.ts";
import type { YookassaSettings } from "#server/settings/acquirer-settings.ts";

const URL_LENGTH = 4000;

/** From one rouble to the most that its fast payments take, in kopecks; cards end sooner (Y18). */
const SUMS = { least: 100, most: 70_000_000, cardMost: 35_000_000 };

/** The languages of YooKassa's page. */
const PAGE_LANGUAGES = ["ru_RU", "en_US"];

/** What a way to pay adds to a payment. By card, YooKassa's page offers whatever the shop has switched on. */
const METHODS: Readonly<Record<OnlineMethod, { readonly payment_method_data?: { readonly type: string } }>> = {
  card: {},
};

/** YooKassa: a page of YooKassa's for each attempt to pay, and receipts under 54-FZ. */
export function createYookassaAcquirer(settings: YookassaSettings, options: OutsideOptions): Acquirer {
  const { shop, key, receipts } = settings;
  const isKnownNetwork = networkCheck(settings.networks);
  const ask = createAcquirerClient(
    {
      name: "yookassa",
      url: settings.url,
      headers: { authorization: `Basic ${Buffer.from(`${shop}:${key}`).toString("base64")}` },
      // After a 500 nobody knows what was done, and the same call with the same key tells; 202 is "still working".
      repeatAfter: new Set([202, 429, 500]),
    },
    options,
  );
  /** A definite refusal is reported: the operator has to mend it, and nothing was done. */
  const refusal = (what: string, json: unknown): OutsideTrouble => {
    const words = `it ${what} (${refusalCode(json)})`;
    options.onTrouble(`yookassa: ${words}`);
    return new OutsideTrouble(words, false);
  };
  const post = (path: string, body: object, idempotencyKey: string): Promise<JsonAnswer> =>
    ask(path, {
      headers: { "content-type": "application/json", "idempotence-key": idempotencyKey },
      body: JSON.stringify(body),
    });

  async function find(path: string, query?: Readonly<Record<string, string>>): Promise<unknown> {
    const { status, json } = await ask(path, query === undefined ? {} : { query });
    if (status === 200) return json;
    if (status === 404) return undefined;
    throw refusal("refused to answer", json);
  }

  async function read(ref: string): Promise<ReturnType<typeof readYookassaPayment> | undefined> {
    const payment = YOOKASSA_ID.test(ref) ? await find(`v3/payments/${ref}`) : undefined;
    return payment === undefined ? undefined : readYookassaPayment(payment);
  }

  async function refundsOf(ref: string): Promise<ListedRefund[]> {
    const given = YOOKASSA_ID.test(ref) ? await find("v3/refunds", { payment_id: ref, limit: "100" }) : undefined;
    return list(member(given, "items")).map(readListedRefund);
  }

  /** Keys are forgotten after a day, so a receipt that was asked for before is looked up by its sum. */
  async function settle(asked: SettlementAsk): Promise<AcquirerReceipt> {
    if (receipts === undefined) throw new OutsideTrouble("it sends no receipts", false);
    const { ref, amount, currency, known } = asked;
    const given = list(member(await find("v3/receipts", { payment_id: ref, limit: "100" }), "items"));
    const made = given.find(
      (one) => isSettlementOf(one, { amount, currency }) && !known.includes(line(member(one, "id"), 50)),
    );
    if (made !== undefined) return readYookassaReceipt(made);
    const body = {
      type: "payment",
      payment_id: ref,
      ...yookassaReceipt(asked.receipt, currency, receipts),
      send: true,
      settlements: [{ type: "prepayment", amount: { value: toDecimal(amount, currency), currency } }],
    };
    const { status, json } = await post("v3/receipts", body, asked.idempotencyKey);
    if (status !== 200) throw refusal("made no receipt", json);
    return readYookassaReceipt(json);
  }

  async function readReceipt(ref: string): Promise<AcquirerReceipt | undefined> {
    const receipt = /^[\w-]{1,50}$/.test(ref) ? await find(`v3/receipts/${ref}`) : undefined;
    return receipt === undefined ? undefined : readYookassaReceipt(receipt);
  }

  return {
    name: "yookassa",
    account: shopIn(shop, key.startsWith("test_")),
    currencies: settings.currencies,
    limits: (currency) => (currency === "RUB" ? SUMS : { least: SUMS.least, most: SUMS.most }),
    async open(opening) {
      const { amount, currency, lang, paymentId, installation, receipt } = opening;
      const body = {
        amount: { value: toDecimal(amount, currency), currency },
        capture: true,
        ...METHODS[opening.method],
        confirmation: {
          type: "redirect",
          return_url: opening.returnUrl,
          locale: PAGE_LANGUAGES.find((page) => page.startsWith(lang)) ?? "en_US",
        },
        description: cut(opening.description, DESCRIPTION_LENGTH),
        metadata: { payment_id: String(paymentId), installation, order_id: String(opening.orderId) },
        ...(receipts !== undefined && { receipt: yookassaReceipt(receipt, currency, receipts) }),
      };
      const { status, json } = await openingAnswer(post("v3/payments", body, opening.idempotencyKey));
      if (status !== 200) throw new OpeningRefused(refusal("opened no page", json).message);
      const there = readYookassaPayment(json);
      const payUrl = line(member(member(json, "confirmation"), "confirmation_url"), URL_LENGTH);
      const isAsked = there.paymentId === paymentId && there.amount === amount && there.currency === currency;
      if (!isAsked || !/^https?:\/\//.test(payUrl)) throw new OutsideTrouble("it opened another page than asked for");
      return { ref: there.ref, payUrl };
    },
    read,
    // Only an authorised payment can be cancelled at YooKassa; a page ends by itself.
    expire: async () => undefined,
    async refund(wanted) {
      const { amount, currency } = wanted;
      const payment = await read(wanted.ref);
      if (payment === undefined) throw new OutsideTrouble("it knows no such payment", false);
      const known = knownRefund(await refundsOf(wanted.ref), wanted);
      if (known !== undefined) return known;
      // Of a settled ride it would be a copy of the prepayment's.
      const isOwn = amount !== payment.amount || wanted.receipt.lines.some(({ standing }) => standing === "settled");
      const body = {
        payment_id: wanted.ref,
        amount: { value: toDecimal(amount, currency), currency },
        description: refundName(wanted.refundId),
        metadata: { refund_id: String(wanted.refundId), installation: wanted.installation },
        // The receipt of a whole refund is made from the receipt of the payment.
        ...(isOwn && receipts !== undefined && { receipt: yookassaReceipt(wanted.receipt, currency, receipts) }),
      };
      const { status, json } = await post("v3/refunds", body, wanted.idempotencyKey);
      if (status === 200) return readYookassaRefund(json);
      // A key that was used for another call says nothing about this refund.
      if (status !== 400 || member(json, "parameter") === "Idempotence-Key") throw refusal("began no refund", json);
      return { ref: null, state: "failed", reason: refusalCode(json) };
    },
    async readRefund(ref) {
      const refund = YOOKASSA_ID.test(ref) ? await find(`v3/refunds/${ref}`) : undefined;
      return refund === undefined ? undefined : readYookassaRefund(refund);
    },
    refundsOf,
    // YooKassa tells of chargebacks by e-mail: somebody of the staff writes them down.
    disputesOf: async () => [],
    async movementsOf(ref) {
      const payment = YOOKASSA_ID.test(ref) ? await find(`v3/payments/${ref}`) : undefined;
      const refunds = payment === undefined ? [] : await refundsOf(ref);
      return yookassaMovements(payment, refunds);
    },
    prepays: receipts?.mode === "prepayment",
    settlement: { send: settle, read: readReceipt },
    // Nothing is signed: a notice is a hint, and the payment is read back whoever sent it.
    verifyNotice(raw, _headers, _now, from) {
      const notice = isKnownNetwork(from) ? yookassaNotice(raw) : undefined;
      return notice && { ...notice, isHint: settings.networks.length === 0 };
    },
  };
}

function refusalCode(json: unknown): string {
  const [code, parameter] = ["code", "parameter"].map((name) => line(member(json, name), 60).replace(/[^\w.]/g, ""));
  return [code, parameter].filter(Boolean).join(" ") || "refused";
}
