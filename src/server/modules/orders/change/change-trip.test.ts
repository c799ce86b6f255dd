import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { TripItem } from "#contract/orders/trips.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { payInFull } from "../../../../../tests/server/payment-steps.ts";
import {
  anyPrice,
  attemptKey,
  call,
  placedOrder,
  placedReturn,
  placeOrder,
  POINTS,
  searchPrices,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../../tests/support/put-trips.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const HOUR = 3_600_000;
/** 24 November 18:40 in Moscow, the pick-up of the test's trips. */
const PICKUP = Date.UTC(2026, 10, 24, 15, 40);

type Changed = PlacedOrder & { readonly version: number };

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
let minutes = 0;
beforeEach(() => {
  // Move past the reuse minute: a test that deletes quotes must not affect the searches of the next one.
  test.clock.now = TEST_NOW + 120_000 * ++minutes;
});
afterAll(() => test.close());

const sql = (text: string, values: unknown[]) => test.database.pool.query<Record<string, unknown>>(text, values);
const keyOf = (order: PlacedOrder) => ({ "order-key": order.order_key ?? "" });
const change = (order: PlacedOrder, body: object, method: "POST" | "PUT" = "POST", prefix = "/v4") =>
  call<Changed[]>(test.app, method, `${prefix}/orders/trips?lang=en`, {
    body: { order_id: order.order_id, ...body },
    headers: keyOf(order),
  });
const tripOf = async (order: PlacedOrder): Promise<TripItem> => {
  const url = `/v4/orders/trips?lang=en&order_id=${order.order_id}`;
  const { result } = await call<{ orders: TripItem[] }>(test.app, "GET", url, { headers: keyOf(order) });
  const [trip] = result.orders;
  if (trip === undefined) throw new Error("no trip");
  return trip;
};
const changes = async (order: PlacedOrder) => {
  const { rows } = await sql(
    "select count(*)::int as n from outbox where subject_kind = 'order' and subject_id = $1 and name = 'order.changed'",
    [order.order_id],
  );
  return rows[0]?.["n"];
};
const check = (order: PlacedOrder) =>
  call<{ allow_update: boolean; reason: string | null; notice: string | null; can: Record<string, boolean> }>(
    test.app,
    "GET",
    `/v4/orders/${order.order_id}/check-update?lang=en`,
    { headers: keyOf(order) },
  );

/** A pick-up in Moscow 80 minutes from now. */
const zonedSoon = () => new Date(test.clock.now + 3 * HOUR + 80 * 60_000).toISOString().slice(0, 16).replace("T", " ");

describe("the event of a change", () => {
  const changed = async (order: PlacedOrder) => {
    const { rows } = await sql(
      "select body from outbox where subject_kind = 'order' and subject_id = $1 and name = 'order.changed' order by event_id",
      [order.order_id],
    );
    return rows.map(({ body }) => body);
  };

  it("names the trip and says whether its time, its ride or its details changed", async () => {
    const order = await placedOrder(test.app);
    await change(order, { passengers: [{ name: "Анна Иванова", phone: "+7 926 000-00-00", email: "a@example.org" }] });
    await change(order, { start_location: { time: "2026-11-25 12:00" } });
    await change(order, { start_location: { time: "2026-11-24 18:40" }, text_tablet: "MS IVANOVA" });
    await change(order, { start_location: { address: "Sheremetyevo, terminal B" } });
    const of = (time: boolean, ride: boolean, details: boolean) => ({
      tripId: order.order_id,
      changed: { time, ride, details },
    });
    expect(await changed(order)).toEqual([
      of(false, false, true),
      of(true, true, false),
      of(true, true, true),
      of(false, true, false),
    ]);
  });
});

describe("NET-06: a change of a trip", () => {
  it("PAY-14: empties what it names as cleared, while an empty text alone leaves it as it is", async () => {
    const order = await placedOrder(test.app, { priority_s7: "50101041" });
    const numbers = async () => {
      const {
        arrival_number: flight,
        start_place: start,
        ffp_number: miles,
        flight_later: later,
      } = await tripOf(order);
      return [flight, start.terminal_number, miles, later];
    };
    await change(order, { start_location: { terminal_number: "B" } });
    await change(order, { priority_s7: "", start_location: { terminal_number: "", flight_number: "" } });
    expect(await numbers()).toEqual(["SU 2455", "B", "50101041", false]);
    const cleared = ["priority_s7", "start_location.terminal_number", "start_location.flight_number"];
    // An empty flight is refused as before, unless it is said to come later (ruling 31).
    expect((await change(order, { cleared })).error?.details).toEqual({ field: "flight_number" });
    expect((await change(order, { cleared, start_location: { flight_later: true } })).error).toBeNull();
    expect(await numbers()).toEqual(["", "", null, true]);
    expect((await change(order, { start_location: { flight_number: "SU 7" } })).error).toBeNull();
    expect(await numbers()).toEqual(["SU 7", "", null, false]);
  });

  it("OPN-068, found 8: of the time is answered, and a later GET shows it, confirmed as it was once paid", async () => {
    const order = await placedOrder(test.app);
    await payInFull(test.database.pool, order.order_id);
    await putTrips(test.database.pool, order.order_id, "confirmed");
    const { error, result } = await change(order, {
      transaction: String(order.transaction),
      start_location: { time: "2026-11-25 12:00" },
    });
    expect(error).toBeNull();
    const { order_id, user_id, transaction } = order;
    expect(result).toMatchObject([{ order_id, user_id, transaction, status: 2, version: 2 }]);
    expect(await tripOf(order)).toMatchObject({
      date_arrival: "2026-11-25 12:00:00",
      status: 2,
      version: 2,
      arrival_number: "SU 2455",
      location_address: "Шереметьево",
      price: { price: order.price },
      passengers: [{ name: "Анна Иванова" }],
    });
    const { rows } = await sql("select pickup_at, terms from trips where trip_id = $1", [order.order_id]);
    expect(rows[0]?.["pickup_at"]).toEqual(new Date("2026-11-25T09:00:00Z"));
    expect(await changes(order)).toBe(1);
  });

  it("of names, flight, sign and comment keeps everything else; PUT, `trip` and `trips` work the same way", async () => {
    const order = await placedOrder(test.app, { comment: "two suitcases" });
    const before = await tripOf(order);
    await change(
      order,
      { passengers: [{ name: "Boris Orlov", phone: "+7 926 000-00-00", email: "boris@example.org" }] },
      "PUT",
      "/v1",
    );
    await change(order, { trip: { start_location: { flight_number: "SU 77" } } }, "PUT", "/transnextgen/v3");
    await change(order, { trips: [{ comment: "", luggage_amount: "4" }] });
    const after = await tripOf(order);
    // The sign was the passenger's name and changes with it.
    expect(after).toMatchObject({
      table: "Boris Orlov",
      arrival_number: "SU 77",
      notes: "",
      luggage_amount: 4,
      // Letters go on to the address it has until that one agrees.
      customer: { name: "Boris Orlov", email: "anna@example.com", phone: "79260000000" },
      version: 5,
      status: 6,
    });
    expect([after.price, after.date_arrival, after.location_address]).toEqual([
      before.price,
      before.date_arrival,
      before.location_address,
    ]);
  });

  it("that is already there changes nothing: a repeated call makes no second event, whatever version it names", async () => {
    const order = await placedOrder(test.app);
    const body = { comment: "call on arrival", version: 1 };
    expect((await change(order, body)).result[0]?.version).toBe(2);
    const repeated = await change(order, body);
    expect([repeated.error, repeated.result[0]?.version]).toEqual([null, 2]);
    expect(await changes(order)).toBe(1);
  });

  it("of an old version is refused, and of two simultaneous changes one wins", async () => {
    const order = await placedOrder(test.app);
    const answers = await Promise.all(["a", "b", "c", "d"].map((comment) => change(order, { comment, version: 1 })));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    for (const { error } of answers.filter((answer) => answer.error !== null)) {
      expect(error).toMatchObject({ code: ERRORS["order-changed-meanwhile"].number, status: 409 });
    }
    expect(await changes(order)).toBe(1);
  });
});

describe("T-10, R-23: the price of a changed trip", () => {
  it("never moves silently: an added stop is refused with both prices until the new one is named", async () => {
    const price = await anyPrice(test.app);
    const order = await placedOrder(test.app);
    const body = { additional_locations: [{ address: "Khimki", location: "55.9,37.45" }] };
    const refused = await change(order, body);
    const dearer = price.price + price.price_subaddress;
    expect([refused.error?.code, refused.error?.details]).toEqual([
      ERRORS["price-changed"].number,
      { old_price: order.price, new_price: dearer, currency: "RUB" },
    ]);
    expect((await change(order, { ...body, expected_total: dearer - 1 })).error?.code).toBe(
      ERRORS["price-changed"].number,
    );
    expect((await tripOf(order)).version).toBe(1);
    const { result } = await change(order, { ...body, expected_total: dearer });
    expect(result[0]).toMatchObject({ price: dearer, version: 2 });
    const { rows } = await sql("select amount from orders where order_id = $1", [order.order_id]);
    expect(rows[0]).toEqual({ amount: dearer * 100 });
    expect((await tripOf(order)).subaddress).toMatchObject([{ address: "Khimki" }]);
  });

  it("is the one sold, even weeks later when the quotes are long deleted", async () => {
    const order = await placedOrder(test.app, {
      start_location: {
        address: "Шереметьево",
        location: POINTS.sheremetyevo,
        time: "2026-12-20 12:00",
        flight_number: "SU 1",
      },
    });
    await sql("delete from price_searches where $1 > 0", [1]);
    test.clock.now = TEST_NOW + 14 * 24 * HOUR;
    const { error, result } = await change(order, { start_location: { time: "2026-12-20 15:00" } });
    expect([error, result?.[0]?.price]).toEqual([null, order.price]);
  });

  it("another class comes with its own price, and the price of another route is refused", async () => {
    const order = await placedOrder(test.app);
    const better = (await searchPrices(test.app)).find((price) => price.car_class.car_class_id === 5);
    const refused = await change(order, { price_id: better?.price_id });
    expect(refused.error?.details).toMatchObject({ new_price: better?.price });
    const { result } = await change(order, { price_id: String(better?.price_id), expected_total: better?.price });
    expect(result[0]?.price).toBe(better?.price);
    expect((await tripOf(order)).car_data.car_class_id).toBe(5);
    const london = await anyPrice(test.app, { from: POINTS.heathrow, to: POINTS.london });
    expect((await change(order, { price_id: london.price_id })).error?.code).toBe(ERRORS["places-differ"].number);
  });

  it("of a paid order may rise, and the rest is to be paid, or fall, and the rest goes back", async () => {
    const price = await anyPrice(test.app);
    const stop = { address: "Khimki", location: "55.9,37.45" };
    const order = await placedOrder(test.app, { additional_locations: [stop] });
    await payInFull(test.database.pool, order.order_id);
    const account = async () => {
      const { rows } = await sql(
        "select amount, received, paid_at is not null as paid from orders where order_id = $1",
        [order.order_id],
      );
      return rows[0];
    };
    const one = order.price * 100;
    const two = (price.price + 2 * price.price_subaddress) * 100;
    const dearer = await change(order, { additional_locations: [stop, stop], expected_total: two / 100 });
    expect(dearer.error).toBeNull();
    expect(await account()).toEqual({ amount: two, received: one, paid: false });
    const cheaper = await change(order, { additional_locations: [], expected_total: price.price });
    expect(cheaper.result[0]?.price).toBe(price.price);
    expect(await account()).toEqual({ amount: price.price * 100, received: one, paid: true });
    const { rows } = await sql("select kind, amount, author from entries where order_id = $1 order by entry_id", [
      order.order_id,
    ]);
    expect(rows).toEqual([
      { kind: "ride", amount: one, author: "traveller" },
      { kind: "card", amount: one, author: "sandbox" },
      { kind: "change", amount: two - one, author: "traveller" },
      { kind: "change", amount: price.price * 100 - two, author: "traveller" },
    ]);
  });
});

describe("what may be changed until when", () => {
  it("ruling 9: the ride can change while cancelling is free, names and numbers until an hour before, then nothing", async () => {
    const order = await placedOrder(test.app);
    const time = { start_location: { time: "2026-11-26 12:00" } };
    expect((await check(order)).result).toMatchObject({ allow_update: true, reason: null, notice: null });
    test.clock.now = PICKUP - 3 * HOUR;
    expect((await check(order)).result).toMatchObject({
      allow_update: true,
      can: { time: false, addresses: false, services: false, passengers: true, details: true },
    });
    expect((await change(order, time)).error).toMatchObject({
      code: ERRORS["change-refused"].number,
      details: { reason: "ride-too-late" },
    });
    // The car's lead time is over too, but it was checked when the ride was sold.
    expect((await change(order, { text_tablet: "MS IVANOVA" })).error).toBeNull();
    test.clock.now = PICKUP - HOUR + 60_000;
    expect((await check(order)).result).toMatchObject({ allow_update: false, reason: "too-late" });
    expect((await change(order, { text_tablet: "X" })).error?.details).toEqual({ reason: "too-late" });
    expect((await tripOf(order)).is_blocked_update).toBe(true);
  });

  it("a cancelled trip stays unchanged", async () => {
    const order = await placedOrder(test.app);
    await call(test.app, "POST", "/v4/orders/trips/cancel", {
      body: { order_id: order.order_id },
      headers: keyOf(order),
    });
    expect((await change(order, { comment: "x" })).error?.details).toEqual({ reason: "cancelled" });
  });

  it("a new time is judged like one in a new order", async () => {
    const order = await placedOrder(test.app);
    const at = async (time: string) => (await change(order, { start_location: { time } })).error?.code;
    expect(await at("2026-11-20 12:00")).toBe(ERRORS["time-refused"].number);
    expect(await at("2028-11-20 12:00")).toBe(ERRORS["time-refused"].number);
    expect(await at("tomorrow")).toBe(ERRORS["time-malformed"].number);
  });

  it("BKF-33: a new time at short notice is refused to an account that may not have one", async () => {
    const headers = await headersOf(test.app, "customerB");
    const order = await placedOrder(test.app, {}, { headers });
    const time = zonedSoon();
    const { price_id } = await anyPrice(test.app, { query: `&departure_time=${encodeURIComponent(time)}`, headers });
    const soon = { price_id, start_location: { time } };
    expect((await change(order, soon)).error?.code).toBe(ERRORS["price-changed"].number);
    await sql("update accounts set settings = settings || $1 where user_id = $2", [
      { allowsFastRide: false },
      order.user_id,
    ]);
    const { error } = await change(order, soon);
    expect([error?.code, error?.details]).toEqual([ERRORS["time-refused"].number, { reason: "fast-ride" }]);
    await sql("update accounts set settings = settings - 'allowsFastRide' where user_id = $1", [order.user_id]);
  });

  it.each([
    ["another town", { finish_location: { location: POINTS.london } }, "places-differ"],
    ["more people than seats", { adults_amount: 9 }, "party-too-large"],
    ["more people than seats, told as a total", { passengers_number: "9" }, "party-too-large"],
    ["no phone", { passengers: [{ name: "A", phone: "", email: "a@example.org" }] }, "passenger-incomplete"],
    ["a service nobody offers", { additional_services: [{ id: 999_999 }] }, "service-unknown"],
    ["a bonus number with a wrong digit", { priority_s7: "50101042" }, "bonus-number-wrong"],
  ] as const)("%s is refused as in an order", async (_, body, code) => {
    const order = await placedOrder(test.app);
    expect((await change(order, body)).error?.code).toBe(ERRORS[code].number);
    expect(await changes(order)).toBe(0);
  });

  it("VAL-28: a way back that would start before the way there ends is refused", async () => {
    const { there, home } = await placedReturn(test.app);
    const early = await change(
      { ...home, order_key: there.order_key },
      { start_location: { time: "2026-11-24 19:00" } },
    );
    expect(early.error?.code).toBe(ERRORS["return-too-early"].number);
    const late = await change(there, { start_location: { time: "2026-11-29 12:00" } });
    expect(late.error?.code).toBe(ERRORS["return-too-early"].number);
  });

  it("W2: one of two cars on the same route may leave at any time", async () => {
    const car = tripBody((await anyPrice(test.app)).price_id);
    const { result } = await placeOrder(test.app, [car, { ...car, comment: "second" }], { key: attemptKey() });
    const [first, second] = result;
    if (first === undefined || second === undefined) throw new Error("no two trips");
    const { error } = await change(
      { ...second, order_key: first.order_key },
      { start_location: { time: "2026-11-24 18:50" } },
    );
    expect(error).toBeNull();
  });
});

describe("A2: a trip that was stored before places were named and phones were cleaned", () => {
  it("a change affects only what it names", async () => {
    const order = await placedOrder(test.app);
    await sql(
      `update trips set start_place_id = null, finish_place_id = null,
         passengers = jsonb_set(passengers, '{0,phone}', '"+999 (12) 345"') where trip_id = $1`,
      [order.order_id],
    );
    const row = async () => (await sql("select * from trips where trip_id = $1", [order.order_id])).rows[0];
    const before = await row();
    expect((await change(order, { comment: "with a dog" })).error).toBeNull();
    expect(await row()).toEqual({
      ...before,
      comment: "with a dog",
      changed_at: expect.any(Date) as Date,
      has_unseen_change: true,
    });
  });
});

describe("ROL-11: the e-mail of a customer who changes an order", () => {
  it("stays as it is when there is one, and otherwise is the account's; by the order's key alone it waits", async () => {
    const headers = await headersOf(test.app, "customerA");
    const order = await placedOrder(test.app, {}, { headers });
    expect(order.customer.email).toBe("customer@demo.test");
    const changed = async (email?: string, own = headers) => {
      const passengers = [{ name: "Anna", phone: "79260000005", ...(email !== undefined && { email }) }];
      await call(test.app, "POST", "/v4/orders/trips", {
        body: { order_id: order.order_id, passengers },
        headers: own,
      });
      return (await tripOf(order)).customer.email;
    };
    expect(await changed("other@example.org")).toBe("other@example.org");
    expect(await changed("third@example.org", keyOf(order))).toBe("other@example.org");
    expect(await changed()).toBe("customer@demo.test");
  });
});
