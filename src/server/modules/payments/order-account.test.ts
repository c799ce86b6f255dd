import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { USUAL_STAFF_LIMITS } from "#domain/accounts/staff-limits.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { recordRefund, releaseAtDesk, takeSetAside } from "#server/modules/payments/index.ts";
import { findInstallation, renewInstallation } from "#server/modules/payments/installation.repository.ts";
import {
  deliver,
  hurryJobs,
  jobsDone,
  openPayment,
  orderOn,
  paymentsOf,
  payUrl,
  viewOrder,
} from "../../../../tests/server/payment-steps.ts";
import { createStubAcquirer, STUB_SIGNATURE } from "../../../../tests/server/stub-acquirer.ts";
import { writeDrillFigures } from "../../../../tests/support/drill-figures.ts";
import { drillTrials } from "../../../../tests/support/drills.ts";
import { anyPrice, attemptKey, call, eventually } from "../../../../tests/support/factories.ts";
import { headersOf } from "../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

const OPERATOR = "desk@rides.example";
/** How refunds are released from a shell. */
const RULES = { limits: USUAL_STAFF_LIMITS, rate: async () => undefined, production: false };
const RELEASE = { by: "accountant@demo.test", amount: undefined, way: "acquirer", reference: "" } as const;
const RACES = drillTrials(2);
const STOP = { address: "Khimki", location: "55.9,37.45" };
const acquirer = createStubAcquirer();
let test: TestApp;
let staff: Record<string, string>;

beforeAll(async () => {
  test = await buildTestApp({
    parts: { acquirer },
    listen: true,
    variables: { OPERATOR_MAIL: OPERATOR, CHANGES_PER_HOUR: "0", VISITORS_PAY_CASH: "yes" },
  });
  test.clock.now = Date.now();
  staff = await headersOf(test.app, "dispatcher");
});
afterAll(() => test.close());
beforeEach(() => Object.assign(acquirer, { down: false, losesAnswers: false, refundsGo: "succeeded" }));

const rowsOf = async (sql: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(sql, values)).rows;
const accountOf = async ({ order_id: id }: PlacedOrder) =>
  (await rowsOf("select state, pay_by, amount, received from orders where order_id = $1", [id]))[0];
const entriesOf = async ({ order_id: id }: PlacedOrder) =>
  rowsOf("select kind, amount, author, reason from entries where order_id = $1 order by entry_id", [id]);
const notify = (ref: string) =>
  deliver(
    test,
    {
      raw: Buffer.from(JSON.stringify({ event_id: randomUUID(), ref })),
      headers: { [STUB_SIGNATURE.name]: STUB_SIGNATURE.value },
    },
    "stub",
  );
/** The bank takes the money and says so. */
const pays = async (ref: string) => {
  acquirer.set(ref, { state: "succeeded" });
  await notify(ref);
  await jobsDone(test);
};
const post = (order: PlacedOrder, path: string, body: object) =>
  call(test.app, "POST", `/v4${path}?lang=en`, { body, headers: { "order-key": order.order_key ?? "" } });
const change = async (order: PlacedOrder, stops: number) => {
  const { price, price_subaddress: perStop } = await anyPrice(test.app);
  const body = {
    order_id: order.order_id,
    additional_locations: Array.from({ length: stops }, () => STOP),
    expected_total: price + stops * perStop,
  };
  return post(order, "/orders/trips", body);
};
const cancel = (order: PlacedOrder) => post(order, "/orders/trips/cancel", { order_id: order.order_id });
const approve = (order: PlacedOrder) => post(order, `/orders/approve/${order.transaction}`, {});
/** What came in cash and has not been given back, in minor units. */
const cashOf = async ({ order_id: id }: PlacedOrder) =>
  Number(
    (await rowsOf("select sum(amount) from entries where order_id = $1 and kind = 'cash'", [id]))[0]?.["sum"] ?? 0,
  );
/** The staff writes cash down: taken for what is owed, or all given back that is due. */
const writeCash = async (order: PlacedOrder, path: "/cash" | "/cash/back") => {
  const { account } = await viewOrder(test, order);
  const [stored] = await rowsOf("select version from orders where order_id = $1", [order.order_id]);
  const sum = path === "/cash" ? { expected_due: account.due } : { amount: account.by_hand };
  return call(test.app, "POST", `/operator/v1/orders/${order.order_id}${path}`, {
    body: { version: stored?.["version"], ...sum },
    headers: { ...staff, "idempotency-key": attemptKey() },
  });
};
/** What the accounts of orders lack of the money that the bank has taken for them and kept, and what they have counted twice. */
const beside = async (orders: readonly PlacedOrder[]) => {
  const figures = { trials: orders.length, lost: 0, doubled: 0, settled: 0, cancelled: 0 };
  for (const order of orders) {
    const there = (await paymentsOf(test, order))
      .flatMap(({ acquirer_ref: ref }) => acquirer.books.get(ref ?? "") ?? [])
      .reduce((sum, { state, amount, refunded }) => sum + (state === "succeeded" ? amount - refunded : 0), 0);
    const account = await accountOf(order);
    const received = Number(account?.["received"]) - (await cashOf(order));
    if (received < there) figures.lost += 1;
    if (received > there) figures.doubled += 1;
    if (account?.["received"] === account?.["amount"]) figures.settled += 1;
    if (account?.["state"] === "cancelled") figures.cancelled += 1;
  }
  return figures;
};
const lettersTo = async (order: PlacedOrder, recipient: string) => {
  const mails = await createFileMailer({ dir: test.mailDir }).list();
  return mails.filter(({ to, subject }) => to === recipient && subject.includes(String(order.order_id)));
};

describe("found R1: what is paid is what the money covers", () => {
  it("a change that makes an order dearer while its money arrives never leaves it paid with less than it costs", async () => {
    const orders: PlacedOrder[] = [];
    for (let race = 0; race < RACES; race++) {
      const order = await orderOn(test);
      orders.push(order);
      const ref = await openPayment(test, order);
      acquirer.set(ref, { state: "succeeded" });
      await Promise.all([notify(ref), change(order, 1), viewOrder(test, order), change(order, 2)]);
      await jobsDone(test);
      const view = await viewOrder(test, order);
      const { total, account } = view;
      expect([view.payment === "paid", account.paid]).toEqual([account.paid >= total, order.price]);
    }
    const figures = await beside(orders);
    await writeDrillFigures("change-against-pay", figures);
    expect(figures).toMatchObject({ lost: 0, doubled: 0 });
  });

  it("the rest of a dearer order is asked for and paid, and a cheaper one gives back what it no longer costs", async () => {
    const order = await orderOn(test);
    await pays(await openPayment(test, order));
    await change(order, 2);
    const dearer = await viewOrder(test, order);
    expect(dearer).toMatchObject({ payment: "part-paid", status: 6, can: { pay: true } });
    expect(dearer.account).toMatchObject({
      balance: "part-paid",
      paid: order.price,
      due: dearer.total - order.price,
      returning: 0,
      returned: 0,
    });
    await pays(await openPayment(test, order));
    expect(await viewOrder(test, order)).toMatchObject({ payment: "paid", account: { balance: "settled" } });
    // 100 less than both payments together: the last one is enough to give it back from.
    await change(order, 1);
    await jobsDone(test);
    const cheaper = await viewOrder(test, order);
    expect(cheaper).toMatchObject({ payment: "paid", account: { balance: "settled", paid: cheaper.total } });
    const [refund] = acquirer.refundsAsked.slice(-1);
    expect(refund).toMatchObject({ amount: (dearer.total - cheaper.total) * 100 });
    expect((await entriesOf(order)).map(({ kind }) => kind)).toEqual([
      "ride",
      "card",
      "change",
      "card",
      "change",
      "refund",
    ]);
  });
});

describe("a cancellation raced against its payment", () => {
  it("ends with the order cancelled and all of the money gone back, whichever was first", async () => {
    const orders: PlacedOrder[] = [];
    for (let race = 0; race < RACES; race++) {
      const order = await orderOn(test);
      orders.push(order);
      const ref = await openPayment(test, order);
      acquirer.set(ref, { state: "succeeded" });
      await Promise.all([notify(ref), cancel(order), viewOrder(test, order), approve(order), cancel(order)]);
      await jobsDone(test);
      expect(await accountOf(order)).toMatchObject({ state: "cancelled", amount: 0, received: 0 });
      expect(acquirer.books.get(ref)).toMatchObject({ refunded: order.price * 100 });
    }
    const figures = await beside(orders);
    await writeDrillFigures("cancel-against-pay", figures);
    expect(figures).toMatchObject({ lost: 0, doubled: 0, settled: RACES, cancelled: RACES });
  });
});

describe("found R2: a payment page and the order behind it", () => {
  it("while the acquirer is slow and the order changes: the address is of a live attempt, and no money is lost", async () => {
    const order = await orderOn(test);
    const open = acquirer.open.bind(acquirer);
    let isSlow = true;
    acquirer.open = async (opening) => {
      const opened = await open(opening);
      if (isSlow) {
        isSlow = false;
        await change(order, 1);
        await payUrl(test, order.transaction);
      }
      return opened;
    };
    const { result } = await payUrl(test, order.transaction);
    acquirer.open = open;
    const [first, second] = await paymentsOf(test, order);
    expect(first).toMatchObject({ state: "expired", acquirer_ref: expect.any(String) });
    expect(second).toMatchObject({ state: "pending" });
    expect(result?.url).toContain(String(second?.acquirer_ref));
    // The page of the old sum was open in the other tab: its money counts, and the rest is asked for.
    await pays(String(first?.acquirer_ref));
    expect(await viewOrder(test, order)).toMatchObject({ payment: "part-paid", account: { paid: order.price } });
  });

  it("an attempt whose opening was never answered is found by its own number in the notice", async () => {
    const order = await orderOn(test);
    acquirer.losesAnswers = true;
    await payUrl(test, order.transaction);
    acquirer.losesAnswers = false;
    await pays([...acquirer.books.keys()].at(-1) ?? "");
    expect(await viewOrder(test, order)).toMatchObject({ payment: "paid" });
  });

  it("R-15: a notice that names a payment by another of its ids finds the attempt, and nothing is set aside twice", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    const read = acquirer.read.bind(acquirer);
    acquirer.read = (named) => read(named === `charge of ${ref}` ? ref : named);
    await pays(ref);
    await notify(`charge of ${ref}`);
    await jobsDone(test);
    acquirer.read = read;
    expect(await rowsOf("select * from set_aside where order_id = $1", [order.order_id])).toEqual([]);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "paid" });
  });

  it("H5: money that carries another installation's id or none is somebody else's: nothing is set aside and nobody is alarmed", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    const known = acquirer.books.get(ref);
    if (known === undefined) throw new Error("The payment is not in the books");
    const strays = ["", "another-one"].map((installation) => ({
      ...known,
      ref: `elsewhere-${randomUUID()}`,
      state: "succeeded" as const,
      installation,
    }));
    for (const stray of [...strays, ...strays.map((one) => ({ ...one, ref: `${one.ref}-0`, paymentId: 0 }))]) {
      acquirer.books.set(stray.ref, stray);
      await notify(stray.ref);
    }
    await jobsDone(test);
    expect(await rowsOf("select * from set_aside where acquirer_ref like 'elsewhere-%'")).toEqual([]);
    const mails = await createFileMailer({ dir: test.mailDir }).list();
    expect(mails.filter(({ text }) => text.includes("elsewhere-"))).toEqual([]);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "open" });
    await pays(ref);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "paid" });
  });

  it("H5: a payment that was opened before there were ids, and whose opening was never answered, still pays its order", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    await test.database.pool.query(
      `update payments set acquirer_ref = null, pay_url = null, state = 'new',
         created_at = (select created_at - interval '1 hour' from installation) where acquirer_ref = $1`,
      [ref],
    );
    acquirer.set(ref, { installation: "" });
    await pays(ref);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "paid" });
  });

  it("H5: a restored copy opens its pages under keys of its own", async () => {
    const keyOf = async () => acquirer.openings.at(-1)?.idempotencyKey.split("-")[1];
    await openPayment(test, await orderOn(test));
    const original = await keyOf();
    await renewInstallation(test.database.db);
    await openPayment(test, await orderOn(test));
    expect([original, await keyOf()]).toEqual([
      expect.stringMatching(/^[0-9a-f]{16}$/),
      expect.not.stringMatching(original ?? ""),
    ]);
  });

  it("found R4: money that no attempt knows is set aside, the operator is told what to do, and a person takes it", async () => {
    const order = await orderOn(test);
    const stray = `stray-${randomUUID()}`;
    const { installation_id: installation } = await findInstallation(test.database.db);
    const books = { state: "succeeded", account: "stub-shop", installation, currency: "RUB", refunded: 0 } as const;
    acquirer.books.set(stray, { ...books, ref: stray, paymentId: 0, amount: order.price * 100 + 500 });
    await notify(stray);
    await jobsDone(test);
    const [aside] = await rowsOf("select * from set_aside where acquirer_ref = $1", [stray]);
    expect(aside).toMatchObject({ order_id: null, reason: "attempt-unknown", settled_at: null });
    const mails = await createFileMailer({ dir: test.mailDir }).list();
    expect(mails.filter(({ to, text }) => to === OPERATOR && text.includes(stray))).toMatchObject([
      { text: expect.stringContaining("npm run refunds") },
    ]);
    const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
    const decision = { by: "accountant@demo.test", note: "paid by a link of old" };
    const take = () => takeSetAside(desk, Number(aside?.["set_aside_id"]), order.order_id, decision);
    const both = await Promise.allSettled([take(), take()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    // What it brought beyond the cost goes back by itself.
    await eventually(async () =>
      expect((await entriesOf(order)).slice(-2)).toMatchObject([
        { kind: "card", author: "operator:93" },
        { kind: "refund", author: "system", amount: -500 },
      ]),
    );
    expect(await viewOrder(test, order)).toMatchObject({ payment: "paid", account: { balance: "settled" } });
  });
});

describe("found R4: money that comes when nobody waits for it", () => {
  it("after the bank declined: it pays the order", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    acquirer.set(ref, { state: "declined" });
    await notify(ref);
    await jobsDone(test);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "declined" });
    await pays(ref);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "paid" });
  });

  it("after cash was agreed: the order is paid, and the driver has nothing to collect", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    expect((await approve(order)).error).toBeNull();
    await pays(ref);
    expect(await viewOrder(test, order)).toMatchObject({ pay_by: "card", payment: "paid" });
  });

  it("for a cancelled order, or a second time: it goes back by itself, once, and the payer is told", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    await cancel(order);
    await pays(ref);
    expect(await accountOf(order)).toMatchObject({ state: "cancelled", amount: 0, received: 0 });
    expect((await entriesOf(order)).slice(-2)).toEqual([
      { kind: "card", amount: order.price * 100, author: "stub", reason: "" },
      { kind: "refund", amount: -order.price * 100, author: "system", reason: "late" },
    ]);
    await eventually(async () =>
      expect((await lettersTo(order, "anna@example.com")).map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([
          `Возвращаем оплату по заказу ${order.order_id}`,
          `Возврат по заказу ${order.order_id}`,
        ]),
      ),
    );
    const twice = await orderOn(test);
    const first = await openPayment(test, twice);
    await change(twice, 1);
    const second = await openPayment(test, twice);
    await pays(second);
    await pays(first);
    expect(await viewOrder(test, twice)).toMatchObject({ payment: "paid", account: { balance: "settled" } });
    expect((await entriesOf(twice)).at(-1)).toMatchObject({
      kind: "refund",
      amount: -twice.price * 100,
      reason: "twice",
    });
  });
});

describe("money that goes back", () => {
  const lateMoney = async (answers: Partial<typeof acquirer> = {}) => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    Object.assign(acquirer, answers);
    await cancel(order);
    await pays(ref);
    return order;
  };

  it("is sent once, though the acquirer does not answer or its answer is lost, and counts when it is there", async () => {
    const before = acquirer.refundsAsked.length;
    const order = await lateMoney({ losesAnswers: true });
    expect(await viewOrder(test, order)).toMatchObject({ account: { balance: "refund-due", returning: order.price } });
    await hurryJobs(test);
    await jobsDone(test);
    acquirer.losesAnswers = false;
    await hurryJobs(test);
    await jobsDone(test);
    const asked = acquirer.refundsAsked.slice(before);
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(asked.length).toBeGreaterThan(1);
    expect(await viewOrder(test, order)).toMatchObject({ account: { balance: "settled", returning: 0 } });
  });

  it("waits for a person when the acquirer refuses, and is asked for anew when released again", async () => {
    const order = await lateMoney({ refundsGo: "failed" });
    expect(await lettersTo(order, OPERATOR)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ text: expect.stringContaining("Откройте «Деньги» в консоли") }),
      ]),
    );
    const [refund] = await rowsOf("select refund_id, state from refunds where order_id = $1", [order.order_id]);
    expect(refund?.["state"]).toBe("failed");
    acquirer.refundsGo = "succeeded";
    acquirer.refunds.clear();
    test.clock.now += 1000;
    const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
    const release = () => releaseAtDesk(desk, RULES, Number(refund?.["refund_id"]), RELEASE);
    await release();
    // The job may have brought the money back by then.
    await expect(release()).rejects.toThrow(/already been (released|returned)|already on its way/);
    await jobsDone(test);
    expect((await entriesOf(order)).at(-1)).toMatchObject({ kind: "refund", author: "operator:93" });
  });

  it("beyond the terms waits until it is released, never exceeds what came, and is not asked for again", async () => {
    const order = await orderOn(test);
    await pays(await openPayment(test, order));
    const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
    const vera = { by: "dispatcher@demo.test", note: "the driver was late" };
    const sum = (amount: number) => ({ amount, currency: "RUB" }) as const;
    await expect(recordRefund(desk, order.order_id, sum(order.price * 100 + 1), vera)).rejects.toThrow("At most");
    await expect(recordRefund(desk, order.order_id, { amount: 100, currency: "EUR" }, vera)).rejects.toThrow("RUB");
    const [refundId = 0] = await recordRefund(desk, order.order_id, sum(50_000), vera);
    await jobsDone(test);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "paid", account: { returning: 500 } });
    await releaseAtDesk(desk, RULES, refundId, RELEASE);
    await jobsDone(test);
    expect(await viewOrder(test, order)).toMatchObject({
      payment: "paid",
      total: order.price - 500,
      account: { balance: "settled", paid: order.price - 500, returning: 0 },
    });
    // What was let off stays let off when the order is cancelled.
    await cancel(order);
    await jobsDone(test);
    expect(await accountOf(order)).toMatchObject({ state: "cancelled", amount: 0, received: 0 });
  });
});

describe("an order's account", () => {
  it("I11: cannot be edited, and cannot say what its entries do not", async () => {
    const order = await orderOn(test);
    const { order_id: id } = order;
    await expect(rowsOf("update entries set amount = 1 where order_id = $1", [id])).rejects.toThrow("never changed");
    await expect(rowsOf("delete from entries where order_id = $1", [id])).rejects.toThrow("never changed");
    await expect(rowsOf("update orders set amount = amount - 1 where order_id = $1", [id])).rejects.toThrow("add up");
    await expect(rowsOf("update orders set received = 100 where order_id = $1", [id])).rejects.toThrow("add up");
    const insert = "insert into entries (order_id, kind, amount, currency, at, author)";
    await expect(rowsOf(`${insert} values ($1, 'cash', 100, 'RUB', now(), 'driver')`, [id])).rejects.toThrow("add up");
    await expect(rowsOf(`${insert} values ($1, 'cash', 100, 'EUR', now(), 'driver')`, [id])).rejects.toThrow(
      /foreign key/,
    );
  });

  it("adds up after any life: all money at the bank is an entry, and what is paid is never more than it costs", async () => {
    const events = [
      "page",
      "pay",
      "pay old",
      "decline",
      "dearer",
      "cheaper",
      "cash",
      "cash taken",
      "cash back",
      "cancel",
      "silent",
      "jobs",
    ] as const;
    const play = async (life: readonly (typeof events)[number][]) => {
      const order = await orderOn(test);
      for (const event of life) {
        const refs = (await paymentsOf(test, order)).flatMap(({ acquirer_ref: ref }) => ref ?? []);
        const says = async (ref: string | undefined, state: "succeeded" | "declined") => {
          if (ref === undefined || acquirer.books.get(ref)?.state === "succeeded") return;
          acquirer.set(ref, { state });
          await notify(ref);
        };
        if (event === "page") await payUrl(test, order.transaction);
        else if (event === "pay") await says(refs.at(-1), "succeeded");
        else if (event === "pay old") await says(refs[0], "succeeded");
        else if (event === "decline") await says(refs.at(-1), "declined");
        else if (event === "dearer") await change(order, 2);
        else if (event === "cheaper") await change(order, 0);
        else if (event === "cash") await approve(order);
        else if (event === "cash taken") await writeCash(order, "/cash");
        else if (event === "cash back") await writeCash(order, "/cash/back");
        else if (event === "cancel") await cancel(order);
        else if (event === "silent") await viewOrder(test, order);
        else await jobsDone(test);
      }
      return order;
    };
    const lived: PlacedOrder[] = [];
    const life = fc.array(fc.constantFrom(...events), { minLength: 3, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: 6, maxLength: 6 }), async (lives) => {
        const orders = await Promise.all(lives.map(play));
        await hurryJobs(test);
        await jobsDone(test);
        await hurryJobs(test);
        await jobsDone(test);
        lived.push(...orders);
        for (const order of orders) {
          expect(await beside([order])).toMatchObject({ lost: 0, doubled: 0 });
          // What came in cash and is too much goes back by hand, and all of it.
          const due = (await viewOrder(test, order)).account.by_hand;
          expect(due * 100).toBeLessThanOrEqual(await cashOf(order));
          if (due > 0) expect((await writeCash(order, "/cash/back")).error).toBeNull();
          const account = await accountOf(order);
          expect(account?.["received"]).toBeLessThanOrEqual(Number(account?.["amount"]));
        }
      }),
      { numRuns: drillTrials(2), endOnFailure: true },
    );
    await writeDrillFigures("random-lives", await beside(lived));
  }, 3_600_000);
});
