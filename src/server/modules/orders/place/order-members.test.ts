import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SettingUser } from "#contract/accounts.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { TripItem } from "#contract/orders/trips.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import {
  anyPrice,
  attemptKey,
  call,
  placeOrder,
  POINTS,
  searchPrices,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { headersOf, PEOPLE, type Person } from "../../../../../tests/support/log-in.ts";
import { rideBook, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

/** A ride that costs less than a gift card. */
const CHEAP_BOOK = rideBook({
  tariffs: [rideTariff({ id: 101, base: 400_00, bands: [{ upToKm: null, perKm: 0 }] })],
  certificates: [
    { code: "GIFT500", effect: { amount: 500_00, currency: "RUB" }, valid: { from: null, to: null }, line: 1 },
  ],
});

let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};
beforeAll(async () => {
  test = await buildTestApp();
  for (const person of Object.keys(PEOPLE) as Person[]) headers[person] = await headersOf(test.app, person);
});
beforeEach(() => {
  test.clock.now += 61_000;
});
afterAll(() => test.close());

const send = async (body: Record<string, unknown>, person?: Person, top: Record<string, unknown> = {}) => {
  const asking = (person && headers[person]) ?? {};
  const price = await anyPrice(test.app, { headers: asking });
  return placeOrder(test.app, [tripBody(price.price_id, body)], {
    key: attemptKey(),
    headers: asking,
    top,
  });
};
const placed = async (...asked: Parameters<typeof send>): Promise<PlacedOrder> => {
  const { result, error } = await send(...asked);
  expect(error).toBeNull();
  const [order] = result;
  if (order === undefined) throw new Error("no order");
  return order;
};
const trip = async (order: PlacedOrder): Promise<TripItem | undefined> => {
  const { result } = await call<{ orders: TripItem[] }>(
    test.app,
    "GET",
    `/v4/orders/trips?order_id=${order.order_id}`,
    {
      headers: { "order-key": order.order_key ?? "" },
    },
  );
  return result.orders[0];
};
const code = async (...asked: Parameters<typeof send>) => (await send(...asked)).error?.code;

describe("cost centres (ROL-13, ROL-16, ROL-17, OPN-079)", () => {
  it("OPN-077: level 2 requires one of the company's, by title or number, except from an administrator", async () => {
    expect((await send({}, "employeeX")).error).toMatchObject({
      code: ERRORS["trip-incomplete"].number,
      details: { field: "cost_center" },
    });
    expect(await trip(await placed({ cost_center: "Sales East" }, "employeeX"))).toMatchObject({
      cost_center: "Sales East",
    });
    const { rows } = await test.database.pool.query<{ id: number }>(
      "select cost_center_id as id from cost_centers where company_id = 100 and title = 'Legal'",
    );
    for (const named of [rows[0]?.id, String(rows[0]?.id), { id: rows[0]?.id }, { title: "Legal", id: 1 }]) {
      expect((await trip(await placed({ cost_center: named }, "coordinatorX")))?.cost_center).toBe("Legal");
    }
    expect((await trip(await placed({}, "admin")))?.cost_center).toBeNull();
  });

  it("T-06: another company's, by title or number, is refused and stores nothing", async () => {
    const { rows } = await test.database.pool.query<{ id: number }>(
      "select cost_center_id as id from cost_centers where company_id = 101 limit 1",
    );
    for (const named of ["Delivery", rows[0]?.id, "no such centre"]) {
      expect(await code({ cost_center: named }, "employeeX")).toBe(ERRORS["cost-center-wrong"].number);
    }
    await expect(
      test.database.pool.query(
        "update orders set company_id = 101 where cost_center_id is not null and company_id = 100",
      ),
    ).rejects.toThrow("orders_cost_center");
  });

  it("level 1 offers it, and level 0 stores none", async () => {
    expect((await trip(await placed({}, "coordinatorY")))?.cost_center).toBeNull();
    expect((await trip(await placed({ cost_center: "Audit" }, "coordinatorY")))?.cost_center).toBe("Audit");
    expect((await trip(await placed({ cost_center: "Audit" }, "customerA")))?.cost_center).toBeNull();
    expect((await trip(await placed({ cost_center: "Audit" })))?.cost_center).toBeNull();
  });

  it("PAY-14: a change clears the cost centre by name, unless the company demands it", async () => {
    const cleared = async (person: Person, cost_center: string) => {
      const order = await placed({ cost_center }, person);
      const { error } = await call(test.app, "POST", "/v4/orders/trips?lang=en", {
        body: { order_id: order.order_id, cleared: ["cost_center"] },
        headers: headers[person] ?? {},
      });
      return [error?.details, (await trip(order))?.cost_center];
    };
    expect(await cleared("employeeX", "Sales East")).toEqual([{ field: "cost_center" }, "Sales East"]);
    expect(await cleared("coordinatorY", "Audit")).toEqual([undefined, null]);
  });
});

describe("people (ROL-09, ROL-10, ROL-14, ROL-15)", () => {
  it("a customer's own e-mail replaces the typed one, an administrator's does not", async () => {
    expect((await placed({}, "customerA")).passengers[0]?.email).toBe("customer@demo.test");
    expect((await placed({}, "customerA")).customer.email).toBe("customer@demo.test");
    for (const person of ["admin", "agent", "partnerP"] as const) {
      expect((await placed({}, person)).passengers[0]?.email).toBe("anna@example.com");
    }
  });

  it("a company's guest does not need an e-mail, a visitor does (VAL-09, VAL-10)", async () => {
    const passengers = [{ name: "Guest", phone: "79261234567" }];
    expect((await placed({ passengers, cost_center: "Legal" }, "employeeX")).customer.email).toBe("");
    expect(await code({ passengers })).toBe(ERRORS["passenger-incomplete"].number);
  });

  it("BKF-56, OPN-078: a large party of a company with that right has its first passenger as coordinator, and nobody else has one", async () => {
    const prices = await searchPrices(test.app);
    const of = (capacity: number) => prices.find((price) => price.car_class.capacity >= capacity)?.price_id;
    const coordinator = { name: "Somebody", phone: "79990000000", internal_number: "77", send_english_sms: true };
    const big = await placed({ price_id: of(9), coordinator, cost_center: "Legal" }, "employeeX");
    expect((await trip(big))?.coordinator).toEqual({
      name: "Анна Иванова",
      phone: "79161234567",
      internal_number: "77",
      send_english_sms: true,
    });
    for (const [body, person] of [
      [{ price_id: of(1), coordinator, cost_center: "Legal" }, "employeeX"],
      [{ price_id: of(9), coordinator }, "customerA"],
      [{ price_id: of(9), coordinator }, undefined],
    ] as const) {
      expect((await trip(await placed(body, person)))?.coordinator).toEqual({
        name: null,
        phone: null,
        internal_number: null,
        send_english_sms: false,
      });
    }
  });
});

describe("what the booking form knows of both ends", () => {
  const between = () => anyPrice(test.app, { from: POINTS.sheremetyevo, to: POINTS.vnukovo });
  const start = { address: "SVO", location: POINTS.sheremetyevo, time: "2026-11-24 10:00", flight_number: "SU 1" };
  const finish = { address: "VKO", location: POINTS.vnukovo, time: "2026-11-24 18:00" };

  it("PAY-31, PAY-32: numbers and terminals of the arrival and of the departure come back at their ends, and a change keeps them", async () => {
    const order = await placed({
      price_id: (await between()).price_id,
      start_location: { ...start, terminal_number: "B" },
      finish_location: { ...finish, flight_number: "DP 2", terminal_number: "A" },
    });
    const both = {
      arrival_number: "SU 1",
      departure_number: "DP 2",
      date_departure: "2026-11-24 18:00:00",
      start_place: { terminal_number: "B" },
      finish_place: { terminal_number: "A" },
      flight_later: false,
    };
    expect(await trip(order)).toMatchObject(both);
    const { error } = await call(test.app, "POST", "/v4/orders/trips", {
      body: { order_id: order.order_id, comment: "later", finish_location: { flight_number: "DP 3" } },
      headers: { "order-key": order.order_key ?? "" },
    });
    expect(error).toBeNull();
    expect(await trip(order)).toMatchObject({ ...both, departure_number: "DP 3", notes: "later" });
  });

  it("B11, ruling 31: a flight that comes later is kept as such until its number is sent", async () => {
    const { price_id } = await between();
    const later = { ...start, flight_number: "", flight_later: true };
    const order = await placed({ price_id, start_location: later, finish_location: finish });
    expect(await trip(order)).toMatchObject({ flight_later: true, arrival_number: "" });
    const { error } = await call(test.app, "POST", "/v4/orders/trips", {
      body: { order_id: order.order_id, start_location: { flight_number: "SU 1" } },
      headers: { "order-key": order.order_key ?? "" },
    });
    expect(error).toBeNull();
    expect(await trip(order)).toMatchObject({ flight_later: false, arrival_number: "SU 1" });
  });

  it("ruling 31: an empty number without that word is refused, and nobody waits for a flight to a home", async () => {
    const { price_id } = await between();
    const empty = { price_id, start_location: { ...start, flight_number: "" }, finish_location: finish };
    const { error } = await placeOrder(test.app, [tripBody(price_id, empty)], { key: attemptKey() });
    expect(error?.code).toBe(ERRORS["trip-incomplete"].number);
    const town = { address: "Hotel", location: POINTS.moscow, time: "2026-11-24 10:00", flight_later: true };
    const home = await placed({
      price_id: (await anyPrice(test.app, { from: POINTS.moscow, to: POINTS.sheremetyevo })).price_id,
      start_location: town,
      finish_location: { location: POINTS.sheremetyevo },
    });
    expect((await trip(home))?.flight_later).toBe(false);
  });
});

describe("B2: what was agreed to", () => {
  const terms = { document: "terms", version: "2026-01", lang: "ru" };
  const data = { document: "personal-data", version: "7", lang: "en" };
  const view = async (order: PlacedOrder) =>
    (
      await call<{ consents: unknown }>(test.app, "GET", `/v4/orders/${order.order_id}`, {
        headers: { "order-key": order.order_key ?? "" },
      })
    ).result.consents;

  it("is kept with the order, each document once; an order that does not say has none recorded", async () => {
    const order = await placed({}, undefined, { consents: [terms, data, { ...terms, version: "2026-02" }] });
    const kept = [{ ...terms, version: "2026-02" }, data];
    expect(await view(order)).toEqual(kept);
    expect((await trip(order))?.consents).toEqual(kept);
    const silent = await placed({});
    expect([await view(silent), (await trip(silent))?.consents]).toEqual([null, null]);
  });

  it("is remembered for an account in its latest version, and told to nobody else", async () => {
    const settings = async (person?: Person) =>
      (
        await call<SettingUser>(test.app, "GET", "/v4/partners/get-setting-user", {
          headers: (person && headers[person]) ?? {},
        })
      ).result.consents;
    expect(await settings("customerA")).toEqual([]);
    await placed({}, "customerA", { consents: [terms, data] });
    await placed({}, "customerA", { consents: [{ ...data, version: "8" }] });
    expect(await settings("customerA")).toEqual([
      { document: "personal-data", version: "8", lang: "en" },
      { document: "terms", version: "2026-01", lang: "ru" },
    ]);
    expect(await settings("employeeX")).toEqual([]);
    expect(await settings()).toEqual([]);
  });

  it("is not part of the attempt: the same order sent again with another consent is the same order", async () => {
    const price = await anyPrice(test.app);
    const key = attemptKey();
    const again = (consents: unknown) => placeOrder(test.app, [tripBody(price.price_id)], { key, top: { consents } });
    const [first, second] = [(await again([terms])).result[0], (await again([data])).result[0]];
    expect(second?.order_id).toBe(first?.order_id);
  });
});

describe("the other members of the spec's body", () => {
  it("come back in the trip: viewers, numbers, point of sale, places, permitted extras", async () => {
    const asked = {
      viewers: ["+7 926 000-00-01", "79260000002"],
      priority_s7: "50101041",
      pos: "MOW-7",
      additional_address: true,
      additional_change_Itinerary: true,
      additional_wait: "3",
      is_fast_ride: false,
      flexible_tariff: false,
      send_params: { send_client_voucher: false },
    };
    const both = await placed({ ...asked, internal_number: "TRIP-1" }, undefined, { internal_number: "ORDER-1" });
    expect(await trip(both)).toMatchObject({
      viewers: ["79260000001", "79260000002"],
      internal_number: "TRIP-1",
      ffp_number: "50101041",
      pos: "MOW-7",
      additional_address: true,
      additional_change_itinerary: 1,
      additional_wait: 3,
      fare_on_toll_road: 0,
    });
    expect(await trip(await placed(asked, undefined, { internal_number: "ORDER-1" }))).toMatchObject({
      internal_number: "ORDER-1",
    });
  });

  it("LOY-13: a bonus number with a wrong digit is refused", async () => {
    expect(await code({ priority_s7: "50101042" })).toBe(ERRORS["bonus-number-wrong"].number);
  });

  it("ruling 13: a place is named by its public id or by its number, also as start_place_id", async () => {
    const price = await anyPrice(test.app);
    const known = await trip(await placed({}));
    for (const id of [price.start_place.place_id, String(price.start_place.place_id), known?.start_place_id]) {
      expect((await trip(await placed({ start_place_id: id })))?.start_place_id).toBe(known?.start_place_id);
    }
    // The priced ride does not start in London.
    expect(await code({ start_place_id: "g2643743" })).toBe(ERRORS["places-differ"].number);
  });

  it("a price can be named by its uid, or by a number as text; a user cannot be named", async () => {
    const price = await anyPrice(test.app);
    for (const named of [
      { price_id: null, price_uid: price.price_uid },
      { price_id: price.price_uid.toUpperCase() },
      { price_id: String(price.price_id) },
    ]) {
      const order = await placed(named);
      expect([order.price, order.user_id]).toEqual([price.price, 0]);
    }
    const unknown = { price_id: null, price_uid: "00000000-0000-4000-8000-000000000000" };
    expect(await code(unknown)).toBe(ERRORS["quote-unknown"].number);
  });

  it("the price of the opposite way can be ordered like any other", async () => {
    const price = await anyPrice(test.app);
    const { result, error } = await call<PlacedOrder[]>(test.app, "POST", "/v1/orders", {
      body: {
        trips: [
          {
            price_id: String(price.reverse_price?.price_id),
            start_location: { address: "Hotel", location: POINTS.moscow, time: "2026-11-28 10:00" },
            finish_location: { address: "SVO", location: POINTS.sheremetyevo, time: "2026-11-28 14:00" },
            additional_location: [],
            passengers: [{ name: "Ivan", phone: "79261234567", email: "i@example.org" }],
            additional_change_Itinerary: 3,
          },
        ],
      },
    });
    expect([error, result[0]?.price]).toEqual([null, price.reverse_price?.price]);
  });
});

describe("certificates (LOY-05, T-11)", () => {
  it("take off exactly what was shown, once for a return trip", async () => {
    const price = await anyPrice(test.app);
    const shown = await call<{ restated_cost: number }[]>(test.app, "POST", "/v4/prices/calculation-new-price", {
      body: { hash: "WELCOME10", currency: "RUB", data_prices: [{ price_audit_id: price.price_id }] },
    });
    const order = await placed({ hash: "WELCOME10" }, undefined, { expected_total: shown.result[0]?.restated_cost });
    expect(order.price).toBe(shown.result[0]?.restated_cost);
    expect(order.price).toBeLessThan(price.price);
    const back = tripBody(price.reverse_price?.price_id ?? 0, {
      hash: "GIFT500",
      start_location: { address: "Метрополь", location: POINTS.moscow, time: "2026-11-28 10:00" },
      finish_location: { address: "Шереметьево", location: POINTS.sheremetyevo },
    });
    const { result } = await placeOrder(test.app, [tripBody(price.price_id, { hash: "GIFT500" }), back], {
      key: attemptKey(),
    });
    const full = price.price + (price.reverse_price?.price ?? 0);
    expect((result[0]?.price ?? 0) + (result[1]?.price ?? 0)).toBe(full - 500);
    const view = await call<{ trips: { price: number; lines: { price: number }[] }[] }>(
      test.app,
      "GET",
      `/v4/orders/${order.order_id}`,
      { headers: { "order-key": order.order_key ?? "" } },
    );
    const [line] = view.result.trips;
    expect(line?.lines.reduce((sum, { price: part }) => sum + part, 0)).toBe(line?.price);
  });

  it("that cover the whole price leave nothing to pay: the order is paid", async () => {
    const other = await buildTestApp();
    try {
      await useBook(other.database.db, CHEAP_BOOK);
      const price = await anyPrice(other.app);
      const { result } = await placeOrder(other.app, [tripBody(price.price_id, { hash: "GIFT500" })]);
      expect([price.price, result[0]]).toMatchObject([400, { price: 0, status: 2, payable_status: 1 }]);
      const { error } = await call(other.app, "GET", `/v4/orders/pay-url?transaction=${result[0]?.transaction}`);
      expect(error?.code).toBe(ERRORS["already-paid"].number);
    } finally {
      await other.close();
    }
  });

  it("that are unknown or have expired are refused", async () => {
    expect(await code({ hash: "NOPE" })).toBe(ERRORS["certificate-unknown"].number);
    expect(await code({ hash: "SUMMER26" })).toBe(ERRORS["certificate-not-valid"].number);
  });
});

describe("rides at short notice (ROL-08)", () => {
  it("are sold to accounts that the operator allows", async () => {
    // In 100 minutes by the Moscow clock: too soon for the lead time, but not for a dearer ride.
    const time = new Date(test.clock.now + 280 * 60_000).toISOString().slice(0, 16).replace("T", " ");
    const fast = async (query: string) =>
      (await searchPrices(test.app, { query: `&departure_time=${encodeURIComponent(time)}${query}` })).find(
        (price) => price.is_fast_ride,
      );
    const body = async (query: string) => ({
      price_id: (await fast(query))?.price_id,
      start_location: { address: "SVO", location: POINTS.sheremetyevo, time, flight_number: "SU 1" },
      is_fast_ride: true,
    });
    const order = await placed(await body(""));
    expect(await trip(order)).toMatchObject({ order_type: 3, is_fast_ride: true, is_fast_booking: true });
    const before = await body("&user_id=1863");
    await test.database.pool.query(
      "update accounts set settings = settings || '{\"allowsFastRide\": false}' where user_id = 1863",
    );
    expect((await send(before, undefined, { user_id: 1863 })).error).toMatchObject({
      code: ERRORS["time-refused"].number,
      details: { reason: "fast-ride" },
    });
  });
});

describe("hourly rents", () => {
  const rents = async (duration: number) => {
    const { result } = await call<PriceItem[]>(
      test.app,
      "GET",
      `/v4/prices/rent?start_place_point=${POINTS.moscow}&duration=${duration}&currency=RUB`,
    );
    return result[0]?.price_id;
  };
  const start = { start_location: { address: "Tverskaya 1", location: POINTS.moscow, time: "2026-11-25 10:00" } };

  it("are ordered without a finish, at the price of their hours, and answer as service 2", async () => {
    const rent = { ...start, price_id: await rents(10_800), finish_location: null };
    const order = await placed({ ...rent, is_rent: true, duration: 10_800 });
    expect(order).toMatchObject({ service_id: 2, status: 6 });
    expect(await trip(order)).toMatchObject({ duration: 10_800, location_address: "Tverskaya 1" });
    expect((await placed({ ...rent, is_rent: "true", duration: "7200" })).price).toBe(order.price);
  });

  it("are refused for more hours than were priced, and as a transfer", async () => {
    const rent = { ...start, price_id: await rents(10_800), finish_location: null, is_rent: true };
    expect((await send({ ...rent, duration: 14_400 })).error).toMatchObject({
      code: ERRORS["rent-hours-differ"].number,
      details: { duration: 10_800 },
    });
    expect(await code({ is_rent: true, duration: 3600 })).toBe(ERRORS["rent-not-offered"].number);
  });
});
