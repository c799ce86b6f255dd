import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createYookassaAcquirer } from "#server/adapters/acquirer/yookassa/create-yookassa-acquirer.ts";
import { fromDecimal, toDecimal } from "#server/adapters/acquirer/yookassa/decimal-amount.ts";
import type { Acquirer, PaymentOpening } from "#server/modules/payments/acquirer.ts";
import type { YookassaSettings } from "#server/settings/acquirer-settings.ts";
import {
  startYookassaStandIn,
  YOOKASSA_VARIABLES,
  type YookassaStandIn,
} from "../../../../../tests/support/yookassa-stand-in.ts";

let yookassa: YookassaStandIn;
let acquirer: Acquirer;
let opened = 0;

const { YOOKASSA_SHOP: shop, YOOKASSA_KEY: key } = YOOKASSA_VARIABLES;
const make = (over: Partial<YookassaSettings> = {}): Acquirer =>
  createYookassaAcquirer(
    {
      shop,
      key,
      receipts: { vatCode: 4, taxSystem: 2, mode: "full_payment" },
      networks: [],
      currencies: ["RUB"],
      url: yookassa.server.url,
      ...over,
    },
    { clock: Date.now, onTrouble: () => undefined },
  );

beforeAll(async () => {
  yookassa = await startYookassaStandIn();
  yookassa.demandsReceipts = true;
  acquirer = make();
});
afterAll(() => yookassa.server.close());

const lines = [
  { name: { en: "Ride", ru: "Поездка" }, quantity: 1, amount: 234_000 },
  { name: { en: "Child seat", ru: "Детское кресло" }, quantity: 2, amount: 10_000 },
  { name: { en: "Stop", ru: "Остановка" }, quantity: 3, amount: 1_000 },
];
const opening = (over: Partial<PaymentOpening> = {}): PaymentOpening => ({
  idempotencyKey: `payment-${(opened += 1)}`,
  paymentId: 5_000_000 + opened,
  installation: "0123456789abcdef",
  orderId: 1_000_042,
  amount: 245_000,
  currency: "RUB",
  lang: "en",
  description: "Order 1000042: Vnukovo – Moscow, 24 November 2026, 12:40",
  receipt: { email: "anna@example.com", lines },
  madeAt: Date.now(),
  endsAt: Date.now() + 24 * 3_600_000,
  method: "card",
  returnUrl: "https://rides.example/booking/order/1000042?lang=en",
  ...over,
});

/** What was sent last. */
const sent = (): Record<string, unknown> =>
  JSON.parse(yookassa.server.calls.findLast(({ method }) => method === "POST")?.body ?? "{}") as Record<
    string,
    unknown
  >;

describe("ruling 15: a page of YooKassa", () => {
  test("found 46: a payer without an e-mail gets the receipt by phone, as digits", async () => {
    await acquirer.open(opening({ receipt: { email: "", phone: "+7 916 555-01-18", lines } }));
    expect(sent()).toMatchObject({ receipt: { customer: { phone: "79165550118" } } });
  });

  test("is opened with trip and date, and with a Russian receipt whose lines add up to the sum", async () => {
    await acquirer.open(opening());
    expect(sent()).toEqual({
      amount: { value: "2450.00", currency: "RUB" },
      capture: true,
      confirmation: {
        type: "redirect",
        return_url: "https://rides.example/booking/order/1000042?lang=en",
        locale: "en_US",
      },
      description: "Order 1000042: Vnukovo – Moscow, 24 November 2026, 12:40",
      metadata: { payment_id: String(5_000_000 + opened), installation: "0123456789abcdef", order_id: "1000042" },
      receipt: {
        customer: { email: "anna@example.com" },
        tax_system_code: 2,
        items: [
          ["Поездка", 1, "2340.00"],
          ["Детское кресло", 2, "50.00"],
          ["Остановка × 3", 1, "10.00"],
        ].map(([description, quantity, value]) => ({
          description,
          quantity,
          amount: { value, currency: "RUB" },
          measure: "piece",
          vat_code: 4,
          payment_subject: "service",
          payment_mode: "full_payment",
        })),
      },
    });
  });

  test("Y13: has at most 80 lines on its receipt, the last one for all that is left", async () => {
    const many = Array.from({ length: 95 }, (_, at) => ({
      name: { en: "Seat", ru: `Кресло ${at}` },
      quantity: 1,
      amount: 100,
    }));
    await acquirer.open(opening({ amount: 9_500, receipt: { email: "anna@example.com", lines: many } }));
    const { items } = sent()["receipt"] as { items: readonly { description: string; amount: { value: string } }[] };
    expect(items).toHaveLength(80);
    expect([items[78], items[79]]).toMatchObject([
      { description: "Кресло 78", amount: { value: "1.00" } },
      { description: "Прочие услуги", amount: { value: "16.00" } },
    ]);
  });

  test("M4: settles nothing where the operator issues the second receipt or takes payments as given at once", () => {
    const settling = (mode: "prepayment" | "full_prepayment" | "full_payment") =>
      make({ receipts: { vatCode: 4, taxSystem: 2, mode } }).prepays;
    expect([settling("prepayment"), settling("full_prepayment"), settling("full_payment")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("has no receipt where the operator's own till makes it, and a long description is cut", async () => {
    yookassa.demandsReceipts = false;
    await make({ receipts: undefined }).open(opening({ description: "Ы".repeat(200) }));
    yookassa.demandsReceipts = true;
    expect(sent()).not.toHaveProperty("receipt");
    expect(sent()["description"]).toBe(`${"Ы".repeat(127)}…`);
  });

  test("R-16: after a 500 the same call is made again with the same key, and one payment is there", async () => {
    const before = yookassa.payments.size;
    yookassa.server.mishaps.push("error-500-after");
    const { ref } = await acquirer.open(opening());
    expect(yookassa.payments.size).toBe(before + 1);
    expect((await acquirer.read(ref))?.state).toBe("waiting");
  });

  test("T-15: money of the test shop is not real money, and another shop's is not ours", async () => {
    const { ref } = await acquirer.open(opening());
    Object.assign(yookassa.payments.get(ref) ?? {}, { recipient: { account_id: "999" } });
    expect((await acquirer.read(ref))?.account).toBe("999 test");
    expect([make().account, make({ key: "live_1" }).account]).toEqual([`${shop} test`, shop]);
  });

  test("a payment that waits to be captured is not money yet", async () => {
    const { ref } = await acquirer.open(opening());
    yookassa.move(ref, "waiting_for_capture");
    expect((await acquirer.read(ref))?.state).toBe("processing");
  });
});

describe("issue 37: YooKassa's stand-in refuses what YooKassa does", () => {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${yookassa.server.url}/v3/${path}`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${shop}:${key}`).toString("base64")}`,
        "idempotence-key": `other-${(opened += 1)}`,
      },
      body: JSON.stringify(body),
    });
    const { parameter } = (await response.json()) as { parameter?: string };
    return [response.status, parameter];
  };
  const sentPayment = async () => {
    await acquirer.open(opening());
    const body = sent() as { receipt: { items: Record<string, unknown>[] }; confirmation: object; amount: object };
    return { body, items: (over: object) => body.receipt.items.map((item) => ({ ...item, ...over })) };
  };

  test("a member that it does not know, another currency and sums beyond its methods", async () => {
    const { body } = await sentPayment();
    expect(await post("payments", body)).toEqual([200, undefined]);
    expect(await post("payments", { ...body, payment_methods: ["card"] })).toEqual([400, "payment_methods"]);
    expect(await post("payments", { ...body, confirmation: { ...body.confirmation, locale: "de_DE" } })).toEqual([
      400,
      "confirmation",
    ]);
    expect(await post("payments", { ...body, amount: { value: "23.00", currency: "EUR" } })).toEqual([400, "amount"]);
    for (const value of ["0.99", "700000.01"])
      expect(await post("payments", { ...body, amount: { value, currency: "RUB" } })).toEqual([400, "amount"]);
  });

  test("a payment without its receipt, and a receipt without a member that the law demands", async () => {
    const { body, items } = await sentPayment();
    const { receipt, ...bare } = body;
    expect(await post("payments", bare)).toEqual([400, "receipt"]);
    for (const name of ["measure", "vat_code", "payment_subject", "payment_mode", "description"])
      expect(await post("payments", { ...body, receipt: { ...receipt, items: items({ [name]: undefined }) } })).toEqual(
        [400, "receipt"],
      );
    expect(await post("payments", { ...body, receipt: { ...receipt, customer: {} } })).toEqual([400, "receipt"]);
  });

  test("a refund in part without a receipt of its own", async () => {
    const { ref } = await acquirer.open(opening());
    yookassa.move(ref, "succeeded");
    const refund = { payment_id: ref, amount: { value: "450.00", currency: "RUB" } };
    expect(await post("refunds", refund)).toEqual([400, "receipt"]);
    expect(await post("refunds", { ...refund, amount: { value: "2450.00", currency: "RUB" } })).toEqual([
      200,
      undefined,
    ]);
  });
});

test("issue 37: a key that was used for another call says nothing about a refund, which is asked for again later", async () => {
  const { ref } = await acquirer.open(opening());
  yookassa.move(ref, "succeeded");
  const ask = (amount: number) => ({
    idempotencyKey: "used",
    ref,
    refundId: 901,
    installation: "0123456789abcdef",
    amount,
    currency: "RUB" as const,
    receipt: { email: "anna@example.com", lines: [{ name: { en: "Ride", ru: "Поездка" }, quantity: 1, amount }] },
  });
  expect(await acquirer.refund(ask(45_000))).toMatchObject({ state: "succeeded" });
  yookassa.refunds.clear();
  await expect(acquirer.refund(ask(40_000))).rejects.toThrow("began no refund");
});

test("issue 16: a receipt goes with a refund in part, and a whole refund repeats the payment's", async () => {
  const { ref } = await acquirer.open(opening());
  yookassa.move(ref, "succeeded");
  const ask = {
    idempotencyKey: "refund-1",
    ref,
    refundId: 1,
    installation: "0123456789abcdef",
    amount: 45_000,
    currency: "RUB",
  } as const;
  const part = {
    email: "anna@example.com",
    lines: [{ name: { en: "Ride", ru: "Поездка" }, quantity: 1, amount: 45_000 }],
  };
  await acquirer.refund({ ...ask, receipt: part });
  expect(sent()).toMatchObject({ description: "Возврат 1", receipt: { items: [{ amount: { value: "450.00" } }] } });
  const whole = (await acquirer.open(opening())).ref;
  yookassa.move(whole, "succeeded");
  await acquirer.refund({
    ...ask,
    ref: whole,
    idempotencyKey: "refund-2",
    refundId: 2,
    installation: "0123456789abcdef",
    amount: 245_000,
    receipt: { email: "anna@example.com", lines },
  });
  expect(sent()).not.toHaveProperty("receipt");
});

describe("T-14: a notice of YooKassa is a hint", () => {
  const id = "29f31de9-000f-5000-a000-109987b98a6a";
  const notice = (over: object = {}) => yookassa.notice("payment.succeeded", { id, status: "succeeded", ...over });

  test("a false one before the real one does not use up its number", () => {
    const real = acquirer.verifyNotice(notice(), {}, 0, "203.0.113.7");
    const early = acquirer.verifyNotice(notice({ status: "pending" }), {}, 0, "203.0.113.7");
    expect([real?.ref, early?.ref]).toEqual([id, id]);
    expect(real?.eventId).not.toBe(early?.eventId);
  });

  test("one that is too long, of an unknown kind or without an id is none", () => {
    const verify = (raw: Buffer) => acquirer.verifyNotice(raw, {}, 0, "203.0.113.7");
    expect(verify(notice({ padding: "x".repeat(70_000) }))).toBeUndefined();
    expect(verify(yookassa.notice("payout.succeeded", { id }))).toBeUndefined();
    expect(verify(yookassa.notice("refund.succeeded", { id }))).toBeUndefined();
    expect(verify(yookassa.notice("payment.succeeded", { id: "../refunds" }))).toBeUndefined();
  });

  test.each([
    ["185.71.76.7", true],
    ["::ffff:185.71.76.7", true],
    ["77.75.156.11", true],
    ["2a02:5180::1", true],
    ["185.71.76.32", false],
    ["2a02:5181::1", false],
    ["unknown", false],
  ])("from %s, with networks named: %s", (from, isTaken) => {
    const strict = make({ networks: ["185.71.76.0/27", "77.75.156.11", "2a02:5180::/32"] });
    const taken = strict.verifyNotice(notice(), {}, 0, from);
    expect([taken !== undefined, taken?.isHint ?? false]).toEqual([isTaken, false]);
    expect(acquirer.verifyNotice(notice(), {}, 0, from)?.isHint).toBe(true);
  });
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [245_000, "2450.00"],
  [99_999_999_999, "999999999.99"],
])("%s kopecks are written %j and read back", (amount, text) => {
  expect(toDecimal(amount, "RUB")).toBe(text);
  expect(fromDecimal(text, "RUB")).toBe(amount);
});

test.each(["", "1,00", "-1.00", "1.005", "1e3", " 1.00", 7, null, "99999999999999.00"])("%j is no sum", (text) => {
  expect(fromDecimal(text, "RUB")).toBeUndefined();
});
