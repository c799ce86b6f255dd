import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import {
  anyPrice,
  attemptKey,
  call,
  logInAs,
  placedOrder,
  placeOrder,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const DAY = 86_400_000;
/** Sold for 24 November 2026, 18:40 in Moscow. */
const RIDE = Date.UTC(2026, 10, 24, 15, 40);
const UNKNOWN = [404, ERRORS["order-unknown"].number];

let test: TestApp;
let order: PlacedOrder;
let other: PlacedOrder;
beforeAll(async () => {
  test = await buildTestApp();
  order = await placedOrder(test.app);
  other = await placedOrder(test.app);
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

/** What tells a page of another site, in browsers new and old. */
const FOREIGN: readonly Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { origin: "https://evil.example" },
];
const PAGE = { "sec-fetch-site": "same-origin" };
const keyOf = ({ order_key: key }: PlacedOrder) => ({ "order-key": key ?? "" });
const cookieOf = ({ order_id: id, order_key: key }: PlacedOrder) => `nameboard-order-${id}=${key}`;
const setCookies = ({ headers }: { headers: Record<string, unknown> }) => [headers["set-cookie"] ?? []].flat();

const keep = (id: number, headers: Record<string, string>, query = "lang=en", app = test.app) =>
  call<{ kept_until: string | null } | null>(app, "POST", `/v4/orders/kept?${query}`, {
    body: { order_id: id },
    headers,
  });
const open = (id: number, cookie: string, headers: Record<string, string> = PAGE) =>
  call<OrderView | null>(test.app, "GET", `/v4/orders/${id}?lang=en`, { headers: { ...headers, cookie } });

describe("a device that keeps the key of an order", () => {
  it("gets it in a cookie for that order that no script reads, until 30 days after the ride", async () => {
    const { status, headers, result } = await keep(order.order_id, keyOf(order));
    expect(status).toBe(200);
    expect(result).toEqual({ kept_until: new Date(RIDE + 30 * DAY).toISOString() });
    const seconds = (RIDE + 30 * DAY - TEST_NOW) / 1000;
    expect(setCookies({ headers })).toEqual([`${cookieOf(order)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`]);
  });

  it("gets it over encrypted connections only, where our pages are encrypted", async () => {
    const served = await buildTestApp({
      variables: { PUBLIC_URL: "https://rides.example" },
      parts: { database: test.database },
    });
    const { headers } = await keep(order.order_id, keyOf(order), "lang=en", served.app);
    expect(setCookies({ headers })).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Lax; Secure$/)]);
    await served.app.close();
  });

  it("opens, changes and forgets the order with it, and no other order", async () => {
    const { result } = await open(order.order_id, cookieOf(order));
    expect(result).toMatchObject({ order_id: order.order_id, kept_here: true, trips: [{ change: { details: true } }] });
    expect((await open(other.order_id, cookieOf(order))).status).toBe(404);
    const forged = `nameboard-order-${other.order_id}=${order.order_key}`;
    expect((await open(other.order_id, forged)).status).toBe(404);
    const forgotten = await call(test.app, "POST", "/v4/orders/kept/forget", { body: { order_id: order.order_id } });
    expect(setCookies(forgotten)).toEqual([
      `nameboard-order-${order.order_id}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
    ]);
    const plain = await call<OrderView>(test.app, "GET", `/v4/orders/${order.order_id}`, { headers: keyOf(order) });
    expect(plain.result.kept_here).toBe(false);
  });

  it("T-09: does not show it to pages of other sites", async () => {
    for (const headers of FOREIGN) {
      expect((await open(order.order_id, cookieOf(order), headers)).status).toBe(401);
    }
  });

  it("keeps it longer when the ride is put off", async () => {
    const put = await placedOrder(test.app);
    const { headers, status } = await call(test.app, "POST", "/v4/orders/trips?lang=en", {
      body: { order_id: put.order_id, start_location: { time: "2026-11-27 18:40" } },
      headers: { ...PAGE, cookie: cookieOf(put) },
    });
    expect(status).toBe(200);
    expect(setCookies({ headers })).toEqual([
      expect.stringContaining(`Max-Age=${(RIDE + 33 * DAY - TEST_NOW) / 1000};`),
    ]);
  });

  it("keeps twenty orders, and the oldest makes room for another", async () => {
    const kept = Array.from({ length: 20 }, (_, index) => `nameboard-order-${index + 7}=${"A".repeat(22)}`);
    const headers = { ...keyOf(order), cookie: kept.toReversed().join("; ") };
    const [dropped, added, ...none] = setCookies(await keep(order.order_id, headers));
    expect(dropped).toMatch(/^nameboard-order-7=; .*Max-Age=0;/);
    expect(added).toContain(cookieOf(order));
    expect(none).toEqual([]);
    const again = { ...headers, cookie: [...kept.slice(1), cookieOf(order)].join("; ") };
    expect(setCookies(await keep(order.order_id, again))).toHaveLength(1);
  });
});

describe("a key that is not kept", () => {
  it("is somebody else's, or comes from an account of the staff", async () => {
    const wrong = await keep(order.order_id, keyOf(other));
    expect([wrong.status, wrong.error?.code, setCookies(wrong)]).toEqual([...UNKNOWN, []]);
    const own = await placedOrder(test.app, {}, { headers: { authorization: await logInAs(test.app, "customer") } });
    const account = await keep(own.order_id, { authorization: await logInAs(test.app, "admin") });
    const elsewhere = ERRORS["staff-in-console"];
    expect([account.status, account.error?.code, setCookies(account)]).toEqual([403, elsewhere.number, []]);
  });

  it("is that of a frame, whose page holds it itself", async () => {
    const { result, headers } = await keep(order.order_id, keyOf(order), "lang=en&module_type=frame");
    expect([result, setCookies({ headers })]).toEqual([{ kept_until: null }, []]);
  });

  it("opens the order from its mail for a month and a year more, and then no more", async () => {
    test.clock.now = RIDE + 31 * DAY;
    const { result, headers } = await keep(order.order_id, keyOf(order));
    expect([result, setCookies({ headers })]).toEqual([{ kept_until: null }, []]);
    const look = async () => {
      const { status, error } = await call(test.app, "GET", `/v4/orders/${order.order_id}`, { headers: keyOf(order) });
      return [status, error?.code];
    };
    test.clock.now = Date.UTC(2027, 11, 24, 15, 39);
    expect(await look()).toEqual([200, undefined]);
    test.clock.now = Date.UTC(2027, 11, 24, 15, 40);
    expect(await look()).toEqual(UNKNOWN);
  });
});

describe("the browser that places an order", () => {
  const place = async (headers: Record<string, string>, key = attemptKey(), top = {}) => {
    const price = await anyPrice(test.app);
    return { key, answer: await placeOrder(test.app, [tripBody(price.price_id)], { key, headers, top }) };
  };

  it("keeps its key, also when the answer was lost and the page asks for it", async () => {
    const secret = { "idempotency-secret": attemptKey() };
    const { key, answer } = await place({ ...PAGE, ...secret });
    const [placed] = answer.result;
    expect(setCookies(answer)).toEqual([expect.stringContaining(`nameboard-order-${placed?.order_id}=`)]);
    const headers = { ...PAGE, ...secret, "idempotency-key": key };
    expect(setCookies(await call(test.app, "GET", "/v4/orders/attempt", { headers }))).toEqual(setCookies(answer));
    expect(setCookies(await call(test.app, "GET", `/v4/orders/attempt/${key}`, { headers }))).toEqual([]);
  });

  it("does not where it is no page of ours: a partner's server has many travellers", async () => {
    for (const headers of [{}, ...FOREIGN]) {
      const { key, answer } = await place(headers);
      expect(answer.result).toHaveLength(1);
      const asked = await call(test.app, "GET", "/v4/orders/attempt", {
        headers: { ...headers, "idempotency-key": key },
      });
      expect([setCookies(answer), setCookies(asked)]).toEqual([[], []]);
    }
  });
});
