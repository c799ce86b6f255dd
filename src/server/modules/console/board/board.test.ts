import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { findBoardTrips } from "#contract/console/board/find-board-trips.ts";
import type { getBoard } from "#contract/console/board/get-board.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { WORK_GROUPS } from "#domain/orders/work-group.ts";
import { noteCountries } from "#server/modules/console/board/note-countries.ts";
import { call, placedOrder, placedReturn, POINTS } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../../tests/support/put-trips.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

type Found = EndpointResult<typeof findBoardTrips>;

const SERGEY = { name: "Sergey", phone: "+7 903 555-01-42", car: "Camry", plate: "O 418", isTold: true };
let test: TestApp;
let dispatcher: Record<string, string>;
beforeAll(async () => {
  test = await buildTestApp();
  dispatcher = await headersOf(test.app, "dispatcher");
});
afterAll(() => test.close());

const sql = async (text: string, values: unknown[] = []) => (await test.database.pool.query(text, values)).rows;
const find = async (query = "", headers = dispatcher) =>
  (await call<Found>(test.app, "GET", `/operator/v1/trips?lang=en&${query}`, { headers })).result;
const numbers = ({ trips }: Found) => trips.map(({ trip_id: id }) => id);
const rowOf = async (orderId: number, headers = dispatcher): Promise<BoardTripView> => {
  const [trip] = (await find(`order=${orderId}`, headers)).trips;
  if (trip === undefined) throw new Error(`The board has no order ${orderId}.`);
  return trip;
};
const board = async () =>
  (await call<EndpointResult<typeof getBoard>>(test.app, "GET", "/operator/v1/board", { headers: dispatcher })).result;
/** Moves the pick-up of an order to so many hours from now. */
const startsIn = (orderId: number, hours: number) =>
  sql(`update trips set pickup_at = $2, pickup_local = $2::timestamptz at time zone pickup_zone where order_id = $1`, [
    orderId,
    new Date(test.clock.now + hours * 3_600_000),
  ]);
/** Pays an order in full, as its account tells it. */
const pay = (orderId: number) =>
  sql(
    `with paid as (update orders set paid_at = now(), received = amount where order_id = $1 returning *)
     insert into entries (order_id, kind, amount, currency, at, author, reason)
     select order_id, 'cash', amount, currency, now(), 'test', '' from paid`,
    [orderId],
  );

describe("the board", () => {
  it("found 35: says how the sign or the name of a trip reads where no font has its script, and nothing where both are printed as written", async () => {
    const order = await placedOrder(test.app);
    expect((await rowOf(order.order_id)).printed_name).toBeNull();
    const signs = { রবীন্দ্রনাথ: null, 𠮷野家: null, ꦲꦤꦕꦫꦏ: "Hncrk", "💎": "Gem" };
    for (const [sign, printed] of Object.entries(signs)) {
      await sql("update trips set sign = $2 where order_id = $1", [order.order_id, sign]);
      expect((await rowOf(order.order_id)).printed_name).toBe(printed);
    }
    await sql("update trips set sign = '', passengers = jsonb_set(passengers, '{0,name}', $2) where order_id = $1", [
      order.order_id,
      JSON.stringify("설믜"),
    ]);
    expect((await rowOf(order.order_id)).printed_name).toBe("Seol Mui");
    // The day sheet and the receipt print the name beside any sign.
    await sql("update trips set sign = 'Anna' where order_id = $1", [order.order_id]);
    expect((await rowOf(order.order_id)).printed_name).toBe("Seol Mui");
  });

  it("says of each kind of work how much there is and when the soonest begins, as the rule of a trip says it", async () => {
    const waits = await placedOrder(test.app);
    await pay(waits.order_id);
    await sql("update trips set confirm_by = now(), confirm_hours = 4 where order_id = $1", [waits.order_id]);
    const changed = await placedOrder(test.app);
    await pay(changed.order_id);
    await putTrips(test.database.pool, changed.order_id, "confirmed");
    await sql("update trips set has_unseen_change = true where order_id = $1", [changed.order_id]);
    const unpaid = await placedOrder(test.app);
    await startsIn(unpaid.order_id, 20);
    const driverless = await placedOrder(test.app);
    await pay(driverless.order_id);
    await putTrips(test.database.pool, driverless.order_id, "confirmed");
    await startsIn(driverless.order_id, 3);
    const letter = await placedOrder(test.app);
    await pay(letter.order_id);
    await sql(
      `insert into messages (subject_kind, subject_id, kind, recipient, lang, mail_id, state, created_at, due_at)
       values ('order', $1, 'order-placed', 'a@b.example', 'en', gen_random_uuid()::text, 'failed', now(), now())`,
      [letter.order_id],
    );
    const driven = await placedOrder(test.app);
    await putTrips(test.database.pool, driven.order_id, "completed");

    const { groups, open, all } = await board();
    const { trips, total } = await find("limit=100");
    expect(trips).toHaveLength(total);
    expect(all).toBe(total);
    expect(open).toBe(trips.filter(({ state }) => state !== "completed").length);
    for (const { group, count, soonest } of groups) {
      const ofGroup = trips.filter((trip) => trip.groups.includes(group));
      expect([group, count]).toEqual([group, ofGroup.length]);
      expect(count).toBeGreaterThan(0);
      expect([group, soonest]).toEqual([group, Math.min(...ofGroup.map(({ pickup }) => pickup.at))]);
      expect(numbers(await find(`group=${group}`))).toEqual(ofGroup.map(({ trip_id: id }) => id));
    }
    expect(groups.map(({ group }) => group)).toEqual([...WORK_GROUPS]);
    expect((await rowOf(driverless.order_id)).groups).toEqual(["driver-missing"]);
    await sql("update trips set driver = $2 where trip_id = $1", [driverless.order_id, SERGEY]);
    expect(await rowOf(driverless.order_id)).toMatchObject({ groups: [], driver: { name: "Sergey", car: "Camry" } });
  });

  it("shows a trip as a row: its time at the place, both ends, who rides, the price and how it is paid", async () => {
    const { there, home } = await placedReturn(test.app);
    const { trips } = await find(`order=${there.order_id}`);
    expect(trips.map(({ trip_id: id, position, of }) => [id, position, of])).toEqual([
      [there.order_id, 1, 2],
      [home.order_id, 2, 2],
    ]);
    expect(trips[0]).toMatchObject({
      pickup: {
        local: "2026-11-24 18:40",
        zone: "Europe/Moscow",
        city: "Moscow",
        at: Date.parse("2026-11-24T15:40:00Z"),
      },
      start: { name: "Sheremetyevo", address: "Шереметьево" },
      finish: { name: "Moscow" },
      travel_number: "SU 2455",
      name: "Анна Иванова",
      phone: "+79161234567",
      people: 2,
      currency: "RUB",
      pay: { standing: "waiting", received: 0 },
      rent_seconds: null,
    });
    expect(trips[0]?.price).toBe(there.price);
    expect(trips[1]?.travel_number).toBe("SU 1");
  });

  it("keeps phones back from the accountant, also the driver's", async () => {
    const { order_id: id } = await placedOrder(test.app);
    await sql("update trips set driver = $2 where trip_id = $1", [id, SERGEY]);
    const masked = await headersOf(test.app, "accountant");
    expect(await rowOf(id, masked)).toMatchObject({ phone: null, driver: { name: "Sergey", phone: "" } });
    const answer = await call<Found>(test.app, "GET", `/operator/v1/trips?order=${id}`, { headers: masked });
    expect(JSON.stringify(answer.result)).not.toMatch(/916|903|@/);
  });

  it.each(["pickup", "-pickup", "placed", "-placed", "changed", "-changed", "price", "-price"])(
    "OPR-16: by %s has every trip once, however many come in between two pages, and a page further down is named by itself",
    async (sort) => {
      const before = numbers(await find("limit=100"));
      const seen: number[] = [];
      let after = "";
      for (;;) {
        const page = await find(`limit=3&sort=${sort}${after}`);
        seen.push(...numbers(page));
        if (page.next === null) break;
        after = `&after=${page.next}`;
        const { order_id: id } = await placedOrder(test.app);
        await startsIn(id, -100 + seen.length);
        if (seen.length > 100) throw new Error("The list does not end.");
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(before));
      const whole = numbers(await find(`limit=100&sort=${sort}`));
      const jumped = await find(`limit=3&sort=${sort}&skip=4`);
      expect(numbers(jumped)).toEqual(whole.slice(4, 7));
      expect(numbers(await find(`limit=3&sort=${sort}&after=${jumped.after}`))).toEqual(numbers(jumped));
    },
  );

  it.each([
    ["state=placed", (trip: BoardTripView) => trip.state === "placed"],
    ["state=confirmed,completed", (trip: BoardTripView) => ["confirmed", "completed"].includes(trip.state)],
    ["from=2026-11-24&to=2026-11-24", (trip: BoardTripView) => trip.pickup.local.startsWith("2026-11-24")],
    ["from=2026-11-25", (trip: BoardTripView) => trip.pickup.local >= "2026-11-25"],
    ["driver=known", (trip: BoardTripView) => trip.driver !== null],
    [
      "driver=missing",
      (trip: BoardTripView) => trip.driver === null && ["placed", "confirmed", "under-way"].includes(trip.state),
    ],
    ["pay=card&place=метрополь", (trip: BoardTripView) => /Метрополь/.test(trip.start.address + trip.finish.address)],
  ] as const)("finds by %s what a look at each row finds", async (query, is) => {
    const every: BoardTripView[] = [];
    for (let next: string | null = ""; next !== null;) {
      const page: Found = await find(`limit=100${next === "" ? "" : `&after=${next}`}`);
      every.push(...page.trips);
      next = page.next;
    }
    const found = await find(`limit=100&${query}`);
    expect(found.total).toBe(every.filter((trip) => is(trip)).length);
    expect(found.trips.every((trip) => is(trip))).toBe(true);
    expect(found.total).toBeGreaterThan(0);
  });

  it("finds by the class and the provider of a trip, and nothing by those of others", async () => {
    const { order_id: id } = await placedOrder(test.app);
    const row = await rowOf(id);
    expect(numbers(await find(`order=${id}&provider=${row.provider.id}`))).toEqual([id]);
    expect(numbers(await find(`order=${id}&provider=999999`))).toEqual([]);
    expect(numbers(await find(`order=${id}&car_class=999999`))).toEqual([]);
    expect(numbers(await find(`order=${id}&partner=999999`))).toEqual([]);
  });

  it("OPS-04: finds by the country in which a trip begins, which trips of before learn by their place, a few at a time; a place nobody knows has none", async () => {
    const { there, home } = await placedReturn(test.app);
    const { order_id: lost } = await placedOrder(test.app);
    const own = (query: string) => find(`order=${there.order_id},${lost}&${query}`).then(numbers);
    expect(await own("country=ru,TR")).toEqual([there.order_id, lost, home.order_id]);
    expect(await own("country=TR")).toEqual([]);
    await sql("update trips set country = null");
    await sql("update trips set start_place = 2147483647 where trip_id = $1", [lost]);
    expect(await own("country=RU")).toEqual([]);
    const { db } = test.database;
    await noteCountries({ db, gazetteer: test.gazetteer }, 1);
    expect(await sql("select 1 from trips where country is not null")).toHaveLength(1);
    await noteCountries({ db, gazetteer: test.gazetteer });
    expect(await own("country=RU")).toEqual([there.order_id, home.order_id]);
    expect(await sql("select trip_id from trips where country is null")).toEqual([{ trip_id: lost }]);
    expect((await find("country=Russia")).ignored).toEqual(["country=Russia"]);
  });

  it("OPS-01: says where the first trip stands that still goes, also beyond the page, and nothing in another order than that of time", async () => {
    const ids: number[] = [];
    for (const state of ["completed", "cancelled", "confirmed"] as const) {
      const { order_id: id } = await placedOrder(test.app);
      ids.push(id);
      await putTrips(test.database.pool, id, state);
      await startsIn(id, ids.length);
    }
    const begins = async (query = "") => (await find(`order=${ids.join(",")}&${query}`)).begins;
    expect(await begins()).toBe(2);
    expect(await begins("limit=1")).toBe(2);
    expect(await begins("limit=1&skip=2")).toBe(2);
    expect(await begins("state=completed,cancelled")).toBe(null);
    expect(await begins("sort=-pickup")).toBe(null);
  });

  it("tells what of an old address says nothing, and finds by the rest", async () => {
    const { order_id: id } = await placedOrder(test.app, {
      finish_location: { address: "100%_x'; drop table trips", location: POINTS.moscow },
    });
    const { ignored, trips } = await find(`order=${id}&group=urgent&state=placed,lost&from=2026-02-31&sort=name`);
    expect(ignored).toEqual(["sort=name", "group=urgent", "state=lost", "from=2026-02-31"]);
    expect(trips).toHaveLength(1);
    expect((await find(`place=${encodeURIComponent("100%_x'; drop")}`)).total).toBe(1);
    expect((await find(`place=${encodeURIComponent("100_%")}`)).total).toBe(0);
  });

  it.each(["x", "W10", "WyJhIiwxXQ", "WzEuNSwxXQ", "WzFlMzAsMV0"])(
    "refuses a page that no list named: %s",
    async (after) => {
      const { error } = await call(test.app, "GET", `/operator/v1/trips?after=${after}`, { headers: dispatcher });
      expect(error?.status).toBe(400);
    },
  );
});
