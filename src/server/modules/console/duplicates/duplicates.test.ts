import { afterAll, beforeAll, expect, test as it } from "vitest";
import type { findBoardTrips } from "#contract/console/board/find-board-trips.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { MOST_KEPT } from "#server/modules/console/duplicates/duplicates.repository.ts";
import { findDuplicates } from "#server/modules/console/duplicates/find-duplicates.ts";
import { indexWordless } from "#server/modules/console/search/index-words.ts";
import { jobsDone } from "../../../../../tests/server/payment-steps.ts";
import { attemptKey, call, placedOrder, POINTS } from "../../../../../tests/support/factories.ts";
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
let strangers = 0;
interface Ride {
  readonly name?: string;
  readonly phone?: string;
  readonly flight?: string;
  readonly from?: string;
  readonly to?: string;
}
/** An order of a stranger, so many minutes after a day at noon, of which some things are like those of others. */
const ordered = async (day: number, minutes: number, ride: Ride = {}): Promise<number> => {
  strangers += 1;
  const number = 1000 + strangers;
  const { name = `Guest Number${number}`, phone = `+7 900 000-${number}`, flight = `SU ${number}` } = ride;
  const { order_id: id } = await placedOrder(test.app, {
    start_location: {
      address: ride.from ?? `From ${number}`,
      location: POINTS.sheremetyevo,
      time: `2027-03-0${day} ${12 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`,
      flight_number: flight,
    },
    finish_location: { address: ride.to ?? `To ${number}`, location: POINTS.moscow },
    passengers: [{ name, phone, email: `guest${number}@example.com` }],
  });
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

it("OPS-22: three pairs of orders that are one ride stand among the problems, each with why; a fourth 31 minutes apart does not", async () => {
  const phone = [
    await ordered(1, 0, { name: "One", phone: "+7 903 555-01-42" }),
    await ordered(1, 30, { name: "Two", phone: "8 (903) 5550142" }),
  ];
  const name = [
    await ordered(2, 0, { name: "Анна Иванова", flight: "SU 1124" }),
    await ordered(2, 10, { name: "Ivanova Anna", flight: "su1124" }),
  ];
  const way = { from: "Шереметьево", to: "Тверская 1" };
  const places = [await ordered(3, 0, way), await ordered(3, 20, way)];
  const apart = [
    await ordered(4, 0, { name: "One", phone: "+79035550142" }),
    await ordered(4, 31, { name: "Two", phone: "+79035550142" }),
  ];
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
  const one = await ordered(5, 0, { name: "One", phone: "+79035550142" });
  const other = await ordered(5, 5, { name: "Two", phone: "+79035550142" });
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
  const one = await ordered(6, 0, { name: "One", phone: "+79035550142" });
  const other = await ordered(6, 5, { name: "Two", phone: "+79035550142" });
  const third = await ordered(6, 10, { name: "Three", phone: "+79035550142" });
  await compared();
  expect(await problems(one, other, third)).toHaveLength(3);
  await putTrips(test.database.pool, third, "cancelled");
  expect((await page(one)).duplicates).toHaveLength(1);
  await sql("update trips set pickup_at = pickup_at + interval '1 hour' where trip_id = $1", [other]);
  await compared();
  expect(await problems(one, other, third)).toEqual([]);

  const typed = {
    pickup_at: new Date(Date.UTC(2027, 2, 6, 9, 20)),
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
  const alike: number[] = [];
  for (let count = 0; count < MOST_KEPT + 5; count++)
    alike.push(await ordered(9, 0, { name: "One", phone: "+79035550142", from: "Hotel One", to: "Pier" }));
  await compared();
  expect(await problems(...alike)).toEqual(alike.map((id) => [id, "duplicate"]));
  // Nobody asks in which order they were compared: each has found those of before, as many as are kept.
  const [kept] = await sql("select count(*)::int as count from duplicates where other_id = any($1)", [alike]);
  expect(kept.count).toBe(alike.reduce((sum, _, before) => sum + Math.min(before, MOST_KEPT), 0));
});

it("OPS-22: an order is compared as soon as it is placed", async () => {
  await placedOrder(test.app);
  const { order_id: id } = await placedOrder(test.app);
  await jobsDone(test);
  expect((await problems(id)).flat()).toContain("duplicate");
});
