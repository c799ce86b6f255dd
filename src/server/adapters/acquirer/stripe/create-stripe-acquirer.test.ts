import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CURRENCIES } from "#domain/values/money.ts";
import { createStripeAcquirer } from "#server/adapters/acquirer/stripe/create-stripe-acquirer.ts";
import { fromStripeAmount, toStripeAmount } from "#server/adapters/acquirer/stripe/stripe-amount.ts";
import { OpeningRefused, type Acquirer, type PaymentOpening } from "#server/modules/payments/acquirer.ts";
import {
  startStripeStandIn,
  STRIPE_VARIABLES,
  type StripeStandIn,
} from "../../../../../tests/support/stripe-stand-in.ts";

const NOW = Date.now();
const MINUTE = 60_000;
const { STRIPE_KEY: key, STRIPE_ACCOUNT: account } = STRIPE_VARIABLES;

let stripe: StripeStandIn;
let acquirer: Acquirer;
let opened = 0;

const make = (): Acquirer =>
  createStripeAcquirer(
    { key, account, webhookSecrets: ["whsec_new", "whsec_old"], url: stripe.server.url },
    { clock: Date.now, onTrouble: () => undefined },
  );

beforeAll(async () => {
  stripe = await startStripeStandIn();
  acquirer = make();
});
afterAll(() => stripe.server.close());

const opening = (over: Partial<PaymentOpening> = {}): PaymentOpening => ({
  idempotencyKey: `payment-${(opened += 1)}`,
  paymentId: 5_000_000 + opened,
  installation: "0123456789abcdef",
  orderId: 1_000_042,
  amount: 24_500,
  currency: "EUR",
  lang: "en",
  description: "Order 1000042: Vnukovo – Moscow, 24 November 2026, 12:40",
  receipt: {
    email: "anna@example.com",
    lines: [
      { name: { en: "Ride", ru: "Поездка" }, quantity: 1, amount: 20_000 },
      { name: { en: "Child seat", ru: "Детское кресло" }, quantity: 2, amount: 3_000 },
      { name: { en: "Water", ru: "Вода" }, quantity: 3, amount: 1_500 },
    ],
  },
  madeAt: NOW,
  endsAt: NOW + 120 * MINUTE,
  method: "card",
  returnUrl: "https://rides.example/booking/order/1000042?lang=en",
  ...over,
});

/** What the last page was opened with. */
const form = (): URLSearchParams =>
  new URLSearchParams(stripe.server.calls.findLast(({ method }) => method === "POST")?.body);

describe("ruling 15: a page of Stripe Checkout", () => {
  test("names trip, date and parts of the sum in the payer's language, and carries our number", async () => {
    await acquirer.open(opening());
    const sent = form();
    expect(sent.get("line_items[0][price_data][product_data][description]")).toContain("24 November 2026, 12:40");
    expect(sent.get("line_items[1][price_data][product_data][name]")).toBe("Child seat");
    expect([sent.get("line_items[1][quantity]"), sent.get("line_items[1][price_data][unit_amount]")]).toEqual([
      "2",
      "1500",
    ]);
    expect(sent.get("locale")).toBe("en");
    expect(sent.get("customer_email")).toBeNull();
    expect(sent.get("payment_intent_data[receipt_email]")).toBe("anna@example.com");
    expect(sent.get("metadata[payment_id]")).toBe(String(5_000_000 + opened));
    expect(sent.get("expires_at")).toBe(String(Math.floor((NOW + 120 * MINUTE) / 1000)));
  });

  test("pieces that do not divide the sum of their line are one piece", async () => {
    const lines = [{ name: { en: "Seat", ru: "Кресло" }, quantity: 3, amount: 1_000 }];
    await acquirer.open(opening({ amount: 1_000, receipt: { email: "", lines } }));
    expect(form().get("line_items[0][price_data][product_data][name]")).toBe("Seat × 3");
    expect(form().get("line_items[0][price_data][unit_amount]")).toBe("1000");
    expect(form().has("payment_intent_data[receipt_email]")).toBe(false);
  });

  test("S19: charges the order's currency, though the account offers others", async () => {
    await acquirer.open(opening());
    expect(form().get("adaptive_pricing[enabled]")).toBe("false");
  });

  test("S3: of more than a hundred lines ends with one for all the rest, to the same sum", async () => {
    const name = { en: "Child seat", ru: "Детское кресло" };
    const lines = Array.from({ length: 120 }, () => ({ name, quantity: 1, amount: 200 }));
    await acquirer.open(opening({ lang: "ru", receipt: { email: "", lines }, amount: 24_000 }));
    const sent = form();
    expect(sent.has("line_items[100][quantity]")).toBe(false);
    expect(sent.get("line_items[99][price_data][product_data][name]")).toBe("Прочие услуги");
    expect(sent.get("line_items[99][price_data][unit_amount]")).toBe("4200");
  });

  test("S8: is opened for a line whose name is longer than Stripe takes", async () => {
    const name = { en: "Seat ".repeat(80), ru: "Кресло ".repeat(80) };
    await acquirer.open(opening({ receipt: { email: "", lines: [{ name, quantity: 1, amount: 24_500 }] } }));
    expect(form().get("line_items[0][price_data][product_data][name]")?.length).toBeLessThanOrEqual(250);
  });

  test.each([
    ["five minutes", 5 * MINUTE, 35 * MINUTE],
    ["three days", 72 * 60 * MINUTE, 24 * 60 * MINUTE - MINUTE],
  ])("ends when Stripe allows, though it should after %s", async (_, wanted, got) => {
    await acquirer.open(opening({ endsAt: NOW + wanted }));
    expect(form().get("expires_at")).toBe(String(Math.floor((NOW + got) / 1000)));
  });

  test("T-15: is not opened when its lines do not add up to what is asked", async () => {
    await expect(acquirer.open(opening({ amount: 24_501 }))).rejects.toThrow("another page");
  });
});

describe("T-15: money at Stripe", () => {
  test("a bank debit is on its way for days, and the order is not paid by it", async () => {
    const { ref } = await acquirer.open(opening());
    stripe.debit(ref, "processing");
    expect((await acquirer.read(ref))?.state).toBe("processing");
  });

  test("of a page that needed no payment nothing was received", async () => {
    const { ref } = await acquirer.open(opening());
    Object.assign(stripe.sessions.get(ref) ?? {}, {
      status: "complete",
      payment_status: "no_payment_required",
      amount_total: 0,
    });
    expect(await acquirer.read(ref)).toMatchObject({ state: "succeeded", amount: 0 });
  });

  test("of the live mode is not ours while we are in test mode", async () => {
    const { ref } = await acquirer.open(opening());
    Object.assign(stripe.sessions.get(ref) ?? {}, { livemode: true });
    expect((await acquirer.read(ref))?.account).not.toBe(acquirer.account);
  });

  test("of another account is not ours, and no payer is sent to its page", async () => {
    const { ref } = await acquirer.open(opening());
    stripe.account = "acct_other";
    const other = make();
    await expect(other.open(opening())).rejects.toThrow("another STRIPE_ACCOUNT");
    expect((await other.read(ref))?.account).toBe("acct_other test");
    stripe.account = account;
  });

  test("a payment is found by what a hand-made refund names", async () => {
    const { ref } = await acquirer.open(opening());
    stripe.pay(ref);
    const intent = stripe.sessions.get(ref)?.payment_intent ?? "";
    const raw = stripe.event("refund.created", {
      id: "re_hand",
      object: "refund",
      payment_intent: intent,
      metadata: {},
    });
    expect(acquirer.verifyNotice(raw, stripe.sign(raw), NOW, "")).toMatchObject({ ref: intent, refundRef: "re_hand" });
    expect(await acquirer.read(intent)).toMatchObject({ ref, paymentId: 5_000_000 + opened, state: "succeeded" });
  });
});

test("issue 37: a restricted key that may not read the account opens pages and reads payments", async () => {
  stripe.mayReadAccount = false;
  const restricted = make();
  const { ref } = await restricted.open(opening());
  expect((await restricted.read(ref))?.account).toBe(acquirer.account);
  stripe.mayReadAccount = true;
});

describe("issue 37: what Stripe says of a repeat counts more than its status", () => {
  test("a 500 is asked again with the same key where Stripe wants that, and one page is opened", async () => {
    await acquirer.open(opening());
    const before = stripe.sessions.size;
    stripe.server.calls.length = 0;
    stripe.server.mishaps.push("error-500-again");
    await acquirer.open(opening());
    const keys = stripe.server.calls.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual([`payment-${opened}`, `payment-${opened}`]);
    expect(stripe.sessions.size).toBe(before + 1);
  });

  test("a 429 is not asked again where Stripe does not want that", async () => {
    const { ref } = await acquirer.open(opening());
    stripe.server.calls.length = 0;
    stripe.server.mishaps.push("busy-no-more");
    await expect(acquirer.read(ref)).rejects.toThrow("refused to answer");
    expect(stripe.server.calls).toHaveLength(1);
  });

  test("without a word a 429 is asked again and a 500 is not", async () => {
    const { ref } = await acquirer.open(opening());
    stripe.server.calls.length = 0;
    stripe.server.mishaps.push("busy");
    expect((await acquirer.read(ref))?.state).toBe("waiting");
    expect(stripe.server.calls).toHaveLength(2);
    stripe.server.calls.length = 0;
    stripe.server.mishaps.push("error-500");
    await expect(acquirer.read(ref)).rejects.toThrow("no answer");
    expect(stripe.server.calls).toHaveLength(1);
  });
});

test("issue 37: a 500 that Stripe keeps under its key ends that attempt, and the next key opens a page", async () => {
  const fresh = make();
  await fresh.open(opening());
  const wanted = opening();
  stripe.server.mishaps.push("error-500-after");
  await expect(fresh.open(wanted)).rejects.toBeInstanceOf(OpeningRefused);
  await expect(fresh.open(wanted)).rejects.toBeInstanceOf(OpeningRefused);
  expect((await fresh.open({ ...wanted, idempotencyKey: `${wanted.idempotencyKey}-again` })).payUrl).toMatch(/^https/);
});

test("issue 37: the page carries the order's number in its intent, and the operator's word for bank statements", async () => {
  await acquirer.open(opening());
  expect(form().get("payment_intent_data[metadata][order_id]")).toBe("1000042");
  expect(form().has("payment_intent_data[statement_descriptor_suffix]")).toBe(false);
  const worded = createStripeAcquirer(
    { key, account, webhookSecrets: ["whsec_new"], statement: "RIDES", url: stripe.server.url },
    { clock: Date.now, onTrouble: () => undefined },
  );
  await worded.open(opening());
  expect(form().get("payment_intent_data[statement_descriptor_suffix]")).toBe("RIDES");
});

describe("T-14: a notice of Stripe", () => {
  const session = { id: "cs_test_1", object: "checkout.session" };
  const verify = (raw: Buffer, headers: Record<string, string>, now = NOW) =>
    acquirer.verifyNotice(raw, headers, now, "");

  test("is taken with either of two secrets while one replaces the other", () => {
    const raw = stripe.event("checkout.session.completed", session);
    for (const secret of ["whsec_new", "whsec_old"]) {
      expect(verify(raw, stripe.sign(raw, { secret, at: NOW }))).toMatchObject({ ref: "cs_test_1" });
    }
  });

  test("is refused when forged, stale, from the future, of another account or of the other mode", () => {
    const raw = stripe.event("checkout.session.completed", session);
    const again = Buffer.from(JSON.stringify(JSON.parse(raw.toString()), null, 1));
    const forged = [
      verify(raw, {}),
      verify(raw, stripe.sign(raw, { secret: "whsec_other", at: NOW })),
      verify(again, stripe.sign(raw, { at: NOW })),
      verify(raw, stripe.sign(raw, { at: NOW }), NOW + 301_000),
      verify(raw, stripe.sign(raw, { at: NOW + 302_000 })),
    ];
    for (const over of [{ livemode: true }, { account: "acct_other" }, { id: 7 }]) {
      const other = stripe.event("checkout.session.completed", session, over);
      forged.push(verify(other, stripe.sign(other, { at: NOW })));
    }
    expect(forged).toEqual(forged.map(() => undefined));
  });

  test("about something else is taken and names nothing, so that Stripe stops sending it", async () => {
    const raw = stripe.event("customer.created", { id: "cus_1", object: "customer" });
    const told = verify(raw, stripe.sign(raw, { at: NOW }));
    expect(told).toMatchObject({ ref: "" });
    expect(await acquirer.read(told?.ref ?? "x")).toBeUndefined();
  });
});

test.each([
  ["EUR", 50, 99_999_999],
  ["GBP", 30, 99_999_999],
  ["AED", 200, 99_999_999],
  ["CZK", 1500, 99_999_999],
  ["RUB", 50, 99_999_999],
  ["INR", 50, 999_999_999],
  ["KZT", 1, 99_999_999],
] as const)("S10: a payment in %s is from %i to %i minor units", (currency, least, most) => {
  expect(acquirer.limits(currency)).toEqual({ least, most });
});

/*
 * Compared on 29 November 2026 with "Supported currencies" of docs.stripe.com/currencies and with the types of the `stripe` package
 * (23.1.0), which name no currencies. The 134 currencies of a charge are those of stripe-currencies.ts, which adds the five with three
 * decimals that the page lists for the United Arab Emirates. Zero decimals: the page's sixteen less UGX, which it names among its special
 * cases too, with ISK: both are sent in hundredths. HUF and TWD have two decimals in a charge and none in a payout made by hand, which we
 * never make. Three decimals are sent in tens. Every currency of the product has two decimals on both sides.
 */
test.each(CURRENCIES)("%s is counted in hundredths, by us and by Stripe", (currency) => {
  expect([toStripeAmount(1234, currency), fromStripeAmount(1234, currency)]).toEqual([1234, 1234]);
});

test.each([
  ["RUB", 245_000, 245_000],
  ["AED", 100, 100],
  ["JPY", 500, 500],
  ["BHD", 1_230, 1_230],
])("sums in %s are counted as Stripe counts them", (currency, ours, theirs) => {
  expect(toStripeAmount(ours, currency)).toBe(theirs);
  expect(fromStripeAmount(theirs, currency)).toBe(ours);
});

test("a sum that Stripe cannot take is refused, and what is no sum is none", () => {
  expect(() => toStripeAmount(1_235, "BHD")).toThrow("BHD");
  expect([fromStripeAmount("100", "RUB"), fromStripeAmount(1.5, "RUB")]).toEqual([undefined, undefined]);
});
