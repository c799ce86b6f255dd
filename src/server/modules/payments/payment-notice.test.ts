import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import type { AcquirerPayment } from "#server/modules/payments/acquirer.ts";
import {
  countOf,
  deliver,
  hurryJobs,
  jobsDone,
  openPayment,
  orderOn,
  paymentsOf,
  payUrl,
  press,
  signedNotice,
  viewOrder,
} from "../../../../tests/server/payment-steps.ts";
import { createStubAcquirer, STUB_SIGNATURE } from "../../../../tests/server/stub-acquirer.ts";
import { eventually } from "../../../../tests/support/factories.ts";
import { putTrips } from "../../../../tests/support/put-trips.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

describe("a notice of the acquirer", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ listen: true, variables: { UNPAID_LETTER_MINUTES: "15" } });
    test.clock.now = Date.now();
  });
  afterAll(() => test.close());

  it("T-14: that is forged, tampered with, signed for other bytes or stale is refused with 401 and changes nothing", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    // The money is there, so any notice that is believed would make the order paid.
    await test.database.pool.query("update sandbox_payments set state = 'succeeded' where ref = $1", [ref]);
    const good = signedNotice(test, ref);
    const [name = "", value = ""] = Object.entries(good.headers)[0] ?? [];
    const flip = (bytes: Buffer, at: number): Buffer => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy;
    };
    const flips = Array.from({ length: good.raw.length }, (_, at) => ({
      raw: flip(good.raw, at),
      headers: good.headers,
    }));
    const signatures = Array.from({ length: 64 }, (_, at) => {
      const spot = value.indexOf("v1=") + 3 + at;
      const other = value[spot] === "0" ? "1" : "0";
      return { raw: good.raw, headers: { [name]: `${value.slice(0, spot)}${other}${value.slice(spot + 1)}` } };
    });
    const forgeries = [
      ...flips,
      ...signatures,
      { raw: good.raw, headers: {} },
      { raw: good.raw, headers: { [name]: "" } },
      { raw: good.raw, headers: { [name]: value.replace("v1=", "v0=") } },
      { raw: good.raw, headers: { [name]: value.slice(0, -2) } },
      {
        raw: good.raw,
        headers: { [name]: value.replace(/t=(\d+)/, (_, seconds: string) => `t=${Number(seconds) + 1}`) },
      },
      { raw: Buffer.from(JSON.stringify(JSON.parse(good.raw.toString()), null, 1)), headers: good.headers },
      signedNotice(test, ref, { secret: "the secret of another shop, just as long" }),
      signedNotice(test, ref, { secret: "" }),
      signedNotice(test, ref, { ageSeconds: 301 }),
      signedNotice(test, ref, { ageSeconds: 86_400 }),
      signedNotice(test, ref, { ageSeconds: -302 }),
    ];
    const statuses = [];
    for (const forgery of forgeries) statuses.push(await deliver(test, forgery));
    expect(statuses).toEqual(forgeries.map(() => 401));
    expect(await countOf(test, "payment_notices where acquirer = 'sandbox'")).toBe(0);
    expect(await paymentsOf(test, order)).toMatchObject([{ state: "pending" }]);
    expect(await countOf(test, "orders where order_id = $1 and paid_at is not null", [order.order_id])).toBe(0);
    // The unmodified notice is believed, so none of the refusals above has another cause.
    expect(await deliver(test, good)).toBe(200);
    await eventually(async () => expect(await paymentsOf(test, order)).toMatchObject([{ state: "succeeded" }]));
  });

  it("T-14: is refused in the envelope, with a message and never with a stack", async () => {
    const response = await test.app.inject({
      method: "POST",
      url: "/payments/notice/sandbox",
      headers: { "content-type": "application/json" },
      payload: '{"event_id":"x","ref":"y"}',
    });
    const { error, result } = response.json<{ error: { code: number; message: string }; result: null }>();
    expect([response.statusCode, result, error.code]).toEqual([401, null, ERRORS["signature-wrong"].number]);
    expect(Object.keys(error).sort()).toEqual(["code", "message", "name", "status", "type"]);
  });

  it("R-14: five times, at once and one after the other, has one effect and sends one message", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    await test.database.pool.query("update sandbox_payments set state = 'succeeded' where ref = $1", [ref]);
    const notice = signedNotice(test, ref);
    expect(await Promise.all([deliver(test, notice), deliver(test, notice), deliver(test, notice)])).toEqual([
      200, 200, 200,
    ]);
    const paidAt = () => test.database.pool.query("select paid_at from orders where order_id = $1", [order.order_id]);
    const first = await eventually(async () => {
      const { rows } = await paidAt();
      expect(rows).toMatchObject([{ paid_at: expect.any(Date) }]);
      return rows;
    });
    test.clock.now += 5000;
    expect([await deliver(test, notice), await deliver(test, signedNotice(test, ref))]).toEqual([200, 200]);
    await jobsDone(test);
    expect((await paidAt()).rows).toEqual(first);
    expect(
      await countOf(test, "outbox where subject_kind = 'order' and subject_id = $1 and name = 'payment.settled'", [
        order.order_id,
      ]),
    ).toBe(1);
    const messages = await test.database.pool.query(
      "select kind, state from messages where subject_kind = 'order' and subject_id = $1 order by kind",
      [order.order_id],
    );
    // Who pays within the first minutes gets one letter, and the operator another.
    expect(messages.rows).toEqual([
      { kind: "order-new-operator", state: "sent" },
      { kind: "order-paid", state: "sent" },
    ]);
  });

  it("R-14: 'notify twice' on the hosted page makes the order paid once", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    expect(await press(test, ref, "twice")).toBe(303);
    await eventually(async () => expect((await viewOrder(test, order)).payment).toBe("paid"));
    await hurryJobs(test);
    await jobsDone(test);
    expect(
      await countOf(test, "outbox where subject_kind = 'order' and subject_id = $1 and name = 'payment.settled'", [
        order.order_id,
      ]),
    ).toBe(1);
    expect(
      await countOf(test, "messages where subject_kind = 'order' and subject_id = $1 and kind = 'order-paid'", [
        order.order_id,
      ]),
    ).toBe(1);
    expect(await countOf(test, "payment_notices where convert_from(raw, 'UTF8') like $1", [`%${ref}%`])).toBe(1);
  });

  it("T-16: is not believed about the state", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    expect(await deliver(test, signedNotice(test, ref, { state: "succeeded" }))).toBe(200);
    await jobsDone(test);
    expect(await paymentsOf(test, order)).toMatchObject([{ state: "pending" }]);
    expect((await viewOrder(test, order)).payment).toBe("open");
  });

  it("about an unknown payment is stored and accepted, so that the acquirer stops repeating it", async () => {
    const eventId = randomUUID();
    expect(await deliver(test, signedNotice(test, "A".repeat(22), { eventId }))).toBe(200);
    expect(await countOf(test, "payment_notices where event_id = $1", [eventId])).toBe(1);
  });

  it("R-14: repeated under new numbers while nothing is settled, leaves one scheduled check rather than one per notice", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    for (let sent = 0; sent < 5; sent++) {
      expect(await deliver(test, signedNotice(test, ref))).toBe(200);
      await jobsDone(test);
    }
    const [payment] = await paymentsOf(test, order);
    expect(
      await countOf(test, "graphile_worker._private_jobs where (payload ->> 'paymentId')::int = $1", [
        payment?.payment_id,
      ]),
    ).toBe(1);
  });

  it("R-14: repeated under one number, is checked once", async () => {
    const order = await orderOn(test);
    const notice = signedNotice(test, await openPayment(test, order));
    for (let sent = 0; sent < 4; sent++) {
      expect(await deliver(test, notice)).toBe(200);
      await jobsDone(test);
    }
    expect(await countOf(test, "payments where order_id = $1 and checks = 1", [order.order_id])).toBe(1);
  });

  it("R-20: may be 300 s old or ahead, as clocks differ", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    expect(await deliver(test, signedNotice(test, ref, { ageSeconds: 299 }))).toBe(200);
    expect(await deliver(test, signedNotice(test, ref, { ageSeconds: -299 }))).toBe(200);
  });
});

describe("money that is not what we asked for", () => {
  const acquirer = createStubAcquirer();
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ listen: true, parts: { acquirer } });
    test.clock.now = Date.now();
  });
  afterAll(() => test.close());

  const notify = (ref: string) => {
    const raw = Buffer.from(JSON.stringify({ event_id: randomUUID(), ref, state: "succeeded" }));
    return deliver(test, { raw, headers: { [STUB_SIGNATURE.name]: STUB_SIGNATURE.value } }, "stub");
  };

  it("the stub's notices do make an order paid when everything matches", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    acquirer.set(ref, { state: "succeeded" });
    expect(await notify(ref)).toBe(200);
    await eventually(async () => expect((await viewOrder(test, order)).payment).toBe("paid"));
    expect(await paymentsOf(test, order)).toMatchObject([{ state: "succeeded", note: null }]);
  });

  const wrong: readonly (readonly [string, (there: AcquirerPayment) => Partial<AcquirerPayment>])[] = [
    ["amount", () => ({ amount: 100 })],
    ["amount", (there) => ({ amount: there.amount + 1 })],
    ["currency", () => ({ currency: "USD" })],
    ["account", () => ({ account: "another-shop" })],
    ["payment-number", (there) => ({ paymentId: there.paymentId - 1 })],
    ["payment-number", () => ({ paymentId: Number.NaN })],
  ];
  it.each(wrong)(
    "T-15: a genuine notice whose %s differs is set aside, and the order stays unpaid",
    async (field, change) => {
      const order = await orderOn(test);
      const ref = await openPayment(test, order);
      const there = acquirer.books.get(ref);
      if (there === undefined) throw new Error("not opened");
      acquirer.set(ref, { state: "succeeded", ...change(there) });
      expect(await notify(ref)).toBe(200);
      await eventually(async () =>
        expect(await paymentsOf(test, order)).toMatchObject([{ state: "quarantined", note: field }]),
      );
      // Corrected books do not release it either: only a person may.
      acquirer.set(ref, { ...there, state: "succeeded" });
      await notify(ref);
      await jobsDone(test);
      expect(await paymentsOf(test, order)).toMatchObject([{ state: "quarantined" }]);
      expect(await viewOrder(test, order)).toMatchObject({ status: 6, payment: "checking", can: { pay: false } });
      expect(
        await countOf(test, "outbox where subject_kind = 'order' and subject_id = $1 and name = 'payment.settled'", [
          order.order_id,
        ]),
      ).toBe(0);
      expect(
        await countOf(test, "messages where subject_kind = 'order' and subject_id = $1 and kind = 'order-paid'", [
          order.order_id,
        ]),
      ).toBe(0);
    },
  );

  it("T-15: an order whose money is under review is not sent to pay again", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    acquirer.set(ref, { state: "succeeded", amount: 100 });
    await notify(ref);
    await eventually(async () => expect(await paymentsOf(test, order)).toMatchObject([{ state: "quarantined" }]));
    const { result } = await payUrl(test, order.transaction);
    expect(result).toBeNull();
    expect(await paymentsOf(test, order)).toHaveLength(1);
  });

  it("T-18: money for a cancelled order is 'paid late', visible, and does not revive the order", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    await putTrips(test.database.pool, order.order_id, "cancelled");
    acquirer.set(ref, { state: "succeeded" });
    expect(await notify(ref)).toBe(200);
    await eventually(async () =>
      expect(await paymentsOf(test, order)).toMatchObject([{ state: "paid-late", note: "late" }]),
    );
    await jobsDone(test);
    expect(await viewOrder(test, order)).toMatchObject({
      state: "cancelled",
      status: 4,
      payment: "late",
      can: { pay: false },
    });
    expect(
      await countOf(test, "messages where subject_kind = 'order' and subject_id = $1 and kind = 'order-paid'", [
        order.order_id,
      ]),
    ).toBe(0);
  });

  it("T-18: money for a given-up payment, after another one has paid, is 'paid late'", async () => {
    const order = await orderOn(test);
    const first = await openPayment(test, order);
    await test.database.pool.query(
      "update payments set state = 'expired', settled_at = now() where acquirer_ref = $1",
      [first],
    );
    const second = await openPayment(test, order);
    expect(second).not.toBe(first);
    acquirer.set(second, { state: "succeeded" });
    await notify(second);
    await eventually(async () => expect((await viewOrder(test, order)).payment).toBe("paid"));
    acquirer.set(first, { state: "succeeded" });
    await notify(first);
    await eventually(async () =>
      expect(await paymentsOf(test, order)).toMatchObject([{ state: "paid-late" }, { state: "succeeded" }]),
    );
    await jobsDone(test);
    expect(
      await countOf(test, "outbox where subject_kind = 'order' and subject_id = $1 and name = 'payment.settled'", [
        order.order_id,
      ]),
    ).toBe(1);
  });
});

describe("a notice that anybody may have sent", () => {
  const acquirer = createStubAcquirer();
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ listen: true, parts: { acquirer }, variables: { CALLS_PER_MINUTE: "50" } });
    test.clock.now = Date.now();
    acquirer.takesHints = true;
  });
  afterAll(() => test.close());

  const hint = (ref: string, from: string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: "POST",
      url: "/payments/notice/stub",
      remoteAddress: from,
      headers: { "content-type": "application/json", ...headers },
      payload: JSON.stringify({ event_id: randomUUID(), ref }),
    });

  it("T-14, R-16: is taken a few times a minute from one address, and the money of a refused one is found all the same", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    const stranger = "203.0.113.9";
    const answers = [];
    for (let sent = 0; sent < 8; sent++) answers.push(await hint(ref, stranger));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(answers.at(-1)?.headers["retry-after"]).toBeDefined();
    expect(await countOf(test, "payment_notices where acquirer = 'stub'")).toBe(5);
    // Others are not held up by the stranger, and what is signed is not counted.
    expect((await hint(ref, "203.0.114.9")).statusCode).toBe(200);
    for (let sent = 0; sent < 8; sent++)
      expect((await hint(ref, stranger, { [STUB_SIGNATURE.name]: STUB_SIGNATURE.value })).statusCode).toBe(200);
    await jobsDone(test);
    acquirer.set(ref, { state: "succeeded" });
    expect((await hint(ref, stranger)).statusCode).toBe(429);
    await hurryJobs(test);
    await jobsDone(test);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "paid" });
  });
});
