import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  countOf,
  hurryJobs,
  jobsDone,
  openPayment,
  orderOn,
  paymentsOf,
  payUrl,
  press,
  viewOrder,
} from "../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../tests/server/stub-acquirer.ts";
import { eventually } from "../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

describe("a payment on the sandbox's hosted page", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ listen: true });
    test.clock.now = Date.now();
  });
  afterAll(() => test.close());

  it("paid: the order is paid, the payer is sent back, and one message confirms it", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    expect(await press(test, ref, "pay")).toBe(303);
    await eventually(async () =>
      expect(await viewOrder(test, order)).toMatchObject({ status: 2, payment: "paid", can: { pay: false } }),
    );
    await eventually(async () =>
      expect(
        await countOf(
          test,
          "messages where subject_kind = 'order' and subject_id = $1 and kind = 'order-paid' and state = 'sent'",
          [order.order_id],
        ),
      ).toBe(1),
    );
    // An impatient second press changes nothing.
    expect(await press(test, ref, "pay")).toBe(409);
    expect(await press(test, ref, "decline")).toBe(409);
    expect(await paymentsOf(test, order)).toMatchObject([
      { state: "succeeded", amount: order.price * 100, account: "sandbox-shop" },
    ]);
  });

  it("declined: the order stays unpaid, and paying again opens a second attempt that can succeed", async () => {
    const order = await orderOn(test);
    const first = await openPayment(test, order);
    expect(await press(test, first, "decline")).toBe(303);
    await eventually(async () =>
      expect(await viewOrder(test, order)).toMatchObject({ status: 6, payment: "declined", can: { pay: true } }),
    );
    expect(
      await countOf(test, "messages where subject_kind = 'order' and subject_id = $1 and kind = 'order-paid'", [
        order.order_id,
      ]),
    ).toBe(0);
    const second = await openPayment(test, order);
    expect(second).not.toBe(first);
    await press(test, second, "pay");
    await eventually(async () => expect((await viewOrder(test, order)).payment).toBe("paid"));
    expect(await paymentsOf(test, order)).toMatchObject([
      { attempt_no: 1, state: "declined" },
      { attempt_no: 2, state: "succeeded" },
    ]);
  });

  it("late: the order is neither paid nor failed until the bank settles, and then it is paid", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    expect(await press(test, ref, "late")).toBe(303);
    await hurryJobs(test);
    const waits = { status: 6, payment: "checking", can: { pay: false } };
    await eventually(async () => expect(await viewOrder(test, order)).toMatchObject(waits));
    const { result } = await payUrl(test, order.transaction);
    expect(result?.url).toContain(ref);
    test.clock.now += 21_000;
    await hurryJobs(test);
    await eventually(async () => expect((await viewOrder(test, order)).payment).toBe("paid"));
  });

  it("without an answer from the bank: nothing changes and the page can be used again", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    expect(await press(test, ref, "timeout")).toBe(200);
    expect(await viewOrder(test, order)).toMatchObject({ status: 6, payment: "open" });
    expect(await press(test, ref, "pay")).toBe(303);
    await eventually(async () => expect((await viewOrder(test, order)).payment).toBe("paid"));
  });

  it("a press from another site is refused (T-09)", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    const response = await test.app.inject({
      method: "POST",
      url: `/sandbox/pay/${ref}/pay`,
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
    });
    expect(response.statusCode).toBe(403);
    expect(await countOf(test, "sandbox_payments where ref = $1 and state = 'waiting'", [ref])).toBe(1);
  });
});

describe("an acquirer whose every notice is lost", () => {
  const acquirer = createStubAcquirer();
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ listen: true, parts: { acquirer } });
    test.clock.now = Date.now();
  });
  afterAll(() => test.close());

  it("G-08, R-16: the scheduled check finds the money, and the first one is scheduled 30 s after the opening", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    const { rows } = await test.database.pool.query<{ run_at: Date }>(
      "select run_at from graphile_worker.jobs where task_identifier = 'check_payment'",
    );
    expect(rows.map((row) => row.run_at.getTime())).toEqual([test.clock.now + 30_000]);
    acquirer.set(ref, { state: "succeeded" });
    await hurryJobs(test);
    await eventually(async () => expect(await paymentsOf(test, order)).toMatchObject([{ state: "succeeded" }]));
    await eventually(async () =>
      expect(
        await countOf(
          test,
          "messages where subject_kind = 'order' and subject_id = $1 and kind = 'order-paid' and state = 'sent'",
          [order.order_id],
        ),
      ).toBe(1),
    );
  });

  it("R-16: the return page finds the money without any job", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    acquirer.set(ref, { state: "succeeded" });
    await eventually(async () => expect((await viewOrder(test, order)).payment).toBe("paid"));
  });

  it("R-16: checks are 30 s, 1, 2, 5, 10 and again 10 minutes apart, through an acquirer that is down", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    const { payment_id: paymentId } = (await paymentsOf(test, order))[0] ?? { payment_id: 0 };
    const planned = async (): Promise<number> => {
      const { rows } = await test.database.pool.query<{ seconds: number }>(
        `select round(extract(epoch from j.run_at) - $2::float8 / 1000)::int as seconds
           from graphile_worker._private_jobs j where (j.payload ->> 'paymentId')::int = $1`,
        [paymentId, test.clock.now],
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.seconds ?? 0;
    };
    const waits = [await planned()];
    acquirer.down = true;
    for (const checks of [1, 2, 3, 4, 5, 6]) {
      await hurryJobs(test);
      await eventually(async () =>
        expect(await countOf(test, "payments where payment_id = $1 and checks = $2", [paymentId, checks])).toBe(1),
      );
      await jobsDone(test);
      waits.push(await planned());
    }
    acquirer.down = false;
    expect(waits).toEqual([30, 60, 120, 300, 600, 600, 600]);
    acquirer.set(ref, { state: "succeeded" });
    await hurryJobs(test);
    await eventually(async () => expect((await viewOrder(test, order)).payment).toBe("paid"));
  });

  it("R-16: an unfinished payment is given up after 72 hours, and the order can be paid again", async () => {
    const order = await orderOn(test, {});
    await openPayment(test, order);
    await test.database.pool.query(
      "update payments set created_at = created_at - interval '73 hours' where order_id = $1",
      [order.order_id],
    );
    await hurryJobs(test);
    await eventually(async () => expect(await paymentsOf(test, order)).toMatchObject([{ state: "expired" }]));
    await openPayment(test, order);
    expect(await paymentsOf(test, order)).toMatchObject([{ state: "expired" }, { attempt_no: 2, state: "pending" }]);
  });

  it("issue 37: a bank debit keeps its order for 14 days, and pays it when the bank has decided", async () => {
    const orders = [await orderOn(test), await orderOn(test)] as const;
    for (const order of orders) acquirer.set(await openPayment(test, order), { state: "processing" });
    const later = async (hours: number) => {
      await test.database.pool.query(
        "update payments set created_at = created_at - $2 * interval '1 hour' where order_id = any($1)",
        [orders.map(({ order_id: id }) => id), hours],
      );
      await hurryJobs(test);
      await jobsDone(test);
    };
    await later(13 * 24);
    const [paid, lost] = orders;
    for (const order of orders) {
      expect(await paymentsOf(test, order)).toMatchObject([{ state: "pending" }]);
      expect(await viewOrder(test, order)).toMatchObject({ state: "placed", payment: "checking" });
    }
    acquirer.set((await paymentsOf(test, paid))[0]?.acquirer_ref ?? "", { state: "succeeded" });
    await later(25);
    expect(await viewOrder(test, paid)).toMatchObject({ payment: "paid" });
    expect(await paymentsOf(test, lost)).toMatchObject([{ state: "expired" }]);
  });

  it.each([
    ["that never reached the acquirer", null, "stub"],
    ["whose acquirer is not set up any more", "ref of old", "closed-bank"],
  ])("I12: an attempt %s is given up after 72 hours too, and is no longer checked", async (_, ref, bank) => {
    const order = await orderOn(test);
    acquirer.down = true;
    await payUrl(test, order.transaction);
    acquirer.down = false;
    expect(await paymentsOf(test, order)).toMatchObject([{ state: "new" }]);
    await test.database.pool.query("update payments set acquirer_ref = $2, acquirer = $3 where order_id = $1", [
      order.order_id,
      ref,
      bank,
    ]);
    await test.database.pool.query(
      "update payments set created_at = created_at - interval '73 hours' where order_id = $1",
      [order.order_id],
    );
    await hurryJobs(test);
    await jobsDone(test);
    expect(await paymentsOf(test, order)).toMatchObject([{ state: "expired" }]);
    const { payment_id: paymentId } = (await paymentsOf(test, order))[0] ?? { payment_id: 0 };
    expect(
      await countOf(test, "graphile_worker._private_jobs where (payload ->> 'paymentId')::int = $1", [paymentId]),
    ).toBe(0);
  });
});
