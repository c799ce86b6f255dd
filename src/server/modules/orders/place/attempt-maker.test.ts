import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { anyPrice, attemptKey, call, logInAs, placeOrder, tripBody } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const MIGRATION = new URL("../../../database/migrations/0093_attempts_of_accounts.sql", import.meta.url);
/** Keys that somebody may guess, or read in a log. */
const GUESSABLE = ["order-2026-000123", "1", "00000000000000000000000000000001", "a key, in words"] as const;
const NOTHING = { placed: false, order_id: null, transaction: null, order_key: null };

let test: TestApp;
const headers: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  test = await buildTestApp();
  for (const name of ["customer", "customer2", "partner", "admin"])
    headers[name] = { authorization: `Bearer ${await logInAs(test.app, name)}` };
});
afterAll(() => test.close());

const ask = async (key: string, more: Record<string, string> = {}) =>
  (
    await call<{ placed: boolean; order_id: number | null; order_key: string | null }>(
      test.app,
      "GET",
      "/v4/orders/attempt?lang=en",
      { headers: { "idempotency-key": key, ...more } },
    )
  ).result;
const askByAddress = async (key: string, more: Record<string, string> = {}) =>
  (await call<object | null>(test.app, "GET", `/v4/orders/attempt/${encodeURIComponent(key)}`, { headers: more }))
    .result;

/** Everybody but the one who placed the order. */
const strangers = (): readonly Record<string, string>[] => [
  {},
  { "idempotency-secret": attemptKey() },
  headers["customer2"] ?? {},
  headers["partner"] ?? {},
  headers["admin"] ?? {},
  { ...headers["customer2"], "idempotency-secret": attemptKey() },
  { "x-forwarded-for": "127.0.0.1", "sec-fetch-site": "same-origin" },
];

describe("found 5: the key of an attempt, which can be guessed or read in a log", () => {
  it.each(GUESSABLE)(
    "%j of a page with a secret is unknown to everybody else, and the page finds its own order",
    async (key) => {
      const { price_id: price } = await anyPrice(test.app);
      const secret = attemptKey();
      const own = { "idempotency-secret": secret };
      const { result } = await placeOrder(test.app, [tripBody(price)], { key, secret });
      const [order] = result;
      for (const stranger of strangers()) {
        expect(await ask(key, stranger)).toEqual(NOTHING);
        if (key.length >= 16) expect(await askByAddress(key, stranger)).toEqual(NOTHING);
      }
      // Somebody who logs in between two tries is the same page.
      for (const more of [{}, headers["customer"]]) {
        expect(await ask(key, { ...own, ...more })).toMatchObject({
          order_id: order?.order_id,
          order_key: order?.order_key,
        });
      }
    },
  );

  it.each(GUESSABLE)(
    "%j of an account is unknown to everybody else, and two accounts may use the same one",
    async (key) => {
      const orders: unknown[] = [];
      for (const who of ["customer", "customer2"]) {
        const mine = headers[who] ?? {};
        const { price_id: price } = await anyPrice(test.app, { headers: mine });
        const { result, error } = await placeOrder(test.app, [tripBody(price)], { key, headers: mine });
        expect(error).toBeNull();
        const again = await placeOrder(test.app, [tripBody(price)], { key, headers: mine });
        expect([again.headers["idempotent-replayed"], again.result[0]?.order_key]).toEqual([
          "true",
          result[0]?.order_key,
        ]);
        expect(await ask(key, mine)).toMatchObject({ order_id: result[0]?.order_id, order_key: result[0]?.order_key });
        orders.push(result[0]?.order_id);
      }
      expect(new Set(orders).size).toBe(2);
      for (const who of ["partner", "admin"]) expect(await ask(key, headers[who])).toEqual(NOTHING);
    },
  );

  it("of a visitor without a secret tells the numbers of the order and never its key, not even for the very same order", async () => {
    const { price_id: price } = await anyPrice(test.app);
    const key = "shop-2026-11-28-7";
    const trip = tripBody(price, { comment: "without a secret" });
    const { result } = await placeOrder(test.app, [trip], { key });
    const [order] = result;
    expect(order?.order_key).toMatch(/^[\w-]{22}$/);
    const page = { "sec-fetch-site": "same-origin" };
    for (const stranger of [{}, page]) {
      expect(await ask(key, stranger)).toEqual({
        placed: true,
        order_id: order?.order_id,
        transaction: order?.transaction,
        order_key: null,
      });
      const again = await placeOrder(test.app, [trip], { key, headers: stranger });
      expect([again.result[0]?.order_id, again.result[0]?.order_key]).toEqual([order?.order_id, null]);
      expect(again.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("a secret too short to be random is refused, so that nobody feels safe with it", async () => {
    const { price_id: price } = await anyPrice(test.app);
    for (const secret of ["", "1234", "x".repeat(129), "not a secret, with spaces"]) {
      const { status, error } = await placeOrder(test.app, [tripBody(price)], { key: attemptKey(), secret });
      expect([status, error?.code]).toEqual([400, ERRORS.malformed.number]);
    }
  });

  it("neither the key nor the secret can be read in the database", async () => {
    const { price_id: price } = await anyPrice(test.app);
    const [key, secret] = [attemptKey(), attemptKey()];
    await placeOrder(test.app, [tripBody(price)], { key, secret });
    const { rows } = await test.database.pool.query("select attempt_key from orders");
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it("a repeat after the upgrade finds the order that an account placed before it", async () => {
    const mine = headers["customer"] ?? {};
    const { price_id: price } = await anyPrice(test.app, { headers: mine });
    const key = attemptKey();
    const trip = tripBody(price, { comment: "before the upgrade" });
    const { result } = await placeOrder(test.app, [trip], { key, headers: mine });
    const kept = "select order_id, attempt_key from orders order by order_id";
    const now = (await test.database.pool.query(kept)).rows;
    const id = result[0]?.order_id;
    await test.database.pool.query("update orders set attempt_key = $2 where order_id = $1", [id, key]);
    await test.database.pool.query("update orders set attempt_key = null where order_id <> $1", [id]);
    await test.database.pool.query(await readFile(MIGRATION, "utf8"));
    const after = await test.database.pool.query("select attempt_key from orders where order_id = $1", [id]);
    const before = now.find((row: { order_id: number }) => row.order_id === id) as { attempt_key: string };
    expect(after.rows).toEqual([{ attempt_key: before.attempt_key }]);
    const again = await placeOrder(test.app, [trip], { key, headers: mine });
    expect(again.result[0]?.order_id).toBe(id);
  });
});
