import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { searchOrders } from "#contract/console/search/search-orders.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { indexWordless, WORDS_JOB } from "#server/modules/console/search/index-words.ts";
import { findByWords } from "#server/modules/console/search/order-words.repository.ts";
import { attemptKey, call, placedOrder, POINTS } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
let headers: Record<string, string>;
const numbers: Record<"olga" | "yilmaz" | "james", number> = { olga: 0, yilmaz: 0, james: 0 };
beforeAll(async () => {
  test = await buildTestApp();
  headers = await headersOf(test.app, "dispatcher");
  const start = { address: "Шереметьево B", location: POINTS.sheremetyevo, time: "2026-11-24 18:40" };
  const ride = async (name: string, phone: string, email: string, flight: string, address: string) =>
    placedOrder(test.app, {
      start_location: { ...start, flight_number: flight },
      finish_location: { address, location: POINTS.moscow },
      passengers: [{ name, phone, email }],
      text_tablet: name,
    });
  const [olga, yilmaz, james] = [
    await ride("Ольга Крылова", "+7 916 555-01-18", "o.krylova@example.com", "SU 36", "Цветной бульвар, 11"),
    await ride("Mehmet Yılmaz", "+90 532 123 45 67", "mehmet@example.org", "TK 413", "Тверская, 14"),
    await ride("James Whitfield", "+44 20 7946 0958", "james@rides.example", "BA 178", "Отель «Метрополь»"),
  ];
  Object.assign(numbers, { olga: olga.order_id, yilmaz: yilmaz.order_id, james: james.order_id });
  // A drawn transaction may begin with digits that a test searches by.
  await test.database.pool.query("update orders set transaction = 2000000000 + order_id");
  await test.database.pool.query("delete from order_words");
  await indexWordless(test.database.db);
});
afterAll(() => test.close());

const search = async (q: string) =>
  (
    await call<EndpointResult<typeof searchOrders>>(
      test.app,
      "GET",
      `/operator/v1/search?lang=en&q=${encodeURIComponent(q)}`,
      { headers },
    )
  ).result.hits;

it("found 12: whoever sees no phone and no e-mail finds nobody by either, in whatever writing, and all others as ever", async () => {
  const hitsFor = async (person: Person, q: string) => {
    const asked = { headers: await headersOf(test.app, person) };
    const url = `/operator/v1/search?lang=en&q=${encodeURIComponent(q)}`;
    return (await call<EndpointResult<typeof searchOrders>>(test.app, "GET", url, asked)).result.hits;
  };
  const kept = [
    "+7 916 555-01-18",
    "8 (916) 555-01-18",
    "79165550118",
    "9165550118",
    "916 555",
    "5550118",
    "0118",
    "7916",
    "o.krylova@example.com",
    "O.KRYLOVA@EXAMPLE.COM",
    "mehmet@example.org",
    "example.com",
    "rides.example",
    "@example",
  ];
  for (const q of kept) {
    expect([q, await hitsFor("accountant", q)]).toEqual([q, []]);
    if (!q.startsWith("@")) expect([q, (await hitsFor("support", q)).length > 0]).toEqual([q, true]);
  }
  for (const [q, by] of [
    ["крылова", "name"],
    [String(numbers.olga), "number"],
    ["SU 36", "flight"],
    ["Цветной", "address"],
  ])
    expect((await hitsFor("accountant", q ?? ""))[0]).toMatchObject({
      trip: { order_id: numbers.olga, phone: null },
      by,
    });
});

it.each<[string, keyof typeof numbers, string]>([
  ["Ольга Крылова", "olga", "name"],
  ["крылова", "olga", "name"],
  ["КРЫЛ", "olga", "name"],
  ["Krylova", "olga", "name"],
  ["krylova olga", "olga", "name"],
  ["Olga K", "olga", "name"],
  ["rhskjdf", "olga", "name"],
  ["+7 916 555-01-18", "olga", "phone"],
  ["8 (916) 555-01-18", "olga", "phone"],
  ["79165550118", "olga", "phone"],
  ["9165550118", "olga", "phone"],
  ["916 555", "olga", "phone"],
  ["5550118", "olga", "phone"],
  ["0118", "olga", "phone"],
  ["o.krylova@example.com", "olga", "email"],
  ["SU 36", "olga", "flight"],
  ["su36", "olga", "flight"],
  ["Цветной", "olga", "address"],
  ["tsvetnoy bulvar", "olga", "address"],
  ["Yilmaz", "yilmaz", "name"],
  ["yılmaz", "yilmaz", "name"],
  ["йылмаз", "yilmaz", "name"],
  ["4567", "yilmaz", "phone"],
  ["532 123 45 67", "yilmaz", "phone"],
  ["TK413", "yilmaz", "flight"],
  ["tk-413", "yilmaz", "flight"],
  ["whitf", "james", "name"],
  ["james W", "james", "name"],
  ["0958", "james", "phone"],
  ["metropol", "james", "address"],
  ["ba 178", "james", "flight"],
  ["rides.example", "james", "email"],
])("%s finds the ride, by what it is", async (q, who, by) => {
  const [first] = await search(q);
  expect([first?.trip.order_id, first?.by]).toEqual([numbers[who], by]);
});

describe("found 53: what dispatchers type", () => {
  const driver = { name: "Сергей Волков", phone: "+7 903 555-01-42", car: "Camry, black", plate: "О 418 НУ 77" };
  beforeAll(async () => {
    await call(test.app, "POST", `/operator/v1/orders/${numbers.yilmaz}/driver?lang=en`, {
      body: { version: 1, trip_id: numbers.yilmaz, driver, tell: false },
      headers: { ...headers, "idempotency-key": attemptKey() },
    });
    await test.database.pool.query(
      `insert into payments (order_id, attempt_no, acquirer, acquirer_ref, account, amount, currency, state, created_at)
       values ($1, 1, 'stripe', 'pi_3QxYzAbC0dEf', '', 100, 'RUB', 'succeeded', now())`,
      [numbers.james],
    );
  });

  it.each<[() => string, keyof typeof numbers, string]>([
    [() => `${numbers.olga}-1`, "olga", "number"],
    [() => `заказ ${numbers.olga}`, "olga", "number"],
    [() => `Заказ № ${numbers.olga}`, "olga", "number"],
    [() => `order ${numbers.olga}`, "olga", "number"],
    [() => `booking #${numbers.olga}-1`, "olga", "number"],
    [() => "SU 36 24.11", "olga", "flight"],
    [() => "su36 24 ноября", "olga", "flight"],
    [() => "SU 36 2026-11-24", "olga", "flight"],
    [() => "Krylova 24/11/2026", "olga", "name"],
    [() => "24 Nov Krylova", "olga", "name"],
    [() => "Волков", "yilmaz", "driver"],
    [() => "volkov sergey", "yilmaz", "driver"],
    [() => "О418НУ77", "yilmaz", "driver"],
    [() => "o418hy", "yilmaz", "driver"],
    [() => "o 418 hy 77", "yilmaz", "driver"],
    [() => "camry", "yilmaz", "driver"],
    [() => "903 555-01-42", "yilmaz", "phone"],
    [() => "pi_3QxYzAbC0dEf", "james", "reference"],
    [() => "PI_3QXYZ", "james", "reference"],
    [() => "Stripe pi_3QxYzAbC0dEf", "james", "reference"],
  ])("%s finds the ride", async (q, who, by) => {
    const [first] = await search(q());
    expect([first?.trip.order_id, first?.by]).toEqual([numbers[who], by]);
  });

  it("a flight of another day is not shown in place of the one asked for", async () => {
    expect((await search("SU 36 25.11")).map(({ trip }) => trip.order_id)).toEqual([]);
    // What only looks like a day is looked for as it is typed.
    expect((await search("Цветной бульвар, 11"))[0]?.trip.order_id).toBe(numbers.olga);
  });

  it("a driver who was named before drivers could be found is found once the words are kept anew", async () => {
    const { pool, db } = test.database;
    await pool.query("delete from order_words where trip_id = $1 and field = 'driver'", [numbers.yilmaz]);
    expect(await search("Волков")).toEqual([]);
    await indexWordless(db);
    expect((await search("Волков"))[0]?.trip.order_id).toBe(numbers.yilmaz);
  });

  it("a driver who is taken off is not found any more", async () => {
    const [hit] = await search("camry");
    const gone = await call(test.app, "POST", `/operator/v1/orders/${numbers.yilmaz}/driver?lang=en`, {
      body: { version: hit?.trip.version, trip_id: numbers.yilmaz, driver: null, tell: false },
      headers: { ...headers, "idempotency-key": attemptKey() },
    });
    expect(gone.error).toBeNull();
    expect(await search("camry")).toEqual([]);
  });
});

it("an exact number comes first, a number of nobody finds nothing, and neither does what is no question", async () => {
  expect((await search(String(numbers.james)))[0]).toMatchObject({ by: "number", trip: { order_id: numbers.james } });
  for (const q of ["", " ", "a", "%", "_", "' or true", "98765432109876", "Никто Ненайденный"])
    expect([q, await search(q)]).toEqual([q, []]);
});

it("OPS-07: words that very many trips have are found among the next trips or gathered, in the same order and by the same fields", async () => {
  const asked = { now: new Date(TEST_NOW), limit: 20 };
  const questions = [
    [["krylova"]],
    [["metropol"]],
    [["ex"]],
    [["m"], ["j"]],
    [["ex"], ["m"], ["j"]],
    [[String(numbers.james)]],
  ];
  for (const terms of questions) {
    const found = await findByWords(test.database.db, terms, asked);
    expect(found.length).toBeGreaterThan(0);
    const { length: limit } = found;
    for (const way of [{}, { walked: 0 }, { limit }, { limit: 1, walked: 1 }])
      expect(await findByWords(test.database.db, terms, { ...asked, frequent: 1, ...way })).toEqual(
        found.slice(0, way.limit ?? 20),
      );
  }
});

it("orders without words are found again portion by portion, those before a number alone", async () => {
  const { pool, db } = test.database;
  const wordless = async () =>
    (
      await pool.query<{ id: number }>(
        "select trip_id as id from trips where trip_id not in (select trip_id from order_words)",
      )
    ).rows;
  const planned = async () =>
    (
      await pool.query("select payload->>'before' as before from graphile_worker._private_jobs where key = $1", [
        WORDS_JOB,
      ])
    ).rows;
  const ids = Object.values(numbers).toSorted((a, b) => a - b);
  const [first = 0, , newest = 0] = ids;
  await pool.query("delete from order_words where trip_id = any($1)", [ids]);
  await indexWordless(db, { before: newest });
  expect(await wordless()).toEqual([{ id: newest }]);
  expect(await planned()).toEqual([{ before: String(first) }]);
  await indexWordless(db, { before: first });
  expect(await planned()).toEqual([{ before: String(first) }]);
  await indexWordless(db);
  expect(await wordless()).toEqual([]);
});

it("a changed name is found by the new one alone, and a ride of both words by either order", async () => {
  const { pool } = test.database;
  await pool.query(`update trips set sign = 'BORIS', passengers = '[]' where order_id = $1`, [numbers.james]);
  await pool.query(`update orders set customer_name = 'Boris' where order_id = $1`, [numbers.james]);
  await pool.query("delete from order_words where trip_id = $1", [numbers.james]);
  await indexWordless(test.database.db);
  expect((await search("boris metropol"))[0]?.trip.order_id).toBe(numbers.james);
  expect((await search("metropol boris"))[0]?.trip.order_id).toBe(numbers.james);
  expect(await search("whitfield")).toEqual([]);
});
