import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { listUnsentLetters } from "#server/modules/notifications/letters/letters-desk.ts";
import { jobsDone, openPayment, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../../tests/server/stub-acquirer.ts";
import { openStubGateway, type StubGateway } from "../../../../../tests/server/stub-gateway.ts";
import { call, placedOrder } from "../../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const HOUR = 3_600_000;
const PICKUP = Date.UTC(2026, 10, 24, 15, 40);
const acquirer = createStubAcquirer();

let gateway: StubGateway;
let test: TestApp;
beforeAll(async () => {
  gateway = await openStubGateway();
  const variables = { SMS_URL: gateway.url, SMS_TOKEN: "word", LETTERS_PER_HOUR: "20" };
  test = await buildTestApp({ parts: { acquirer }, listen: true, variables });
});
afterAll(async () => {
  await test?.close();
  await gateway?.close();
});

const change = async (order: PlacedOrder, path: string, body: object): Promise<void> => {
  const headers = { "order-key": order.order_key ?? "" };
  const { error } = await call(test.app, "POST", `/v4${path}?lang=en`, {
    body: { order_id: order.order_id, ...body },
    headers,
  });
  expect(error).toBeNull();
  await jobsDone(test);
};
const taken = (): string[] => gateway.taken.splice(0).map(({ body: { to, text } }) => `${to} ${text}`);

it("whoever follows a ride is told once by text message what becomes of it, and of nothing before it is paid", async () => {
  const order = await placedOrder(test.app, { lang: "ru", viewers: ["+7 916 000-00-01", "+7 916 000-00-01"] });
  await jobsDone(test);
  await change(order, "/orders/trips", { start_location: { time: "2026-11-24 18:50" } });
  expect(taken()).toEqual([]);
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
  const end = `Заказ ${order.order_id}. Вопросы: +7 000 000-00-00`;
  expect(taken()).toEqual([
    `+79160000001 Поездка подтверждена: 24 ноября, 18:50, Шереметьево (время на месте). ${end}`,
  ]);
  await change(order, "/orders/trips", { comment: "Two bags" });
  await change(order, "/orders/trips", { start_location: { time: "2026-11-24 18:40" } });
  expect(taken()).toEqual([
    `+79160000001 Поездка изменилась, теперь: 24 ноября, 18:40, Шереметьево (время на месте). ${end}`,
  ]);
  for (const hours of [24, 23]) {
    test.clock.now = PICKUP - hours * HOUR;
    await test.database.pool.query("select graphile_worker.add_job('remind_of_rides')");
    await jobsDone(test);
  }
  expect(taken()).toEqual([`+79160000001 Скоро поездка: 24 ноября, 18:40, Шереметьево (время на месте). ${end}`]);
  await change(order, "/orders/trips/cancel", {});
  expect(taken()).toEqual([`+79160000001 Поездка отменена: 24 ноября, 18:40, Шереметьево. ${end}`]);
  test.clock.now = TEST_NOW;
});

it("R-18: a text message that a broken gateway refuses waits for its next try, and its letter goes all the same", async () => {
  gateway.status = 500;
  const order = await placedOrder(test.app, { viewers: ["+7 916 000-00-02"] });
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  const rows = async () =>
    (
      await test.database.pool.query<Record<"kind" | "state" | "last_error", string>>(
        "select kind, state, last_error from messages where subject_id = $1 and kind in ('text-confirmed', 'order-paid') order by kind",
        [order.order_id],
      )
    ).rows;
  await jobsDone(test);
  expect(await rows()).toMatchObject([
    { kind: "order-paid", state: "sent" },
    { kind: "text-confirmed", state: "waiting", last_error: "gateway: it answered with status 500" },
  ]);
  gateway.status = 202;
  await test.database.pool.query(
    `select graphile_worker.add_job('send_message', json_build_object('messageId', message_id)) from messages
     where subject_id = $1 and kind = 'text-confirmed'`,
    [order.order_id],
  );
  await jobsDone(test);
  expect(await rows()).toMatchObject([{}, { state: "sent", last_error: null }]);
});

it("T-25: a phone gets no more text messages a day than an address gets letters; the others are held and listed", async () => {
  await test.database.pool.query("delete from messages");
  await test.database.pool.query(
    `insert into messages (subject_kind, subject_id, kind, recipient, lang, mail_id, occasion, created_at, due_at, is_capped, state)
     select 'order', 1, 'text-confirmed', '+79160000003', 'ru', 'm' || n, n, $1, $1, true, 'sent' from generate_series(1, 80) n`,
    [new Date(test.clock.now)],
  );
  const order = await placedOrder(test.app, { viewers: ["+7 916 000-00-03"] });
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
  const unsent = await listUnsentLetters({ db: test.database.db, clock: () => test.clock.now });
  expect(unsent.map(({ kind, recipient, state }) => [kind, recipient, state])).toEqual([
    ["text-confirmed", "+79160000003", "held"],
  ]);
});
