import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WireTrip, type TripItem } from "#contract/orders/trips.ts";
import { API_PREFIXES } from "#contract/wire/endpoint.ts";
import type { TripState } from "#domain/orders/trip-state.ts";
import { call, placedOrder, POINTS } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../../tests/support/put-trips.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

interface Found {
  readonly orders: TripItem[];
  readonly page_data: Record<"page" | "items_on_page" | "total_items" | "page_count", number>;
}

let test: TestApp;
let mine: Record<string, string>;
beforeAll(async () => {
  test = await buildTestApp();
  mine = await headersOf(test.app, "agent");
});
afterAll(() => test.close());

const sql = (text: string, values: unknown[] = []) => test.database.pool.query<Record<string, unknown>>(text, values);
const list = async (query = "", headers = mine, prefix = "/v4"): Promise<Found> => {
  const { result, error } = await call<Found>(test.app, "GET", `${prefix}/orders/trips/?${query}`, { headers });
  expect(error).toBeNull();
  return result;
};
const order = (name: string, email = "guest@example.org") =>
  placedOrder(
    test.app,
    { passengers: [{ name, phone: "+7 916 123-45-67", email }], platform: 7, text_tablet: "GUEST" },
    { headers: mine },
  );

describe("one trip (contract 3.6, BKF-53)", () => {
  it("OPN-143, NET-05, BKF-53, BKF-54, BKF-55: has every member that clients read, of the type they expect, and no unexpected null", async () => {
    const { order_id: id, transaction } = await order("Ivan Petrov");
    const [trip] = (await list(`order_id=${id}&lang=en`)).orders;
    expect([...Value.Errors(WireTrip, trip)]).toEqual([]);
    expect(trip).toMatchObject({
      order_id: id,
      transaction,
      user_id: 30,
      booker_number: `${id}-1`,
      date: "2026-11-21 09:00:00",
      date_change: "2026-11-21 09:00:00",
      date_arrival: "2026-11-24 18:40:00",
      date_departure: null,
      status: 6,
      type: "edit",
      order_type: 1,
      service_id: 1,
      duration: 0,
      arrival_number: "SU 2455",
      departure_number: "",
      table: "GUEST",
      notes: "",
      platform: 7,
      passengers: [{ name: "Ivan Petrov", phone: "79161234567", company: null, client_id: 30, company_id: null }],
      location_address_object: {
        geo_check: true,
        geo_data: {
          name: "Sheremetyevo",
          types: ["airport"],
          geometry: { location: { lat: 55.972599, lng: 37.4146 } },
        },
      },
      car_data: { title: "Economy", models: "Kia Rio, Škoda Rapid, Renault Logan", deleted: false, description: null },
      driver_data: { driver_name: null, driver_phone: "" },
      coordinator: { name: null, phone: null },
      start_place: { type: 2, title: "Sheremetyevo", timezone: "Europe/Moscow" },
      finish_place: { city: "Moscow", train_carriage_number: null, terminal_number: "" },
      is_blocked_update: false,
      cost_center: null,
      uuid: null,
      number: null,
    });
    // Six hours before the pick-up, with the offset of its place.
    expect(trip?.cancellation_time_without_penalty).toMatch(/^2026-11-24T\d\d:\d\d:00\+03:00$/);
    expect(trip?.location_address_object.geo_data?.place_id).toBe(trip?.start_place_id);
    const place = await call(test.app, "GET", `/v4/places/${trip?.start_place_id}`);
    expect(place.status).toBe(200);
  });

  it("has ids below 2^31, numbers as numbers, and whole amounts without a fraction", async () => {
    const { order_id: id } = await order("Ivan Petrov");
    const { body } = await test.app.inject({ url: `/v4/orders/trips?order_id=${id}`, headers: mine });
    expect(body).toMatch(/"price":\{"price_id":\d+,"price":\d+,"price_subaddress":\d+\}/);
    const numbers = [...body.matchAll(/":(\d+)[,}]/g)].map((match) => Number(match[1]));
    expect(Math.max(...numbers)).toBeLessThan(2 ** 31);
  });

  it.each(API_PREFIXES)("gives the same answer under %s", async (prefix) => {
    const { orders } = await list("limit=1&lang=en", mine, prefix);
    expect(orders).toEqual((await list("limit=1&lang=en")).orders);
  });
});

describe("filters and pages (contract 1.6, 2.8)", () => {
  it("finds by part of a passenger's name or an address, in any case, and empty texts filter nothing", async () => {
    const anna = await order("Zoya Feldman", "zoya@example.org");
    const numbers = async (query: string) => (await list(query)).orders.map((trip) => trip.order_id);
    expect(await numbers("names=feld")).toEqual([anna.order_id]);
    expect(await numbers("email=ZOYA@example.org")).toEqual([anna.order_id]);
    expect(await numbers("names=nobody%25")).toEqual([]);
    const all = (await list("limit=100")).page_data.total_items;
    for (const query of ["names=&email=&order_status=&order_id=", "order_status=0", "order_status[]=0"]) {
      expect((await list(`limit=100&${query}`)).page_data.total_items).toBe(all);
    }
  });

  it("reads lists as scripts write them, and an invalid status finds nothing", async () => {
    const bell = await order("Ada Bell");
    const numbers = async (query: string) => (await list(query)).orders.map((trip) => trip.order_id);
    expect(await numbers("names[]=Bell")).toEqual([bell.order_id]);
    expect(await numbers("names[]=Bell&names[]=nobody")).toEqual([bell.order_id]);
    expect(await numbers(`order_id[]=${bell.order_id}`)).toEqual([bell.order_id]);
    for (const status of ["99", "abc", "0,abc"])
      expect([status, await numbers(`order_status=${status}`)]).toEqual([status, []]);
    expect(await numbers(`order_id=${bell.order_id}&order_status=99`)).toEqual([]);
    const { page_data: pages } = await list("limit=-1&page=-3&items_on_page=-5");
    expect(pages).toMatchObject({ page: 1, items_on_page: 25 });
    expect((await list("limit=-1&items_on_page=2")).page_data.items_on_page).toBe(2);
  });

  it.each(API_PREFIXES)("W5: a page under %s has as many trips as its clients expect", async (prefix) => {
    const size = async (query: string) => (await list(query, mine, prefix)).page_data.items_on_page;
    expect([await size(""), await size("limit=-1")]).toEqual(prefix.endsWith("/v4") ? [25, 25] : [11, 11]);
    expect([await size("items_on_page=30"), await size("limit=5000")]).toEqual([30, 100]);
  });

  it("pages run newest first, page 0 is the first, and both names of the page size work", async () => {
    for (let count = 0; count < 3; count++) await order("Paging Guest");
    const all = (await list("limit=100")).orders.map((trip) => trip.order_id);
    expect(all).toEqual([...all].sort((a, b) => b - a));
    const [first, zeroth, second] = await Promise.all(
      ["limit=2&page=1", "items_on_page=2&page=0", "limit=2&page=2"].map((query) => list(query)),
    );
    expect(first?.orders.map((trip) => trip.order_id)).toEqual(all.slice(0, 2));
    expect(zeroth).toEqual(first);
    expect(second?.orders.map((trip) => trip.order_id)).toEqual(all.slice(2, 4));
    expect(first?.page_data).toEqual({
      page: 1,
      items_on_page: 2,
      total_items: all.length,
      page_count: Math.ceil(all.length / 2),
    });
    expect((await list("limit=5000")).page_data.items_on_page).toBe(100);
    expect((await list("page=900")).orders).toEqual([]);
  });

  it("each status is the same in the list and in the answer, however the numbers are sent", async () => {
    const put = (state: TripState, fee?: number) => (id: number) => putTrips(test.database.pool, id, state, fee);
    const pay = (id: number) => sql("update orders set paid_at = now() where order_id = $1", [id]);
    // What puts a trip into each wire status.
    const steps: readonly (readonly [number, (id: number) => Promise<unknown>])[] = [
      [0, pay],
      [1, put("under-way")],
      [2, async (id) => [await pay(id), await put("confirmed")(id)]],
      [3, put("completed")],
      [4, put("cancelled")],
      [5, put("no-show", 5)],
      [6, async () => undefined],
      [
        7,
        async (id) => [await pay(id), await sql("update trips set has_unseen_change = true where order_id = $1", [id])],
      ],
    ];
    await sql("truncate orders cascade");
    // Found 8: a change of a confirmed trip, or of an unpaid one, is for the operator to see and takes no status away.
    for (const [status, bring] of steps.filter(([known]) => known === 2 || known === 6)) {
      const { order_id: id } = await order("Changed Guest");
      await bring(id);
      await sql("update trips set has_unseen_change = true where order_id = $1", [id]);
      const { orders } = await list(`order_status=${status}`);
      expect(orders.map((trip) => [trip.order_id, trip.status])).toEqual([[id, status]]);
    }
    await sql("truncate orders cascade");
    const placed: number[] = [];
    for (const [, bring] of steps) {
      const { order_id: id } = await order("Status Guest");
      await bring(id);
      placed.push(id);
    }
    for (const [status] of steps.slice(1)) {
      const { orders } = await list(`order_status=${status}`);
      expect(orders.map((trip) => [trip.order_id, trip.status])).toEqual([[placed[status], status]]);
    }
    const pairs = await Promise.all(
      ["order_status=1,4", "order_status[]=1&order_status[]=4", "order_status=1&order_status=4"].map((query) =>
        list(query),
      ),
    );
    for (const { orders } of pairs) expect(orders.map((trip) => trip.status)).toEqual([4, 1]);
    expect((await list("order_status=0,3")).orders.map((trip) => trip.status)).toEqual([3, 0]);
    expect((await list(`order_id=${placed[3]}&order_status=2`)).orders).toEqual([]);
  });

  it("a return trip is two trips of one transaction, each found by its own number", async () => {
    const there = await order("Round Guest");
    await sql(
      `insert into trips select (jsonb_populate_record(t, jsonb_build_object('trip_id', nextval('order_id_seq'), 'position', 2))).*
       from trips t where trip_id = $1`,
      [there.order_id],
    );
    const { orders } = await list("limit=2");
    expect(orders.map((trip) => trip.booker_number)).toEqual([`${there.order_id}-1`, `${there.order_id}-2`]);
    const back = orders[1]?.order_id;
    expect((await list(`order_id=${back}`)).orders.map((trip) => trip.order_id)).toEqual([back]);
  });
});

describe("what a list costs", () => {
  it("does not grow with other people's orders: it reads the index of the caller's own", async () => {
    await order("Busy Guest");
    // Copies have no account of their own.
    await sql(`
      set statement_timeout = 0;
      alter table orders disable trigger user;
      insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
        'order_id', nextval('order_id_seq'), 'transaction', n, 'attempt_key', null, 'account_id', 6))).*
      from (select * from orders order by order_id desc limit 1) o, generate_series(1, 1500) n;
      alter table orders enable trigger user;
      reset statement_timeout`);
    await sql("analyze orders");
    const { rows } = await sql(`
      explain select o.order_id, t.trip_id from orders o join trips t on t.order_id = o.order_id
      where o.account_id = 30 order by o.order_id desc, t.position limit 25`);
    const plan = rows.map((row) => String(row["QUERY PLAN"])).join("\n");
    expect(plan).toContain("orders_of_account");
    expect(plan).not.toMatch(/Seq Scan on orders/);
  });
});

it("an hourly rent is listed with its hours, and its finish is still an object", async () => {
  const rents = await call<{ price_id: number; price: number }[]>(
    test.app,
    "GET",
    `/v4/prices/rent?start_place_point=${POINTS.sheremetyevo}&duration=14400&currency=RUB`,
  );
  const placed = await placedOrder(
    test.app,
    { price_id: String(rents.result[0]?.price_id), finish_location: null, is_rent: true, duration: 14400 },
    { headers: mine },
  );
  expect(placed).toMatchObject({ price: rents.result[0]?.price, service_id: 2 });
  const [trip] = (await list(`order_id=${placed.order_id}`)).orders;
  expect(trip).toMatchObject({ order_type: 2, service_id: 2, duration: 14400, finish_place: { type: 2 } });
  expect([...Value.Errors(WireTrip, trip)]).toEqual([]);
});
