import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RefundRowView } from "#contract/console/money/refunds.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { recordRefund } from "#server/modules/payments/index.ts";
import { hurryJobs, jobsDone, openPayment, orderOn, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer, STUB_SIGNATURE } from "../../../../../tests/server/stub-acquirer.ts";
import { attemptKey, call, type Answered } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const DISPATCHER = "dispatcher@demo.test";
const OWNER = "admin@demo.test";
const ACCOUNTANT = "accountant@demo.test";
const OPERATOR = "desk@rides.example";
const acquirer = createStubAcquirer();
let test: TestApp;
const headers = new Map<Person, Record<string, string>>();

beforeAll(async () => {
  test = await buildTestApp({
    parts: { acquirer },
    listen: true,
    variables: { OPERATOR_MAIL: OPERATOR, ACCOUNTANT_RELEASE_LIMIT: "1000 RUB", CHANGES_PER_HOUR: "0" },
  });
  test.clock.now = Date.now();
  for (const person of ["admin", "accountant", "dispatcher", "support"] as const)
    headers.set(person, await headersOf(test.app, person));
});
afterAll(() => test.close());
beforeEach(() => Object.assign(acquirer, { down: false, losesAnswers: false, refundsGo: "succeeded" }));

const rowsOf = async (sql: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(sql, values)).rows;
/** An order that was paid by card. */
const paidOrder = async (): Promise<PlacedOrder> => {
  const order = await orderOn(test);
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
  return order;
};
/** Asks for a refund of so many roubles as somebody of the staff. */
const asked = async (order: PlacedOrder, sum: number, by = DISPATCHER): Promise<number> => {
  const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
  const money = { amount: sum * 100, currency: "RUB" } as const;
  const [id = 0] = await recordRefund(desk, order.order_id, money, { by, note: "The driver was 25 minutes late" });
  return id;
};
const get = async (path: string, person: Person = "accountant") =>
  call<{
    refunds: RefundRowView[];
    open: readonly { queue: string; count: number; sums: unknown[] }[];
    next: number | null;
  }>(test.app, "GET", `/operator/v1/refunds${path}`, { headers: headers.get(person) ?? {} });
const post = async (
  person: Person,
  path: string,
  body: object,
  attempt = attemptKey(),
): Promise<Answered<RefundRowView | null>> =>
  call(test.app, "POST", `/operator/v1/refunds/${path}`, {
    body,
    headers: { ...headers.get(person), "idempotency-key": attempt },
  });
const release = (person: Person, id: number, sum: number, more: object = {}, attempt?: string) =>
  post(person, `${id}/release`, { expected: sum, amount: sum, way: "acquirer", reference: "", ...more }, attempt);
const stateOf = async (id: number) =>
  (await rowsOf("select state from refunds where refund_id = $1", [id]))[0]?.["state"];
const deedsOf = (order: PlacedOrder) =>
  rowsOf(
    "select call, account_id, before, after, reason from audit_entries where subject_kind = 'order' and subject_id = $1 and call <> 'recordRefund' order by entry_id",
    [order.order_id],
  );
const returnedLetters = async (order: PlacedOrder) =>
  (await createFileMailer({ dir: test.mailDir }).list()).filter(({ subject }) =>
    subject.includes(`Возврат по заказу ${order.order_id}`),
  );

/** A notice of the acquirer about a refund, each with a number of its own. */
const noticed = async (refundRef: string) => {
  const payload = JSON.stringify({ event_id: attemptKey(), ref: "unknown", refund_ref: refundRef });
  const headers = { "content-type": "application/json", [STUB_SIGNATURE.name]: STUB_SIGNATURE.value };
  const { statusCode } = await test.app.inject({ method: "POST", url: "/payments/notice/stub", headers, payload });
  expect(statusCode).toBe(200);
};
const entriesOf = (order: PlacedOrder) =>
  rowsOf("select amount, author from entries where order_id = $1 and kind = 'refund' order by entry_id", [
    order.order_id,
  ]);
const refundsOf = (order: PlacedOrder) =>
  rowsOf("select refund_id, state, amount, way, problem from refunds where order_id = $1 order by refund_id", [
    order.order_id,
  ]);

describe("found 57: a refund that the bank sends back after it had gone", () => {
  it("is counted once however often it is reported, waits among the failed ones, and is returned another way", async () => {
    const order = await paidOrder();
    const id = await asked(order, 500);
    await release("accountant", id, 500);
    await jobsDone(test);
    const ref = `stub-refund-${id}`;
    const mails = async () =>
      (await createFileMailer({ dir: test.mailDir }).list()).filter(
        ({ to, subject }) => to === OPERATOR && subject.includes(String(order.order_id)) && subject.includes("Возврат"),
      );
    const before = (await mails()).length;
    acquirer.refunds.set(ref, { ref, state: "failed", reason: "expired_or_canceled_card" });
    await Promise.all([noticed(ref), noticed(ref), noticed(ref)]);
    await jobsDone(test);
    await noticed(ref);
    await jobsDone(test);
    const [gone, waiting] = await refundsOf(order);
    expect([gone, waiting]).toMatchObject([
      { refund_id: id, state: "reversed", problem: "expired_or_canceled_card" },
      { state: "failed", amount: 50_000, problem: "expired_or_canceled_card" },
    ]);
    expect(await refundsOf(order)).toHaveLength(2);
    expect(await entriesOf(order)).toMatchObject([{ amount: -50_000 }, { amount: 50_000, author: "stub" }]);
    expect(await viewOrder(test, order)).toMatchObject({
      account: { balance: "refund-due", returning: 500, returned: 0 },
    });
    expect((await mails()).length).toBe(before + 1);
    const trips = await call<{ trips: { order_id: number; problems: string[] }[] }>(
      test.app,
      "GET",
      `/operator/v1/trips?group=problem&lang=en`,
      { headers: headers.get("dispatcher") ?? {} },
    );
    expect(JSON.stringify(trips.result)).toContain(String(order.order_id));
    const { result } = await get("?queue=failed");
    const row = result.refunds.find(({ refund_id: one }) => one === waiting?.["refund_id"]);
    expect(row).toMatchObject({ order_id: order.order_id, amount: 500, approval: { kind: "done" } });

    const another = Number(waiting?.["refund_id"]);
    expect((await release("accountant", id, 500)).error?.code).toBe(6021);
    const bank = { way: "bank", reference: "Transfer 7714" };
    expect((await release("dispatcher", another, 500, bank)).error).not.toBeNull();
    expect((await release("accountant", another, 500, { ...bank, reference: "" })).error).not.toBeNull();
    expect((await release("accountant", another, 500, bank)).result).toMatchObject({ state: "returned", way: "bank" });
    await noticed(ref);
    await jobsDone(test);
    expect((await entriesOf(order)).map(({ amount }) => amount)).toEqual([-50_000, 50_000, -50_000]);
    expect(await viewOrder(test, order)).toMatchObject({ account: { returned: 500, returning: 0 } });
    expect((await deedsOf(order)).at(-1)).toMatchObject({
      call: "releaseRefund",
      account_id: 93,
      after: { refundId: another, state: "returned", way: "bank", reference: "Transfer 7714" },
    });
  });

  it("goes to the card once more under a key of its own, and may be sent back again", async () => {
    const order = await paidOrder();
    await release("accountant", await asked(order, 300), 300);
    await jobsDone(test);
    const sendBack = async () => {
      const last = (await refundsOf(order)).at(-1);
      const ref = `stub-refund-${String(last?.["refund_id"])}`;
      acquirer.refunds.set(ref, { ref, state: "failed", reason: "lost_or_stolen_card" });
      await noticed(ref);
      await jobsDone(test);
      return Number((await refundsOf(order)).at(-1)?.["refund_id"]);
    };
    const before = acquirer.refundsAsked.length;
    expect((await release("accountant", await sendBack(), 300)).error).toBeNull();
    await jobsDone(test);
    expect(acquirer.refundsAsked.slice(before)).toHaveLength(1);
    await sendBack();
    expect((await refundsOf(order)).map(({ state }) => state)).toEqual(["reversed", "reversed", "failed"]);
    expect((await entriesOf(order)).reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
  });

  it("is read again when the acquirer was out of reach", async () => {
    const order = await paidOrder();
    const id = await asked(order, 200);
    await release("accountant", id, 200);
    await jobsDone(test);
    const ref = `stub-refund-${id}`;
    acquirer.refunds.set(ref, { ref, state: "failed" });
    acquirer.down = true;
    await noticed(ref);
    await jobsDone(test);
    expect(await stateOf(id)).toBe("returned");
    acquirer.down = false;
    await hurryJobs(test);
    await jobsDone(test);
    expect(await stateOf(id)).toBe("reversed");
  });
});

describe("OPS-97: the queue of refunds", () => {
  it("shows what waits with who asked, why and since when; releasing sends it once, and the traveller is told", async () => {
    const order = await paidOrder();
    const id = await asked(order, 500);
    const { result } = await get("?queue=release");
    const row = result.refunds.find(({ refund_id: one }) => one === id);
    expect(row).toMatchObject({
      order_id: order.order_id,
      state: "recorded",
      amount: 500,
      currency: "RUB",
      note: "The driver was 25 minutes late",
      asked: { by: { kind: "operator", name: "Ilya Demo", is_self: false } },
      payment: { acquirer: "stub", amount: order.price },
      approval: { kind: "done" },
    });
    expect(result.open.find(({ queue }) => queue === "release")?.count).toBeGreaterThan(0);
    const before = acquirer.refundsAsked.length;
    expect((await release("accountant", id, 500)).error).toBeNull();
    await jobsDone(test);
    expect(await stateOf(id)).toBe("returned");
    expect(acquirer.refundsAsked.slice(before)).toHaveLength(1);
    expect(await deedsOf(order)).toMatchObject([
      {
        call: "releaseRefund",
        account_id: 93,
        before: { refundId: id, state: "recorded" },
        after: { refundId: id, state: "released", amount: 500, currency: "RUB", way: "acquirer" },
      },
    ]);
    expect((await returnedLetters(order)).map(({ text }) => text)).toEqual([expect.stringContaining("на карту")]);
  });

  it("ten releases at once, of two people and with a key that is sent again, send it once", async () => {
    const order = await paidOrder();
    const id = await asked(order, 700);
    const before = acquirer.refundsAsked.length;
    const again = attemptKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index < 3 ? release("admin", id, 700, {}, again) : release(index % 2 === 0 ? "admin" : "accountant", id, 700),
      ),
    );
    await jobsDone(test);
    const refused = answers.flatMap(({ error }) => (error === null ? [] : [error.code]));
    expect(refused.length).toBeGreaterThanOrEqual(7);
    expect(new Set(refused)).toEqual(new Set([6021]));
    expect(new Set(acquirer.refundsAsked.slice(before).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(await rowsOf("select amount from entries where refund_id = $1", [id])).toEqual([{ amount: -70_000 }]);
  });

  it("releases a part, leaves the rest in the queue, and tells the traveller of each", async () => {
    const order = await paidOrder();
    const id = await asked(order, 800);
    expect((await release("accountant", id, 800, { amount: 800.5 })).error?.code).toBe(6022);
    expect((await release("accountant", id, 800, { amount: 300 })).result).toMatchObject({ amount: 300 });
    await jobsDone(test);
    const { result } = await get(`?order=${order.order_id}`);
    expect(result.refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [300, "returned"],
      [500, "recorded"],
    ]);
    // Whoever still sees the whole sum releases nothing.
    expect((await release("accountant", id, 800)).error?.code).toBe(6021);
    const rest = result.refunds[1]?.refund_id ?? 0;
    await release("accountant", rest, 500);
    await jobsDone(test);
    expect(await returnedLetters(order)).toHaveLength(2);
    expect((await viewOrder(test, order)).account).toMatchObject({ returning: 0, paid: order.price - 800 });
  });

  it("the acquirer is silent at the release: it is sent, and read back later under the same key", async () => {
    const order = await paidOrder();
    const id = await asked(order, 400);
    const before = acquirer.refundsAsked.length;
    acquirer.losesAnswers = true;
    await release("accountant", id, 400);
    await jobsDone(test);
    expect(await stateOf(id)).toBe("sent");
    const row = (await get("?queue=sent")).result.refunds.at(-1);
    expect(row).toMatchObject({ refund_id: id });
    // It may have been asked again by now.
    expect(row?.tries).toBeGreaterThan(0);
    acquirer.losesAnswers = false;
    await hurryJobs(test);
    await jobsDone(test);
    expect(await stateOf(id)).toBe("returned");
    expect(new Set(acquirer.refundsAsked.slice(before).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it("a failed one stays in the queue; returned in cash with its reference it is over, and the message says how", async () => {
    const order = await paidOrder();
    const id = await asked(order, 600);
    acquirer.refundsGo = "failed";
    await release("accountant", id, 600);
    await jobsDone(test);
    expect((await get("?queue=failed")).result.refunds.at(-1)).toMatchObject({ refund_id: id, state: "failed" });
    expect((await release("accountant", id, 600, { way: "cash", reference: " " })).error?.code).toBe(6023);
    const { result } = await release("accountant", id, 600, { way: "cash", reference: "Receipt 17" });
    expect(result).toMatchObject({ state: "returned", way: "cash", reference: "Receipt 17" });
    await jobsDone(test);
    expect((await returnedLetters(order)).at(-1)?.text).toContain("наличными");
    expect((await deedsOf(order)).at(-1)).toMatchObject({
      before: { state: "failed" },
      after: { state: "returned", way: "cash", reference: "Receipt 17" },
    });
    const { account } = await viewOrder(test, order);
    expect(account).toMatchObject({ balance: "settled", returning: 0 });
    expect(account.entries.at(-1)).toMatchObject({ kind: "refund", amount: -600, way: "cash" });
  });

  it("one that is on its way to the card cannot be paid in cash or by bank as well, also by another person", async () => {
    const order = await paidOrder();
    const id = await asked(order, 600);
    acquirer.refundsGo = "pending";
    await release("accountant", id, 600);
    for (const isSent of [false, true]) {
      if (isSent) await jobsDone(test);
      for (const way of ["cash", "bank"]) {
        const { error } = await release(isSent ? "admin" : "accountant", id, 600, { way, reference: "Receipt 18" });
        expect([isSent, way, error?.code]).toEqual([isSent, way, 6021]);
      }
    }
    acquirer.refundsGo = "succeeded";
  });

  it("a declined one needs a reason, leaves the money with the order, and can be asked for again", async () => {
    const order = await paidOrder();
    const id = await asked(order, 900);
    expect((await post("accountant", `${id}/decline`, { expected: 900, reason: " " })).error?.code).toBe(1000);
    const reason = "The flight landed late, not the driver";
    const { result } = await post("accountant", `${id}/decline`, { expected: 900, reason });
    expect(result).toMatchObject({ state: "declined", declined: { reason, by: { name: "Lev Demo", is_self: true } } });
    expect(await viewOrder(test, order)).toMatchObject({
      total: order.price,
      account: { balance: "settled", returning: 0, paid: order.price },
    });
    expect((await release("admin", id, 900)).error?.code).toBe(6021);
    expect((await post("support", `${id}/again`, { expected: 900 })).error?.code ?? null).toBeNull();
    expect(await viewOrder(test, order)).toMatchObject({ account: { balance: "refund-due", returning: 900 } });
    expect((await get(`?order=${order.order_id}`)).result.refunds).toMatchObject([
      { state: "recorded", asked: { by: { name: "Irina Demo" } } },
    ]);
    expect((await deedsOf(order)).map(({ call: name }) => name)).toEqual(["declineRefund", "askRefundAgain"]);
  });

  it("what the terms gave and somebody declined is not asked for again by itself", async () => {
    const order = await paidOrder();
    const [trip] = await rowsOf("select version from orders where order_id = $1", [order.order_id]);
    const cancelled = await call(test.app, "POST", `/operator/v1/orders/${order.order_id}/cancel`, {
      body: {
        reason: "no-car",
        expected_fee: 0,
        expected_refund: order.price,
        version: trip?.["version"],
      },
      headers: { ...headers.get("dispatcher"), "idempotency-key": attemptKey() },
    });
    expect(cancelled.error).toBeNull();
    await jobsDone(test);
    const { result } = await get(`?order=${order.order_id}`);
    const [refund] = result.refunds;
    expect(refund).toMatchObject({ state: "recorded", reason: "terms", amount: order.price });
    await post("accountant", `${refund?.refund_id}/decline`, {
      expected: order.price,
      reason: "Charged back by the bank",
    });
    await jobsDone(test);
    expect((await get(`?order=${order.order_id}`)).result.refunds.map(({ state }) => state)).toEqual(["declined"]);
    expect((await viewOrder(test, order)).account).toMatchObject({ balance: "settled", paid: order.price });
  });

  it("T-05: never more than came in minus what went back, whatever the program writes", async () => {
    const order = await paidOrder();
    await asked(order, 500);
    const insert = `insert into refunds (order_id, payment_id, amount, currency, recorded_at)
      select order_id, payment_id, $2, currency, now() from payments where order_id = $1 and state = 'succeeded'`;
    const most = order.price * 100 - 50_000;
    await expect(rowsOf(insert, [order.order_id, most + 1])).rejects.toThrow("is to go back");
    const both = await Promise.allSettled([1, 2].map(() => rowsOf(insert, [order.order_id, most])));
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("pages through any number by key, the oldest first", async () => {
    const order = await paidOrder();
    await rowsOf(
      `insert into refunds (order_id, payment_id, amount, currency, recorded_at, recorded_by)
       select $1, p.payment_id, 1, 'RUB', now(), 'operator:91' from generate_series(1, 120), payments p
       where p.order_id = $1 and p.state = 'succeeded'`,
      [order.order_id],
    );
    const seen: number[] = [];
    for (let after: number | null = 0; after !== null;) {
      const { result }: Awaited<ReturnType<typeof get>> = await get(`?queue=release&after=${after}`);
      seen.push(...result.refunds.map(({ refund_id: id }) => id));
      after = result.next;
    }
    expect(seen.length).toBeGreaterThanOrEqual(120);
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other));
    await rowsOf("delete from refunds where order_id = $1", [order.order_id]);
  });
});

describe("OPS-98: who releases", () => {
  it("nobody releases what they asked for: 1006, and a sum above the limit takes two people", async () => {
    const order = await paidOrder();
    const own = await asked(order, 200, ACCOUNTANT);
    expect((await release("accountant", own, 200)).error?.code).toBe(1006);
    expect((await get("?queue=release")).result.refunds.at(-1)?.approval).toMatchObject({ kind: "own" });
    expect((await release("admin", own, 200)).error).toBeNull();
    const large = await asked(order, 1001);
    expect((await release("accountant", large, 1001)).result).toMatchObject({
      state: "recorded",
      approved: { by: { name: "Lev Demo" } },
      approval: { kind: "given" },
    });
    expect((await release("accountant", large, 1001)).error?.code).toBe(1006);
    expect(await stateOf(large)).toBe("recorded");
    expect((await release("admin", large, 1001)).error).toBeNull();
    await jobsDone(test);
    expect(await stateOf(large)).toBe("returned");
    expect((await deedsOf(order)).map(({ account_id: by, after }) => [by, (after as { state: string }).state])).toEqual(
      [
        [90, "released"],
        [93, "approved"],
        [90, "released"],
      ],
    );
  });

  it("a sum above the limit takes two people in parts too, of one refund or of several of an order", async () => {
    const order = await paidOrder();
    const [large, small] = [await asked(order, 1400), await asked(order, 100)];
    const part = async (person: Person, id: number, expected: number, amount: number) =>
      post(person, `${id}/release`, { expected, amount, way: "acquirer", reference: "" });
    expect((await part("accountant", large, 1400, 900)).error).toBeNull();
    const [rest] = await rowsOf("select refund_id from refunds where order_id = $1 and amount = 50000", [
      order.order_id,
    ]);
    const id = Number(rest?.["refund_id"]);
    expect((await part("accountant", small, 100, 100)).error).toBeNull();
    // With the thousand that has gone, a single rouble more is above the limit.
    expect((await part("accountant", id, 500, 1)).result).toMatchObject({ approval: { kind: "given" } });
    expect(await stateOf(id)).toBe("recorded");
    expect((await part("accountant", id, 500, 1)).error?.code).toBe(1006);
    expect((await part("admin", id, 500, 500)).error).toBeNull();
    await jobsDone(test);
  });

  it("the only open account that may releases its own, and the history says so", async () => {
    const order = await paidOrder();
    const id = await asked(order, 5000 < order.price ? 1500 : 100, OWNER);
    const sum = 5000 < order.price ? 1500 : 100;
    expect((await release("admin", id, sum)).error?.code).toBe(1006);
    await rowsOf("update accounts set disabled_at = now() where user_id in (91, 92, 93)");
    try {
      expect((await release("admin", id, sum)).result).toMatchObject({ is_alone: true });
    } finally {
      await rowsOf("update accounts set disabled_at = null where user_id in (91, 92, 93)");
    }
    await jobsDone(test);
    expect((await deedsOf(order)).at(-1)).toMatchObject({ after: { state: "released", alone: true } });
  });

  it("dispatchers and support neither see the queue nor release; the refusal names who does", async () => {
    const order = await paidOrder();
    const id = await asked(order, 100);
    for (const person of ["dispatcher", "support"] as const) {
      expect((await get("", person)).error?.code).toBe(1006);
      expect((await release(person, id, 100)).error).toMatchObject({ code: 1006 });
    }
    expect(await stateOf(id)).toBe("recorded");
    expect((await release("accountant", 2_000_000_000, 100)).error?.code).toBe(6020);
  });

  it("OPR-10: a release asks for the password again once 15 minutes have passed", async () => {
    const order = await paidOrder();
    const id = await asked(order, 100);
    const now = test.clock.now;
    test.clock.now += 16 * 60_000;
    expect((await release("accountant", id, 100)).error?.code).toBe(1110);
    test.clock.now = now;
    expect((await release("accountant", id, 100)).error).toBeNull();
  });
});
