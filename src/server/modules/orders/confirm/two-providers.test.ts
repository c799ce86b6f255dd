import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { USUAL_STAFF_LIMITS } from "#domain/accounts/staff-limits.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { confirmTrips, refuseTrips } from "#server/modules/orders/confirm/confirm-by-command.ts";
import { holdWaived } from "#server/modules/payments/index.ts";
import { jobsDone, openPayment, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../../tests/server/stub-acquirer.ts";
import { openStubGateway, type StubGateway } from "../../../../../tests/server/stub-gateway.ts";
import {
  attemptKey,
  call,
  placeOrder,
  searchPrices,
  startIn,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { rideBook, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const acquirer = createStubAcquirer();
let gateway: StubGateway;
let test: TestApp;
/** Prices of one sum: by a provider whose cars are confirmed at once, and by one whose cars a person confirms. */
let atOnce: number;
let byPerson: number;

beforeAll(async () => {
  gateway = await openStubGateway();
  const variables = { OPERATOR_MAIL: "desk@rides.example", SMS_URL: gateway.url, SMS_TOKEN: "word" };
  test = await buildTestApp({ parts: { acquirer }, listen: true, variables });
  const tariffs = [rideTariff({ id: 101 }), rideTariff({ id: 102, carClassId: 10, providerId: 2 })];
  const book = rideBook({ tariffs });
  const providers = book.providers.map((one) => (one.id === 2 ? { ...one, confirmHours: 3 } : one));
  await useBook(test.database.db, { ...book, providers });
  test.clock.now = Date.now();
  const prices = await searchPrices(test.app);
  const priceOf = (carClass: number) =>
    prices.find(({ car_class: { car_class_id: id } }) => id === carClass)?.price_id ?? 0;
  [atOnce, byPerson] = [priceOf(2), priceOf(10)];
});
afterAll(async () => {
  await test.close();
  await gateway.close();
});

const desk = () => ({
  db: test.database.db,
  clock: () => test.clock.now,
  production: false,
  limits: USUAL_STAFF_LIMITS,
  unpaid: { lapsesHours: 24, letterMinutes: 15 },
  holdWaived,
});
const VERA = { by: "dispatcher@demo.test", note: "asked the driver" };
const paid = async (prices: readonly number[], viewers: readonly string[][] = []): Promise<PlacedOrder> => {
  const start = { start_location: startIn(test.clock.now) };
  const trips = prices.map((price, index) =>
    tripBody(price, { ...start, text_tablet: `Car ${index + 1}`, viewers: viewers[index] ?? [] }),
  );
  const { result, error } = await placeOrder(test.app, trips, { key: attemptKey() });
  expect(error).toBeNull();
  const order = result[0] as PlacedOrder;
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
  return order;
};
const letterTo = async (order: PlacedOrder, words: string) =>
  (await createFileMailer({ dir: test.mailDir }).list()).find(
    ({ to, subject, text }) =>
      to === "anna@example.com" && subject.includes(String(order.order_id)) && text.includes(words),
  );

describe("ruling 9: cars of two providers", () => {
  it("of an order only the car that a person confirms waits; the other has its driver and its sign", async () => {
    const order = await paid([atOnce, byPerson]);
    const view = await viewOrder(test, order);
    expect(view).toMatchObject({ state: "placed", status: 0, confirms: "by-person" });
    expect(view.trips.map(({ state, status }) => [state, status])).toEqual([
      ["confirmed", 2],
      ["placed", 0],
    ]);
    const letter = await letterTo(order, "Подтвердим машину до");
    expect(letter?.text.match(/будет стоять с вашей табличкой/g)).toHaveLength(1);
    expect(letter?.text).toContain("Табличка: Car 2");

    const [, second] = view.trips;
    await refuseTrips(desk(), { orderId: order.order_id, tripId: second?.order_id }, VERA);
    await jobsDone(test);
    const left = await viewOrder(test, order);
    expect(left).toMatchObject({ state: "confirmed", status: 2, payment: "paid", confirm_by: null });
    expect(left.account).toMatchObject({ paid: view.total, returning: view.total - left.total });
  });

  it("a car that is confirmed later is told by text message to those alone who follow it", async () => {
    const [first, both] = ["+7 916 000-00-01", "+7 916 000-00-02"];
    const order = await paid([byPerson, byPerson], [[first, both], [both]]);
    const phones = async ({ order_id: tripId }: { order_id: number }) => {
      test.clock.now += 60_000;
      await confirmTrips(desk(), { orderId: order.order_id, tripId }, VERA);
      await jobsDone(test);
      // They go out side by side.
      return gateway.taken
        .splice(0)
        .map(({ body: { to } }) => to)
        .toSorted();
    };
    const [one, other] = (await viewOrder(test, order)).trips;
    expect(await phones(one ?? order)).toEqual(["+79160000001", "+79160000002"]);
    expect(await phones(other ?? order)).toEqual(["+79160000002"]);
  });

  it("a ride that is given to the other provider is placed again and waits, and back with the first it is confirmed", async () => {
    const order = await paid([atOnce]);
    expect(await viewOrder(test, order)).toMatchObject({ state: "confirmed", confirm_by: null });
    const give = (price: number) =>
      call(test.app, "POST", "/v4/orders/trips?lang=en", {
        body: { order_id: order.order_id, price_id: price },
        headers: { "order-key": order.order_key ?? "" },
      });
    expect((await give(byPerson)).error).toBeNull();
    await jobsDone(test);
    expect(await viewOrder(test, order)).toMatchObject({
      state: "placed",
      status: 7,
      payment: "paid",
      confirm_by: expect.any(String),
    });
    expect((await give(atOnce)).error).toBeNull();
    expect(await viewOrder(test, order)).toMatchObject({ state: "confirmed", confirm_by: null });
    expect((await give(byPerson)).error).toBeNull();
    await confirmTrips(desk(), { orderId: order.order_id }, VERA);
    const { rows } = await test.database.pool.query<{ move: string; author: string }>(
      "select from_state || ' > ' || to_state as move, author from trip_moves where trip_id = $1 order by move_id",
      [order.order_id],
    );
    expect(rows).toEqual([
      { move: "placed > confirmed", author: "system" },
      { move: "confirmed > placed", author: "traveller" },
      { move: "placed > confirmed", author: "system" },
      { move: "confirmed > placed", author: "traveller" },
      { move: "placed > confirmed", author: "operator:91" },
    ]);
  });
});
