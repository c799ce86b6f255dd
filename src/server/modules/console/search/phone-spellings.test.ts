import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CallerView } from "#contract/console/phone/find-caller.ts";
import type { searchOrders } from "#contract/console/search/search-orders.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { indexWordless } from "#server/modules/console/search/index-words.ts";
import { call, placedOrder } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const MIGRATION = new URL("../../../database/migrations/0096_phones_in_any_spelling.sql", import.meta.url);

let test: TestApp;
let headers: Record<string, string>;
let known = 0;
let typed = 0;

beforeAll(async () => {
  test = await buildTestApp();
  headers = await headersOf(test.app, "dispatcher");
  const order = async (name: string, phone: string) =>
    (await placedOrder(test.app, { passengers: [{ name, phone, email: "guest@example.com" }] })).order_id;
  known = await order("Omar", "+971501234567");
  typed = await order("Layla", "0501234567");
  await indexWordless(test.database.db);
  // As yesterday's database has them: without the last nine digits.
  await test.database.pool.query("delete from order_words where field = 'phone' and length(word) = 9");
  await test.database.pool.query(await readFile(MIGRATION, "utf8"));
});
afterAll(() => test.close());

const get = async <T>(path: string, values: Record<string, string>) =>
  (
    await call<T>(test.app, "GET", `/operator/v1${path}?${new URLSearchParams({ lang: "en", ...values }).toString()}`, {
      headers,
    })
  ).result;

it.each([
  "+971 50 123 4567",
  "971501234567",
  "00971 50 123 4567",
  "050 123 4567",
  "0501234567",
  "50 123 4567",
  "(050) 123-4567",
  "050 123 45",
])(
  "ruling 32: %s finds the order that keeps the number as E.164, and the one that keeps it as it was typed",
  async (q) => {
    const { hits } = await get<EndpointResult<typeof searchOrders>>("/search", { q });
    const ids = hits.map(({ trip }) => trip.order_id);
    expect(ids).toEqual(expect.arrayContaining([known, typed]));
  },
);

it.each(["+971 50 123 4567", "971501234567", "050 123 4567"])(
  "ruling 32: a caller from %s is known by the rides of both spellings",
  async (phone) => {
    const caller = await get<CallerView>("/caller", { phone });
    expect(caller.rides).toBe(2);
  },
);
