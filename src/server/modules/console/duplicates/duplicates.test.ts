import { afterAll, beforeAll, expect, test as it } from "vitest";
import type { findBoardTrips } from "#contract/console/board/find-board-trips.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { findDuplicates } from "#server/modules/console/duplicates/find-duplicates.ts";
import { indexWordless } from "#server/modules/console/search/index-words.ts";
import { jobsDone } from "../../../../../tests/server/payment-steps.ts";
import { attemptKey, call, placedOrder } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../../tests/support/put-trips.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};
beforeAll(async () => {
  test = await buildTestApp({ listen: true });
  for (const person of ["dispatcher", "support", "accountant"] as const)
    headers[person] = await headersOf(test.app, person);
});
afterAll(() => test.close());

const sql = async (text: string, values: unknown[] = []) => (await test.database.pool.query(text, values)).rows;
/** An order of a stranger, so many minutes after a day at noon, of which some columns are like those of others. */
const ordered = async (day: number, minutes: number, columns: Record<string, unknown> = {}): Promise<number> => {
  const { order_id: id } = await placedOrder(test.app);
  const own = {
    start_address: `From ${id}`,
    finish_address: `To ${id}`,
    flight_number: `SU ${id}`,
    passengers: JSON.stringify([{ name: `Guest Number${id}`, phone: `+7 900 ${id}`, email: "" }]),
    ...columns,
  };
  const names = Object.keys(own);
  await sql(
    `update trips set pickup_at = $2, ${names.map((name, index) => `${name} = $${index + 3}`).join(", ")} where trip_id = $1`,
    [id, new Date(Date.UTC(2027, 2, day, 12, minutes)), ...Object.values(own)],
  );
  return id;
};
/** The orders are found anew as those are that nobody was told of. */
const compared = async () => {
  await jobsDone(test);
  await sql("delete from order_words");
  await indexWordless(test.database.db);
};
const problems = async (...orders: number[]) => {
  const { result } = await call<EndpointResult<typeof findBoardTrips>>(
    test.app,
    "GET",
    `/operator/v1/trips?group=problem&order=${orders.join(",")}`,
    { headers: headers.dispatcher ?? {} },
  );
  return result.trips.map((trip) => [trip.trip_id, ...trip.problems]);
};
const page = async (id: number) =>
  (
    await call<DeskOrderView>(test.app, "GET", `/operator/v1/orders/${id}?lang=en`, {
      headers: headers.dispatcher ?? {},
    })
  ).result;
const clear = async (id: number, otherId: number, who: Person = "support", key = attemptKey()) =>
  call(test.app, "POST", `/operator/v1/orders/${id}/duplicates/clear?lang=en`, {
    body: { trip_id: id, other_id: otherId },
    headers: { ...headers[who], "idempotency-key": key },
  });
const guest = (name: string, phone: string) => ({ passengers: JSON.stringify([{ name, phone, email: "" }]) });

it("OPS-22: three pairs of orders that are one ride stand among the problems, each with why; a fourth 31 minutes apart does not", async () => {
  const phone = [
    await ordered(1, 0, guest("One", "+7 903 555-01-42")),
    await ordered(1, 30, guest("Two", "8 (903) 5550142")),
  ];
  const flight = { flight_number: "SU 1124" };
  const name = [
    await ordered(2, 0, { ...guest("Анна Иванова", "1"), ...flight }),
    await ordered(2, 10, { ...guest("Ivanova Anna", "2"), flight_number: "su1124" }),
  ];
  const way = { start_address: "Шереметьево", finish_address: "Тверская 1" };
  const places = [await ordered(3, 0, way), await ordered(3, 20, way)];
  const apart = [await ordered(4, 0, guest("One", "+79035550142")), await ordered(4, 31, guest("Two", "+79035550142"))];
  await compared();

  const pairs = [...phone, ...name, ...places];
  expect(await problems(...pairs, ...apart)).toEqual(pairs.map((id) => [id, "duplicate"]));
  for (const [pair, reason] of [
    [phone, "phone"],
    [name, "name-and-flight"],
    [places, "places"],
  ] as const) {
    const [one = 0, other = 0] = pair;
    expect((await page(one)).duplicates).toMatchObject([
      { trip_id: one, other: { trip_id: other }, reason, cleared: null },
    ]);
    expect((await page(other)).duplicates).toMatchObject([{ trip_id: other, other: { trip_id: one }, reason }]);
  }
});

it("OPS-22: “not a duplicate” is said once for both orders and kept with its author, whatever is compared later", async () => {
  const one = await ordered(5, 0, guest("One", "+79035550142"));
  const other = await ordered(5, 5, guest("Two", "+79035550142"));
  await compared();
  expect((await clear(one, other, "accountant")).status).toBe(403);
  expect((await clear(one, one)).error?.code).toBe(5023);
  const key = attemptKey();
  for (const _ of [1, 2]) expect((await clear(one, other, "support", key)).status).toBe(200);
  await compared();
  expect(await problems(one, other)).toEqual([]);
  for (const id of [one, other]) {
    const { duplicates } = await page(id);
    expect(duplicates).toMatchObject([{ cleared: { by: { kind: "operator" } } }]);
    expect(duplicates[0]?.cleared?.by.name).not.toBe("");
  }
  const deeds = (await page(one)).history.filter(({ call: name }) => name === "clearDuplicate");
  expect(deeds).toHaveLength(1);
});

it("a pair is none any more once one of the two is cancelled or moved, and a ride that is still being typed is compared too", async () => {
  const one = await ordered(6, 0, guest("One", "+79035550142"));
  const other = await ordered(6, 5, guest("Two", "+79035550142"));
  const third = await ordered(6, 10, guest("Three", "+79035550142"));
  await compared();
  expect(await problems(one, other, third)).toHaveLength(3);
  await putTrips(test.database.pool, third, "cancelled");
  expect((await page(one)).duplicates).toHaveLength(1);
  await sql("update trips set pickup_at = pickup_at + interval '1 hour' where trip_id = $1", [other]);
  await compared();
  expect(await problems(one, other, third)).toEqual([]);

  const typed = {
    pickup_at: new Date(Date.UTC(2027, 2, 6, 12, 20)),
    start_place: 0,
    finish_place: 0,
    start_address: "",
    finish_address: "",
    flight_number: "",
    train_number: "",
    departure_flight: "",
    departure_train: "",
    passengers: [],
    customer_name: "",
    customer_phone: "8 903 555 01 42",
  };
  expect(await findDuplicates(test.database.db, typed)).toEqual([{ tripId: one, orderId: one, reason: "phone" }]);
});

it("OPS-22: of very many that are alike each is marked, and few of them are kept beside each", async () => {
  const first = await ordered(9, 0, guest("One", "+79035550142"));
  const columns = async (table: string, but: string[]) =>
    (await sql("select column_name as name from information_schema.columns where table_name = $1", [table]))
      .map(({ name }: { name: string }) => name)
      .filter((name) => !but.includes(name))
      .join(", ");
  const ofOrders = await columns("orders", ["order_id", "transaction", "attempt_key"]);
  const ofTrips = await columns("trips", ["trip_id", "order_id"]);
  await sql(
    `with copies as (select 6000000 + n as id from generate_series(1, 40) n), placed as (
      insert into orders (order_id, transaction, attempt_key, ${ofOrders})
      select id, id, null, ${ofOrders} from orders, copies where order_id = $1
    ), costs as (
      insert into entries (order_id, kind, amount, currency, at, author)
      select id, 'ride', amount, currency, placed_at, 'traveller' from orders, copies where order_id = $1
    )
    insert into trips (trip_id, order_id, ${ofTrips}) select id, id, ${ofTrips} from trips, copies where trip_id = $1`,
    [first],
  );
  await compared();
  const alike = Array.from({ length: 40 }, (_, index) => 6_000_001 + index);
  expect(await problems(first, ...alike)).toEqual([first, ...alike].map((id) => [id, "duplicate"]));
  const [kept] = await sql("select count(*)::int as count from duplicates where other_id = any($1)", [alike]);
  expect(kept).toEqual({ count: 610 });
});

it("OPS-22: an order is compared as soon as it is placed", async () => {
  await placedOrder(test.app);
  const { order_id: id } = await placedOrder(test.app);
  await jobsDone(test);
  expect((await problems(id)).flat()).toContain("duplicate");
});
