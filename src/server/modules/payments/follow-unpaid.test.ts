import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import {
  countOf,
  hurryJobs,
  jobsDone,
  openPayment,
  orderOn,
  payUrl,
  viewOrder,
} from "../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../tests/server/stub-acquirer.ts";
import { anyPrice, call, startIn } from "../../../../tests/support/factories.ts";
import { rideBook, rideTariff, useBook } from "../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OPERATOR = "desk@rides.example";
const acquirer = createStubAcquirer();
let test: TestApp;
let start: number;

beforeAll(async () => {
  test = await buildTestApp({
    parts: { acquirer },
    listen: true,
    variables: { OPERATOR_MAIL: OPERATOR, UNPAID_LETTER_MINUTES: "15", VISITORS_PAY_CASH: "yes" },
  });
  const once = {
    code: "once",
    effect: { amount: 100_00, currency: "RUB" },
    valid: { from: null, to: null },
    line: 1,
  } as const;
  await useBook(test.database.db, rideBook({ tariffs: [rideTariff({ id: 101 })], certificates: [once] }));
  start = Date.now();
});
beforeEach(async () => {
  acquirer.down = false;
  test.clock.now = start;
  // Orders of the tests before this one are done with.
  await test.database.pool.query("delete from graphile_worker._private_jobs where locked_at is null");
});
afterAll(() => test.close());

/** Lets the time pass that an order has had since it was placed, and everything happen that is planned. */
const after = async (milliseconds: number) => {
  test.clock.now = start + milliseconds;
  await hurryJobs(test);
  await jobsDone(test);
};
const rowOf = async ({ order_id: id }: PlacedOrder) =>
  (
    await test.database.pool.query<Record<string, unknown>>(
      "select state, amount, received, pay_by, lapses_at, lapsed_at from orders where order_id = $1",
      [id],
    )
  ).rows[0];
const lettersOf = async ({ order_id: id }: PlacedOrder) =>
  (
    await test.database.pool.query<{ kind: string }>(
      "select kind from messages where subject_kind = 'order' and subject_id = $1 order by message_id",
      [id],
    )
  ).rows.map(({ kind }) => kind);
const post = (order: PlacedOrder, path: string, body: object) =>
  call(test.app, "POST", `/v4${path}?lang=en`, { body, headers: { "order-key": order.order_key ?? "" } });
const usesOf = () => countOf(test, "certificate_uses where code = 'ONCE' and given_back_at is null");

describe("an order that nobody pays", () => {
  it("issue 37: neither lapses nor is reminded of while a bank is taking the money, however long that takes", async () => {
    const order = await orderOn(test);
    const ref = await openPayment(test, order);
    acquirer.set(ref, { state: "processing" });
    for (const hours of [1, 22, 23, 25, 75, 100]) await after(hours * HOUR);
    expect(await rowOf(order)).toMatchObject({ state: "placed", lapsed_at: null });
    expect(await lettersOf(order)).toEqual(["order-received"]);
    acquirer.set(ref, { state: "declined" });
    await after(101 * HOUR);
    await after(102 * HOUR);
    expect(await rowOf(order)).toMatchObject({ state: "cancelled", lapsed_at: expect.any(Date) });
  });

  it("T-12, R-16: is asked for, reminded of and let go once, however often its job runs, and gives its certificate back", async () => {
    const order = await orderOn(test, { hash: "once" });
    expect(await viewOrder(test, order)).toMatchObject({
      state: "placed",
      lapsed: false,
      pay_until: expect.any(String),
    });
    await after(14 * MINUTE);
    expect(await lettersOf(order)).toEqual([]);
    await after(15 * MINUTE);
    await after(16 * MINUTE);
    expect(await lettersOf(order)).toEqual(["order-received"]);
    await after(22 * HOUR);
    await after(23 * HOUR);
    expect(await lettersOf(order)).toEqual(["order-received", "pay-reminder"]);
    expect([await usesOf(), (await rowOf(order))?.["state"]]).toEqual([1, "placed"]);
    await after(24 * HOUR);
    await after(25 * HOUR);
    expect(await rowOf(order)).toMatchObject({
      state: "cancelled",
      amount: 0,
      received: 0,
      lapsed_at: expect.any(Date),
    });
    expect(await lettersOf(order)).toEqual(["order-received", "pay-reminder", "order-lapsed"]);
    expect(await usesOf()).toBe(0);
    const { rows } = await test.database.pool.query(
      "select kind, author, reason from entries where order_id = $1 and kind = 'cancelled'",
      [order.order_id],
    );
    expect(rows).toEqual([{ kind: "cancelled", author: "system", reason: "lapsed" }]);
    const view = await viewOrder(test, order);
    expect(view).toMatchObject({ state: "cancelled", status: 4, lapsed: true, pay_until: null, can: { pay: false } });
    const mails = (await createFileMailer({ dir: test.mailDir }).list()).filter(({ subject }) =>
      subject.includes(String(order.order_id)),
    );
    expect(mails.some(({ to }) => to === OPERATOR)).toBe(false);
    const [lapsed] = mails.filter(({ subject }) => subject.includes("отменён без оплаты"));
    expect(lapsed?.text).toContain("Сертификат снова можно использовать.");
    expect(lapsed?.text).toMatch(/Заказать снова[^]*#key=/);
  });

  it("R-16: lets go when the server has slept through everything, without the letters of before", async () => {
    const order = await orderOn(test);
    await after(50 * HOUR);
    expect([(await rowOf(order))?.["state"], await lettersOf(order)]).toEqual(["cancelled", ["order-lapsed"]]);
  });

  it("found 56: an event of before that is heard only after the order has lapsed sends no message of a new order", async () => {
    const order = await orderOn(test);
    await after(50 * HOUR);
    const { pool } = test.database;
    await pool.query("delete from messages where subject_id = $1", [order.order_id]);
    // As on a server that slept: the events of before are heard last, in whatever order.
    const { rows } = await pool.query<{ event_id: number }>(
      "update outbox set handled_at = null where subject_kind = 'order' and subject_id = $1 returning event_id",
      [order.order_id],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { event_id: eventId } of rows.toReversed())
      await pool.query("select graphile_worker.add_job('publish_event', $1)", [JSON.stringify({ eventId })]);
    await jobsDone(test);
    expect(await lettersOf(order)).toEqual(["order-lapsed"]);
  });

  it("found 56: a message that was queued before the order lapsed is judged again when it is sent", async () => {
    const order = await orderOn(test);
    await jobsDone(test);
    const { pool } = test.database;
    await after(50 * HOUR);
    const { rows } = await pool.query<{ message_id: number }>(
      `insert into messages (subject_kind, subject_id, kind, recipient, lang, mail_id, created_at, due_at)
       values ('order', $1, 'order-received', 'late@example.org', 'en', gen_random_uuid()::text, now(), now()) returning message_id`,
      [order.order_id],
    );
    const id = rows[0]?.message_id;
    await pool.query("select graphile_worker.add_job('send_message', $1)", [JSON.stringify({ messageId: id })]);
    await jobsDone(test);
    const { rows: states } = await pool.query("select state from messages where message_id = $1", [id]);
    expect(states).toEqual([{ state: "void" }]);
  });

  it("counts the hours to the pick-up that it has: moved nearer it ends earlier", async () => {
    const order = await orderOn(test);
    const far = (await rowOf(order))?.["lapses_at"] as Date;
    const near = { ...startIn(test.clock.now), time: localMoscow(start + 10 * HOUR) };
    const { price } = await anyPrice(test.app);
    const changed = await post(order, "/orders/trips", {
      order_id: order.order_id,
      start_location: near,
      expected_total: price,
    });
    expect(changed.error).toBeNull();
    const moved = (await rowOf(order))?.["lapses_at"] as Date;
    expect(far.getTime() - start).toBe(24 * HOUR);
    expect(moved.getTime()).toBeLessThan(start + 10 * HOUR);
    await after(10 * HOUR);
    expect((await rowOf(order))?.["state"]).toBe("cancelled");
  });
});

describe("an order stays", () => {
  const pays = async (order: PlacedOrder) => acquirer.set(await openPayment(test, order), { state: "succeeded" });

  it("R-16: when its money is there and nobody has told us: the acquirer is asked once more", async () => {
    const order = await orderOn(test);
    await pays(order);
    await test.database.pool.query(
      "delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'check_payment')",
    );
    await after(24 * HOUR);
    expect(await rowOf(order)).toMatchObject({ state: "confirmed", received: order.price * 100 });
  });

  it("while the acquirer cannot be asked, and ends when it answers", async () => {
    const order = await orderOn(test);
    await openPayment(test, order);
    acquirer.down = true;
    await after(25 * HOUR);
    expect(await rowOf(order)).toMatchObject({ state: "placed" });
    acquirer.down = false;
    await after(26 * HOUR);
    expect(await rowOf(order)).toMatchObject({ state: "cancelled" });
    expect((await payUrl(test, order.transaction)).result).toBeNull();
  });

  it("when cash is agreed, and one e-mail says so", async () => {
    const order = await orderOn(test);
    await jobsDone(test);
    await call(test.app, "POST", `/v4/orders/approve/${order.transaction}`, {
      body: {},
      headers: { "order-key": order.order_key ?? "" },
    });
    await after(15 * MINUTE);
    await after(30 * HOUR);
    expect([(await rowOf(order))?.["state"], await lettersOf(order)]).toEqual([
      "confirmed",
      ["cash-agreed", "order-new-operator"],
    ]);
  });

  it("when it is paid in the moment in which it would lapse, or its money goes back: never lost between", async () => {
    for (let race = 0; race < 4; race++) {
      test.clock.now = start;
      const order = await orderOn(test);
      const ref = await openPayment(test, order);
      test.clock.now = start + 24 * HOUR;
      await Promise.all([
        hurryJobs(test),
        Promise.resolve(acquirer.set(ref, { state: "succeeded" })),
        viewOrder(test, order),
      ]);
      await jobsDone(test);
      await after(25 * HOUR);
      const row = await rowOf(order);
      expect([row?.["state"], row?.["received"]]).toEqual(
        row?.["state"] === "confirmed" ? ["confirmed", order.price * 100] : ["cancelled", 0],
      );
    }
  });
});

/** A moment as Moscow's clocks show it. */
function localMoscow(at: number): string {
  return new Date(at + 3 * HOUR).toISOString().slice(0, 16).replace("T", " ");
}
