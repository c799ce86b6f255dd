import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { hurryJobs, jobsDone, openPayment, press, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import {
  anyPrice,
  attemptKey,
  call,
  eventually,
  placeOrder,
  startIn,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { rideBook, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const HOUR = 3_600_000;
const STOP_FEE = 500;
const STOP = { address: "Khimki", location: "55.8970,37.4297" };
const ANY_DAY = { from: null, to: null } as const;

let test: TestApp;
let start: number;
beforeAll(async () => {
  test = await buildTestApp({ listen: true, variables: { UNPAID_LAPSES_HOURS: "24" } });
  start = Date.now();
  const gift = {
    code: "GIFT",
    effect: { amount: 100_000_00, currency: "RUB" },
    valid: ANY_DAY,
    uses: 9,
    line: 1,
  } as const;
  const tariffs = [rideTariff({ id: 101, stopFee: STOP_FEE * 100 })];
  await useBook(test.database.db, rideBook({ tariffs, certificates: [gift] }));
});
beforeEach(() => {
  test.clock.now = start;
});
afterAll(() => test.close());

const ordered = async (more: object = {}): Promise<PlacedOrder> => {
  const { price_id: id } = await anyPrice(test.app);
  const trip = tripBody(id, { start_location: startIn(test.clock.now, 6), ...more });
  const { result, error } = await placeOrder(test.app, [trip], { key: attemptKey() });
  expect(error).toBeNull();
  return (result as [PlacedOrder])[0];
};
const addStops = ({ order_id: id, order_key: key }: PlacedOrder, stops: number, expected_total: number) =>
  call(test.app, "POST", "/v4/orders/trips?lang=en", {
    body: { order_id: id, additional_locations: Array.from({ length: stops }, () => STOP), expected_total },
    headers: { "order-key": key ?? "" },
  });
const stateOf = async ({ order_id: id }: PlacedOrder) => {
  const { rows } = await test.database.pool.query<Record<string, unknown>>(
    `select o.state, t.state as trip, o.amount::int, o.received::int
     from orders o join trips t using (order_id) where o.order_id = $1`,
    [id],
  );
  return rows[0];
};

it("found 1: a ride that a certificate paid for, and that costs something since a change, is confirmed again once it is paid", async () => {
  const order = await ordered({ hash: "GIFT" });
  expect(await stateOf(order)).toEqual({ state: "confirmed", trip: "confirmed", amount: 0, received: 0 });
  expect((await addStops(order, 3, 3 * STOP_FEE)).error).toBeNull();
  expect(await stateOf(order)).toMatchObject({ state: "placed", trip: "placed", amount: 3 * STOP_FEE * 100 });
  expect(await viewOrder(test, order)).toMatchObject({ status: 6, can: { pay: true } });
  await press(test, await openPayment(test, order), "pay");
  await eventually(async () => expect((await viewOrder(test, order)).status).toBe(2));
  expect(await stateOf(order)).toMatchObject({ state: "confirmed", received: 3 * STOP_FEE * 100 });
});

it("found 1: without the money it ends like any other unpaid order, a day after the change", async () => {
  const order = await ordered({ hash: "GIFT" });
  test.clock.now = start + 30 * HOUR;
  await addStops(order, 1, STOP_FEE);
  test.clock.now += 23 * HOUR;
  await hurryJobs(test);
  await jobsDone(test);
  expect(await stateOf(order)).toMatchObject({ state: "placed" });
  test.clock.now += HOUR;
  await hurryJobs(test);
  await jobsDone(test);
  expect(await stateOf(order)).toMatchObject({ state: "cancelled", received: 0 });
});

it("OPS-24: an order that is paid and becomes dearer stays confirmed and owes the difference", async () => {
  const order = await ordered();
  await press(test, await openPayment(test, order), "pay");
  await eventually(async () => expect(await stateOf(order)).toMatchObject({ state: "confirmed" }));
  expect((await addStops(order, 1, order.price + STOP_FEE)).error).toBeNull();
  expect(await stateOf(order)).toMatchObject({ state: "confirmed", trip: "confirmed" });
});
