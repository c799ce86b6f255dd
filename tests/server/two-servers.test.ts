import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { anyPrice, attemptKey, call, startIn, tripBody } from "../support/factories.ts";
import { headersOf, PEOPLE } from "../support/log-in.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";
import { openPayment, orderOn, press, viewOrder } from "./payment-steps.ts";

/** Two server processes on one database, which share nothing else. */
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await buildTestApp();
  second = await buildTestApp({ parts: { database: first.database, clock: () => first.clock.now } });
});
afterAll(async () => {
  await second?.close();
  await first?.close();
});

it("a session of one server is known at the other, and ends at both", async () => {
  const headers = await headersOf(first.app, "customerA");
  const me = async ({ app }: TestApp): Promise<number> =>
    (await app.inject({ url: "/v4/cost-centers?term=a", headers })).statusCode;
  const known = await me(second);
  expect(known).not.toBe(401);
  expect(await me(first)).toBe(known);
  await first.app.inject({ method: "POST", url: "/profile/logout", headers });
  expect([await me(first), await me(second)]).toEqual([401, 401]);
});

it("T-04: wrong passwords are counted together", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 8; at++) {
    const { app } = at % 2 === 0 ? first : second;
    const body = { login: PEOPLE.customerB, password: "wrong" };
    statuses.push((await app.inject({ method: "POST", url: "/v4/auth/login", payload: body })).statusCode);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
});

it("R-01: one attempt sent to both at once is one order, for a price that only one of them has told", async () => {
  const price = await anyPrice(first.app);
  const trips = [tripBody(price.price_id, { start_location: startIn(first.clock.now) })];
  const headers = { "idempotency-key": attemptKey() };
  const answers = await Promise.all(
    [first, second].map(({ app }) =>
      call<PlacedOrder[]>(app, "POST", "/v4/orders?lang=en", { headers, body: { trips } }),
    ),
  );
  const [one, other] = answers.map(({ result }) => result[0]?.order_id);
  expect(one).toBeDefined();
  expect(other).toBe(one);
});

it("an order that was placed at one is paid at the other, and both say so", async () => {
  const order = await orderOn(first);
  const ref = await openPayment(second, order);
  await press(first, ref, "pay");
  expect((await viewOrder(second, order)).payment).toBe("paid");
  expect((await viewOrder(first, order)).payment).toBe("paid");
});
