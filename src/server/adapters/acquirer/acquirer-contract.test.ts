import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Currency } from "#domain/values/money.ts";
import { chooseAcquirers, takerOf } from "#server/adapters/acquirer/choose-acquirers.ts";
import { signNotice } from "#server/adapters/acquirer/notice-signature.ts";
import { actOnPayment } from "#server/adapters/acquirer/sandbox-actions.ts";
import { SIGNATURE_HEADER } from "#server/adapters/acquirer/sandbox-notice.ts";
import { setRefundsGo } from "#server/adapters/acquirer/sandbox-payments.repository.ts";
import type { Sandbox } from "#server/adapters/acquirer/sandbox.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { readEnv } from "#server/env.ts";
import {
  OpeningRefused,
  type Acquirer,
  type PaymentOpening,
  type RefundAsk,
} from "#server/modules/payments/acquirer.ts";
import type { StandInServer } from "../../../../tests/support/acquirer-stand-in.ts";
import { startStripeStandIn, STRIPE_VARIABLES } from "../../../../tests/support/stripe-stand-in.ts";
import { createTestDatabase } from "../../../../tests/support/test-database.ts";
import { startYookassaStandIn, YOOKASSA_VARIABLES } from "../../../../tests/support/yookassa-stand-in.ts";

/** Patience in tests whose acquirer never answers; everything else is asked with more than it needs. */
const SHORT_PATIENCE_MS = 150;

type RefundWay = "at-once" | "slow" | "failed";

interface Notice {
  readonly raw: Buffer;
  readonly headers: Record<string, string>;
}

/** An acquirer as the tests see it: the port, and what payers and banks do behind it. */
interface Subject {
  readonly acquirer: Acquirer;
  /** An API that can have mishaps; the sandbox has none. */
  readonly server?: StandInServer;
  /** The same with the shortest patience, for questions that are never answered. */
  readonly impatient?: Acquirer;
  readonly troubles: string[];
  pay(ref: string): Promise<void> | void;
  decline(ref: string): Promise<void> | void;
  end(ref: string): Promise<void> | void;
  setRefunds(ref: string, way: RefundWay): Promise<void> | void;
  finishRefunds(): void;
  notice(ref: string, refundRef?: string): Notice;
  now(): number;
  close(): Promise<unknown>;
}

async function sandboxSubject(): Promise<Subject> {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, { max: 8 });
  let now = Date.now();
  const secrets = ["a secret of thirty-two characters"] as const;
  const sandbox: Sandbox = { db: database.db, clock: () => now, secrets, publicUrl: "http://localhost:3000" };
  const options = { clock: () => now, onTrouble: () => undefined };
  const [acquirer] = await chooseAcquirers(readEnv({}).acquirer, { ...sandbox, production: false }, options);
  return {
    acquirer,
    troubles: [],
    pay: async (ref) => void (await actOnPayment(sandbox, ref, "pay")),
    decline: async (ref) => void (await actOnPayment(sandbox, ref, "decline")),
    end: () => void (now += 25 * 3_600_000),
    setRefunds: (ref, way) => setRefundsGo(database.db, ref, way),
    finishRefunds: () => void (now += 60_000),
    notice(ref, refundRef) {
      const raw = Buffer.from(JSON.stringify({ event_id: randomUUID(), ref, refund_ref: refundRef }));
      return { raw, headers: { [SIGNATURE_HEADER]: signNotice(raw, secrets[0], Math.floor(now / 1000)) } };
    },
    now: () => now,
    close: async () => {
      await database.close();
      await testDatabase.drop();
    },
  };
}

/** The adapter that the settings choose; in production none of them reaches for the sandbox's books. */
async function chosen(variables: Record<string, string>, troubles: string[], patienceMs?: number): Promise<Acquirer> {
  const noSandbox = { production: true } as Sandbox & { readonly production: boolean };
  const [acquirer] = await chooseAcquirers(readEnv(variables).acquirer, noSandbox, {
    clock: Date.now,
    onTrouble: (text) => void troubles.push(text),
    ...(patienceMs !== undefined && { patienceMs }),
  });
  return acquirer;
}

async function stripeSubject(): Promise<Subject> {
  const stripe = await startStripeStandIn();
  const troubles: string[] = [];
  const ways = { "at-once": "succeeded", slow: "pending", failed: "failed" } as const;
  const variables = { ACQUIRER: "stripe", STRIPE_URL: stripe.server.url, ...STRIPE_VARIABLES };
  return {
    acquirer: await chosen(variables, troubles),
    impatient: await chosen(variables, troubles, SHORT_PATIENCE_MS),
    server: stripe.server,
    troubles,
    pay: (ref) => stripe.pay(ref),
    decline: (ref) => stripe.debit(ref, "requires_payment_method"),
    end: (ref) => void Object.assign(stripe.sessions.get(ref) ?? {}, { status: "expired", url: null }),
    setRefunds: (_ref, way) => void (stripe.refundsGo = ways[way]),
    finishRefunds: () => stripe.refunds.forEach((refund) => (refund.status = "succeeded")),
    notice(ref, refundRef) {
      const about = refundRef === undefined ? stripe.sessions.get(ref) : stripe.refunds.get(refundRef);
      const raw = stripe.event(refundRef === undefined ? "checkout.session.completed" : "refund.updated", about);
      return { raw, headers: stripe.sign(raw) };
    },
    now: Date.now,
    close: () => stripe.server.close(),
  };
}

async function yookassaSubject(): Promise<Subject> {
  const yookassa = await startYookassaStandIn();
  const troubles: string[] = [];
  const ways = { "at-once": "succeeded", slow: "pending", failed: "canceled" } as const;
  const variables = { ACQUIRER: "yookassa", YOOKASSA_URL: yookassa.server.url, ...YOOKASSA_VARIABLES };
  return {
    acquirer: await chosen(variables, troubles),
    impatient: await chosen(variables, troubles, SHORT_PATIENCE_MS),
    server: yookassa.server,
    troubles,
    pay: (ref) => yookassa.move(ref, "succeeded"),
    decline: (ref) => yookassa.move(ref, "canceled", "insufficient_funds"),
    end: (ref) => yookassa.move(ref, "canceled", "expired_on_confirmation"),
    setRefunds: (_ref, way) => void (yookassa.refundsGo = ways[way]),
    finishRefunds: () => yookassa.refunds.forEach((refund) => (refund.status = "succeeded")),
    notice: (ref, refundRef) => ({
      raw:
        refundRef === undefined
          ? yookassa.notice("payment.succeeded", yookassa.payments.get(ref))
          : yookassa.notice("refund.succeeded", yookassa.refunds.get(refundRef)),
      headers: {},
    }),
    now: Date.now,
    close: () => yookassa.server.close(),
  };
}

const SUBJECTS = { sandbox: sandboxSubject, stripe: stripeSubject, yookassa: yookassaSubject } as const;
const REMOTE = { stripe: stripeSubject, yookassa: yookassaSubject } as const;
const SENDER = "203.0.113.7";

let subject: Subject;
let asked = 0;
const opening = (over: Partial<PaymentOpening> = {}): PaymentOpening => ({
  idempotencyKey: `payment-${(asked += 1)}`,
  paymentId: 5_000_000 + asked,
  installation: "0123456789abcdef",
  orderId: 1_000_042,
  amount: 245_000,
  currency: "RUB",
  lang: "ru",
  description: "Заказ 1000042: Внуково — Москва, 24 ноября 2026 года, 12:40",
  receipt: {
    email: "anna@example.com",
    lines: [
      { name: { en: "Ride", ru: "Поездка" }, quantity: 1, amount: 235_000 },
      { name: { en: "Child seat", ru: "Детское кресло" }, quantity: 3, amount: 10_000 },
    ],
  },
  madeAt: subject.now(),
  endsAt: subject.now() + 24 * 3_600_000,
  method: "card",
  returnUrl: "https://rides.example/booking/order/1000042?lang=ru",
  ...over,
});

const refundOf = (ref: string, refundId: number, amount: number): RefundAsk => ({
  idempotencyKey: `refund-${refundId}`,
  ref,
  refundId,
  installation: "0123456789abcdef",
  amount,
  currency: "RUB",
  receipt: { email: "anna@example.com", lines: [{ name: { en: "Ride", ru: "Поездка" }, quantity: 1, amount }] },
});

async function paid(): Promise<string> {
  const { ref } = await subject.acquirer.open(opening());
  await subject.pay(ref);
  await subject.setRefunds(ref, "at-once");
  return ref;
}

describe.each(Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[])("ruling 15: %s", (name) => {
  beforeAll(async () => {
    subject = await SUBJECTS[name]();
  });
  afterAll(() => subject.close());

  test("R-17: the same key opens one payment, also in parallel, and never one of another sum", async () => {
    const { acquirer } = subject;
    const wanted = opening();
    const opened = await Promise.all([1, 2, 3, 4].map(() => acquirer.open(wanted)));
    expect(new Set(opened.map(({ ref }) => ref)).size).toBe(1);
    expect(opened[0]?.payUrl).toMatch(/^https?:\/\//);
    const lines = [{ name: { en: "Ride", ru: "Поездка" }, quantity: 1, amount: 100 }];
    const other = { ...wanted, amount: 100, receipt: { ...wanted.receipt, lines } };
    await expect(acquirer.open(other)).rejects.toThrow(/another sum|opened no page/);
  });

  test("T-15: a payment reads back with our own number, the account, the sum and the currency", async () => {
    const { acquirer } = subject;
    const wanted = opening();
    const { ref } = await acquirer.open(wanted);
    const { account } = acquirer;
    const there = {
      ref,
      account,
      paymentId: wanted.paymentId,
      installation: wanted.installation,
      amount: 245_000,
      currency: "RUB",
      refunded: 0,
    };
    expect(await acquirer.read(ref)).toMatchObject({ ...there, state: "waiting" });
    await subject.pay(ref);
    expect(await acquirer.read(ref)).toMatchObject({ ...there, state: "succeeded" });
  });

  test("a declined payment and a page that ended are told apart, and an unknown payment is none", async () => {
    const { acquirer } = subject;
    const [declined, ended] = [await acquirer.open(opening()), await acquirer.open(opening())];
    await subject.decline(declined.ref);
    await subject.end(ended.ref);
    expect((await acquirer.read(declined.ref))?.state).toBe("declined");
    expect((await acquirer.read(ended.ref))?.state).toBe("expired");
    for (const ref of ["", "nothing", "../v1/account", randomUUID(), "cs_test_none", "pi_none"]) {
      expect(await acquirer.read(ref)).toBeUndefined();
    }
  });

  test("issue 16: a part and then the rest go back, and not a kopeck more", async () => {
    const { acquirer } = subject;
    const ref = await paid();
    const part = await acquirer.refund(refundOf(ref, 1, 45_000));
    expect(part).toMatchObject({ ref: expect.any(String), state: "succeeded" });
    expect(await acquirer.readRefund(part.ref ?? "")).toEqual(part);
    expect((await acquirer.refund(refundOf(ref, 2, 200_000))).state).toBe("succeeded");
    expect(await acquirer.refund(refundOf(ref, 3, 1))).toMatchObject({ ref: null, state: "failed" });
    expect(await acquirer.read(ref)).toMatchObject({ state: "succeeded", amount: 245_000, refunded: 245_000 });
  });

  test("issue 16: a refund is on its way until it arrives, and one that failed says why", async () => {
    const { acquirer } = subject;
    const ref = await paid();
    await subject.setRefunds(ref, "slow");
    const slow = await acquirer.refund(refundOf(ref, 4, 1_000));
    expect(slow.state).toBe("pending");
    subject.finishRefunds();
    expect(await acquirer.readRefund(slow.ref ?? "")).toMatchObject({ ref: slow.ref, state: "succeeded" });
    await subject.setRefunds(ref, "failed");
    const failed = await acquirer.refund(refundOf(ref, 5, 1_000));
    expect(failed).toMatchObject({
      ref: expect.any(String),
      state: "failed",
      reason: expect.stringMatching(/^[a-z_]+$/),
    });
    await subject.setRefunds(ref, "at-once");
    const renewed = await acquirer.refund({ ...refundOf(ref, 5, 1_000), idempotencyKey: "refund-5-anew" });
    expect(renewed.state).toBe("succeeded");
    expect((await acquirer.read(ref))?.refunded).toBe(2_000);
    expect(await acquirer.readRefund("nothing")).toBeUndefined();
  });

  test("issue 16: one refund stays one, even days later when the acquirer has forgotten its key", async () => {
    const { acquirer } = subject;
    const ref = await paid();
    const first = await acquirer.refund(refundOf(ref, 6, 45_000));
    subject.server?.forgetKeys();
    const again = await acquirer.refund({ ...refundOf(ref, 6, 45_000), idempotencyKey: "refund-6-again" });
    expect(again).toEqual(first);
    expect((await acquirer.read(ref))?.refunded).toBe(45_000);
    await expect(acquirer.refund(refundOf(ref, 6, 45_001))).rejects.toThrow(/another/);
  });

  test("T-14: a notice names its payment or its refund, every time with the same number", async () => {
    const { acquirer } = subject;
    const ref = await paid();
    const refund = await acquirer.refund(refundOf(ref, 7, 1_000));
    const { raw, headers } = subject.notice(ref);
    const told = acquirer.verifyNotice(raw, headers, subject.now(), SENDER);
    expect(told).toMatchObject({ eventId: expect.any(String), ref });
    expect(told).not.toHaveProperty("refundRef");
    expect(acquirer.verifyNotice(raw, headers, subject.now(), SENDER)).toEqual(told);
    const about = subject.notice(ref, refund.ref ?? "");
    const second = acquirer.verifyNotice(about.raw, about.headers, subject.now(), SENDER);
    expect(second).toMatchObject({ eventId: expect.any(String), ref, refundRef: refund.ref });
    expect(second?.eventId).not.toBe(told?.eventId);
  });

  test.each(["", "null", "[]", "{}", "nothing", '{"event":7,"object":{"id":{}}}'])(
    "T-14: a notice that says %j does nothing",
    (body) => {
      expect(subject.acquirer.verifyNotice(Buffer.from(body), {}, subject.now(), SENDER)).toBeUndefined();
    },
  );
});

describe.each(Object.keys(REMOTE) as (keyof typeof REMOTE)[])("R-16, R-17: %s", (name) => {
  afterEach(() => subject.close());

  const start = async () => {
    subject = await REMOTE[name]();
    const { acquirer, impatient, server } = subject;
    if (server === undefined || impatient === undefined) throw new Error("no server");
    return { acquirer, impatient, server };
  };

  test("a lost answer is asked for again with the same key: one payment, one refund", async () => {
    const { acquirer, server } = await start();
    // Stripe is first asked whose key ours is.
    await acquirer.open(opening());
    server.mishaps.push("cut-after");
    const wanted = opening();
    const { ref } = await acquirer.open(wanted);
    expect(await acquirer.open(wanted)).toMatchObject({ ref });
    await subject.pay(ref);
    server.mishaps.push("cut", "busy");
    expect((await acquirer.read(ref))?.state).toBe("succeeded");
    server.calls.length = 0;
    const refund = refundOf(ref, 8, 45_000);
    const { ref: refundRef } = await acquirer.refund(refund);
    const posts = server.calls.findIndex(({ method }) => method === "POST");
    server.mishaps.push(...Array.from({ length: posts }, () => undefined as never), "cut-after");
    expect(await acquirer.refund(refundOf(ref, 9, 1_000))).toMatchObject({ state: "succeeded" });
    expect((await acquirer.refund(refund)).ref).toBe(refundRef);
    expect((await acquirer.read(ref))?.refunded).toBe(46_000);
  });

  test("issue 37: a 503 on the way is asked again, and a wait that is asked for too long is not sat out", async () => {
    const { acquirer, server } = await start();
    const ref = await paid();
    server.mishaps.push("error-503", "error-503");
    expect((await acquirer.read(ref))?.state).toBe("succeeded");
    server.calls.length = 0;
    server.mishaps.push("error-429-long");
    await expect(acquirer.read(ref)).rejects.toThrow("no answer");
    expect(server.calls).toHaveLength(1);
  });

  test("issue 37: a short wait that is asked for is sat out before the call is made again", async () => {
    const { acquirer, server } = await start();
    const ref = await paid();
    server.calls.length = 0;
    server.mishaps.push("error-429-short");
    const startedAt = performance.now();
    expect((await acquirer.read(ref))?.state).toBe("succeeded");
    expect(server.calls).toHaveLength(2);
    expect(performance.now() - startedAt).toBeGreaterThan(990);
  });

  test("issue 37: a page that a broken acquirer did not open is refused, so that another key is tried", async () => {
    const { acquirer, server } = await start();
    await acquirer.open(opening());
    server.always = "error-503";
    await expect(acquirer.open(opening())).rejects.toBeInstanceOf(OpeningRefused);
    server.always = undefined;
    expect((await acquirer.open(opening())).payUrl).toMatch(/^https/);
  });

  test("an acquirer that says nothing is unknown within the patience, never failed", async () => {
    const { acquirer, impatient, server } = await start();
    const ref = await paid();
    server.always = "silent";
    const startedAt = performance.now();
    await expect(impatient.read(ref)).rejects.toThrow("no answer");
    await expect(impatient.refund(refundOf(ref, 10, 1_000))).rejects.toThrow("no answer");
    await expect(impatient.open(opening())).rejects.toThrow("no answer");
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    server.always = undefined;
    expect(await acquirer.read(ref)).toMatchObject({ state: "succeeded", refunded: 0 });
  });

  test.each(["error-500", "html"] as const)(
    "an answer like %s is unknown, and no secret is in what is reported",
    async (way) => {
      const { acquirer, server } = await start();
      const ref = await paid();
      server.always = way;
      const answers = await Promise.allSettled([acquirer.read(ref), acquirer.refund(refundOf(ref, 11, 1_000))]);
      expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
      expect(subject.troubles.length).toBeGreaterThan(0);
      expect(JSON.stringify([answers, subject.troubles])).not.toMatch(/standin|whsec|acct_|127\.0\.0\.1/);
    },
  );

  test("keys that the acquirer refuses are reported to the operator and leave everything unknown", async () => {
    const { acquirer, server } = await start();
    const ref = await paid();
    server.calls.length = 0;
    const wrong = await chosen(
      {
        ACQUIRER: name,
        ...STRIPE_VARIABLES,
        ...YOOKASSA_VARIABLES,
        STRIPE_KEY: "sk_test_other",
        YOOKASSA_KEY: "test_other",
        STRIPE_URL: server.url,
        YOOKASSA_URL: server.url,
      },
      subject.troubles,
    );
    await expect(wrong.read(ref)).rejects.toThrow("no answer");
    expect(subject.troubles.join()).toContain("it refuses our key (status 401)");
    expect(server.calls).toHaveLength(1);
    expect(acquirer.account).toContain("test");
  });
});

test("57, H1: a currency is taken by the acquirer that is named for it, if that one takes it at all", async () => {
  const taken = async (variables: Record<string, string>, currency: Currency) => {
    const settings = readEnv({ ...STRIPE_VARIABLES, ...YOOKASSA_VARIABLES, ...variables }).acquirer;
    const noSandbox = { production: true } as Sandbox & { readonly production: boolean };
    return takerOf(
      settings,
      await chooseAcquirers(settings, noSandbox, { clock: Date.now, onTrouble: () => undefined }),
      currency,
    )?.name;
  };
  expect(await taken({ ACQUIRER: "yookassa" }, "RUB")).toBe("yookassa");
  expect(await taken({ ACQUIRER: "yookassa" }, "EUR")).toBeUndefined();
  expect(await taken({ ACQUIRER: "yookassa", ACQUIRER_BY_CURRENCY: "EUR=stripe" }, "EUR")).toBe("stripe");
  expect(await taken({ ACQUIRER: "stripe" }, "BYN")).toBe("stripe");
  expect(await taken({ ACQUIRER: "stripe", STRIPE_CURRENCIES: "EUR" }, "BYN")).toBeUndefined();
});

test("ruling 15: after a change of acquirer older ones are still asked, but play money is taken only where somebody tries it", async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, { max: 2 });
  let now = Date.now();
  const clock = () => now;
  const secrets = ["a secret of thirty-two characters"] as const;
  const sandbox = { db: database.db, clock, secrets, publicUrl: "http://localhost:3000" };
  const names = async (variables: Record<string, string>, production = false): Promise<string[]> => {
    const settings = readEnv(variables).acquirer;
    const all = await chooseAcquirers(settings, { ...sandbox, production }, { clock, onTrouble: () => undefined });
    return all.map(({ name }) => name);
  };
  try {
    const both = { ACQUIRER: "yookassa", ...STRIPE_VARIABLES, ...YOOKASSA_VARIABLES };
    expect(await names({})).toEqual(["sandbox"]);
    expect(await names(both)).toEqual(["yookassa", "stripe"]);
    const [acquirer] = await chooseAcquirers(
      readEnv({}).acquirer,
      { ...sandbox, production: false },
      { clock, onTrouble: () => undefined },
    );
    await acquirer.open(opening({ madeAt: now, endsAt: now + 3_600_000 }));
    expect(await names(both)).toEqual(["yookassa", "sandbox", "stripe"]);
    expect(await names(both, true)).toEqual(["yookassa", "stripe"]);
    now += 3_600_001;
    expect(await names(both)).toEqual(["yookassa", "stripe"]);
  } finally {
    await database.close();
    await testDatabase.drop();
  }
});
