import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { jobsDone, openPayment, viewOrder } from "../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../tests/server/stub-acquirer.ts";
import { call, placedOrder } from "../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../tests/support/test-app.ts";

const HOUR = 3_600_000;
const PICKUP = Date.UTC(2026, 10, 24, 15, 40);
const acquirer = createStubAcquirer();
const RIDERS = [
  { name: "Анна Иванова", phone: "+7 916 123-45-67", email: "anna@example.com" },
  { name: "Борис", phone: "+7 926 123-45-67", email: "boris@example.org" },
];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ parts: { acquirer }, listen: true });
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

const paid = async (): Promise<PlacedOrder> => {
  const order = await placedOrder(test.app, { lang: "ru", passengers: RIDERS });
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
  return order;
};
/** The clock's job, at so many hours before the pick-up. */
const sweepAt = async (now: number): Promise<void> => {
  test.clock.now = now;
  await test.database.pool.query("select graphile_worker.add_job('remind_of_rides')");
  await jobsDone(test);
};
const post = async (order: PlacedOrder, path: string, body: object) => {
  const headers = { "order-key": order.order_key ?? "" };
  const { error } = await call(test.app, "POST", `/v4${path}?lang=en`, {
    body: { order_id: order.order_id, ...body },
    headers,
  });
  expect(error).toBeNull();
};
const reminders = async ({ order_id: id }: PlacedOrder) =>
  (await createFileMailer({ dir: test.mailDir }).list())
    .filter(({ subject }) => subject.startsWith("Скоро поездка") && subject.includes(String(id)))
    .toSorted((a, b) => a.at.localeCompare(b.at));

describe("a reminder of a ride", () => {
  it("comes a day before, once to everybody who rides, and only the order's own address gets its key", async () => {
    const order = await paid();
    await sweepAt(PICKUP - 25 * HOUR);
    expect(await reminders(order)).toEqual([]);
    for (const hours of [24, 23, 4]) await sweepAt(PICKUP - hours * HOUR);
    const sent = await reminders(order);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(["anna@example.com", "boris@example.org"]);
    for (const { to, text, html } of sent) {
      expect(text).toMatch(/зал прилёта/);
      expect(text).toMatch(/Отмена: /);
      expect(text).not.toMatch(/undefined|К оплате/);
      expect([text.includes("#key="), html.includes("#key=")]).toEqual([
        to === "anna@example.com",
        to === "anna@example.com",
      ]);
    }
  });

  it("comes again for another time, and not for the one that was left", async () => {
    const order = await paid();
    await post(order, "/orders/trips", { start_location: { time: "2026-11-25 12:00" } });
    await sweepAt(PICKUP - 20 * HOUR);
    expect(await reminders(order)).toEqual([]);
    const later = Date.UTC(2026, 10, 25, 9, 0);
    await sweepAt(later - 23 * HOUR);
    const [told] = await reminders(order);
    expect(told?.text).toMatch(/25\sноября/);
  });

  it("does not come for a ride that is unpaid, cancelled, ordered a moment ago, or less than three hours away", async () => {
    const unpaid = await placedOrder(test.app, { lang: "ru" });
    const cancelled = await paid();
    await post(cancelled, "/orders/trips/cancel", {});
    const missed = await paid();
    await sweepAt(PICKUP - 3 * HOUR);
    test.clock.now = PICKUP - 25 * HOUR;
    const fresh = await paid();
    await sweepAt(PICKUP - 5 * HOUR - HOUR);
    for (const order of [unpaid, cancelled, fresh]) expect(await reminders(order)).toEqual([]);
    expect(await reminders(missed)).not.toEqual([]);
  });

  it("is void when it is sent too late, or its ride is cancelled meanwhile", async () => {
    const order = await paid();
    await sweepAt(PICKUP - 23 * HOUR);
    const again = async (now: number) => {
      test.clock.now = now;
      const { rows } = await test.database.pool.query<{ state: string }>(
        `with revived as (
           update messages set state = 'waiting' where kind = 'ride-reminder' and subject_id = $1 returning message_id
         ) select graphile_worker.add_job('send_message', json_build_object('messageId', message_id)) from revived`,
        [order.order_id],
      );
      expect(rows).toHaveLength(2);
      await jobsDone(test);
      const states = await test.database.pool.query<{ state: string }>(
        "select distinct state from messages where kind = 'ride-reminder' and subject_id = $1",
        [order.order_id],
      );
      return states.rows.map(({ state }) => state);
    };
    expect(await again(PICKUP - 2 * HOUR)).toEqual(["void"]);
    await post(order, "/orders/trips/cancel", {});
    expect(await again(PICKUP - 20 * HOUR)).toEqual(["void"]);
  });
});
