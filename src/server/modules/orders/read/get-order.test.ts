import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import type { Secrets } from "#server/secrets/secrets.ts";
import { payInFull, TEST_SECRET } from "../../../../../tests/server/payment-steps.ts";
import {
  anyPrice,
  attemptKey,
  call,
  placedOrder,
  placeOrder,
  POINTS,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
let order: PlacedOrder;
let other: PlacedOrder;
beforeAll(async () => {
  test = await buildTestApp();
  order = await placedOrder(test.app, PERSONAL_TRIP);
  other = await placedOrder(test.app);
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

/** A trip with a recognisable value in every personal member. */
const PERSONAL_TRIP = {
  passengers: [
    { name: "Zinaida Lobachevskaya", phone: "+7 903 555-12-34", email: "zina.lob@example.org" },
    { name: "Prokhor Spiridonov", phone: "+7 903 555-99-88", email: "prokhor@example.org" },
  ],
  text_tablet: "LOBACHEVSKAYA PARTY",
  comment: "call the concierge Arkady",
  finish_location: { address: "Tsvetnoy bulvar 77, flat 13", location: POINTS.moscow },
  internal_number: "INT-4711",
};
const PERSONAL = /Zinaida|Lobachevskaya|zina\.lob|9035551234|Prokhor|9035559988|concierge|Tsvetnoy|INT-4711/i;

const open = (orderId: number | string, key?: string, query = "lang=en") =>
  test.app.inject({ url: `/v4/orders/${orderId}?${query}`, headers: key === undefined ? {} : { "order-key": key } });

/** An answer without the members that differ every time. */
const comparable = (response: Awaited<ReturnType<typeof open>>) => ({
  status: response.statusCode,
  body: response.body.replace(/"x-uuid":"[^"]+"/, '"x-uuid":""'),
  headers: Object.fromEntries(Object.entries(response.headers).filter(([name]) => name !== "date")),
});

describe("the holder of an order key", () => {
  it("reads the order as it was sold, in the requested language", async () => {
    const { result } = (await open(order.order_id, order.order_key ?? "")).json<{ result: Record<string, unknown> }>();
    expect(result).toMatchObject({
      order_id: order.order_id,
      booker_number: `${order.order_id}-1`,
      transaction: order.transaction,
      state: "placed",
      status: 6,
      pay_by: "card",
      payment: "open",
      total: order.price,
      currency: "RUB",
      email: "zina.lob@example.org",
      can: { pay: true },
      trips: [
        {
          price: order.price,
          pickup_time: "2026-11-24 18:40",
          flight_number: "SU 2455",
          sign: "LOBACHEVSKAYA PARTY",
          passengers_number: 2,
          start: { timezone: "Europe/Moscow", kind: "airport" },
          finish: { address: "Tsvetnoy bulvar 77, flat 13" },
        },
      ],
    });
    expect(result).toMatchObject({ trips: [{ start: { title: "Sheremetyevo" }, lines: [{ name: "Economy" }, {}] }] });
    const russian = (await open(order.order_id, order.order_key ?? "", "lang=ru")).json<{ result: unknown }>();
    expect(russian.result).toMatchObject({ trips: [{ start: { title: "Шереметьево" }, finish: { title: "Москва" } }] });
  });

  it("I8: sees lines that add up to the price of the trip, and trips that add up to the total", async () => {
    const price = await anyPrice(test.app);
    const seat = price.additional_services.find((service) => service.slug === "booster");
    const placed = await placedOrder(test.app, {
      adults_amount: 1,
      children_amount: 1,
      additional_services: [{ id: seat?.id }],
      additional_locations: [{ address: "Химки", location: "55.9,37.45" }, { address: "the bakery behind the park" }],
    });
    const { result } = (await open(placed.order_id, placed.order_key ?? "")).json<{
      result: {
        total: number;
        trips: { price: number; stops: string[]; map_points: string[]; lines: { price: number; kind: string }[] }[];
      };
    }>();
    const [trip] = result.trips;
    expect(trip?.stops).toEqual(["Химки", "the bakery behind the park"]);
    // Nobody knows where a stop is that was only typed, and the map is drawn without it.
    expect(trip?.map_points).toEqual([expect.any(String), "55.9,37.45", expect.any(String)]);
    expect(trip?.lines.map((line) => line.kind)).toEqual(["ride", "stops", seat?.category, "table"]);
    expect(trip?.lines.reduce((sum, line) => sum + line.price, 0)).toBe(trip?.price);
    expect(result.total).toBe(placed.price);
  });

  it("sees that the money has come, and is not asked to pay again", async () => {
    const placed = await placedOrder(test.app);
    await payInFull(test.database.pool, placed.order_id);
    const { result } = (await open(placed.order_id, placed.order_key ?? "")).json<{ result: unknown }>();
    expect(result).toMatchObject({ payment: "paid", status: 0, can: { pay: false } });
  });

  it("reads everything that was given with it, to check it", async () => {
    const { result } = (await open(order.order_id, order.order_key ?? "")).json<{ result: { trips: unknown[] } }>();
    expect(result.trips[0]).toMatchObject({
      given: {
        passengers: [
          { name: "Zinaida Lobachevskaya", phone: "+7 903 555 12 34", email: "zina.lob@example.org" },
          { name: "Prokhor Spiridonov" },
        ],
        adults: 2,
        children: 0,
        comment: "call the concierge Arkady",
        internal_number: "INT-4711",
        certificate: "",
      },
    });
  });
});

describe("what has happened to an order", () => {
  it("is told by its entries and moves, without the names of those who made them", async () => {
    const placed = await placedOrder(test.app);
    await payInFull(test.database.pool, placed.order_id);
    await test.database.pool.query(`
      begin;
      insert into trip_moves (trip_id, from_state, to_state, at, author, reason)
        values (${placed.order_id}, 'placed', 'confirmed', '2026-11-21 12:00Z', 'operator:Zoya', 'my cousin drives');
      update trips set state = 'confirmed' where trip_id = ${placed.order_id};
      update orders set state = 'confirmed' where order_id = ${placed.order_id};
      commit;`);
    const response = await open(placed.order_id, placed.order_key ?? "");
    const { result } = response.json<{ result: { account: { entries: unknown }; moves: unknown } }>();
    expect(result.account.entries).toMatchObject([
      { kind: "ride", amount: placed.price, order_id: placed.order_id, by: "traveller", reason: "" },
      { kind: "card", amount: placed.price, order_id: null, by: "acquirer" },
    ]);
    expect(result.moves).toEqual([
      { at: "2026-11-21T12:00:00.000Z", order_id: placed.order_id, state: "confirmed", by: "operator" },
    ]);
    expect(response.body).not.toMatch(/Zoya|cousin/);
  });

  it("says of each change what was changed, and not what stood there", async () => {
    const placed = await placedOrder(test.app, { comment: "the brown dog" });
    const headers = { "order-key": placed.order_key ?? "" };
    for (const change of [{ comment: "no dog" }, { luggage_amount: 3, text_tablet: "Anna" }]) {
      const body = { order_id: placed.order_id, ...change };
      expect((await call(test.app, "POST", "/v4/orders/trips?lang=en", { body, headers })).status).toBe(200);
    }
    const response = await open(placed.order_id, placed.order_key ?? "");
    const { changes } = response.json<{ result: { changes: unknown } }>().result;
    expect(changes).toEqual([
      { at: new Date(TEST_NOW).toISOString(), order_id: placed.order_id, by: "traveller", what: ["comment"] },
      { at: new Date(TEST_NOW).toISOString(), order_id: placed.order_id, by: "traveller", what: ["sign", "luggage"] },
    ]);
    expect(response.body).not.toContain("brown");
  });
});

describe("anybody else", () => {
  it("T-01: gets byte for byte the same answer for a wrong key, another order's key and an unknown order", async () => {
    const wrong = comparable(await open(order.order_id, "A".repeat(22)));
    expect(wrong.status).toBe(404);
    expect(JSON.parse(wrong.body)).toMatchObject({ result: null, error: { code: ERRORS["order-unknown"].number } });
    expect(comparable(await open(order.order_id, other.order_key ?? ""))).toEqual(wrong);
    expect(comparable(await open(1_999_999_999, "A".repeat(22)))).toEqual(wrong);
    expect(comparable(await open(1_999_999_999, order.order_key ?? ""))).toEqual(wrong);
    expect(comparable(await open(order.transaction, order.order_key ?? ""))).toEqual(wrong);
  });

  it("T-36: cannot open the order by a key with one character changed", async () => {
    const key = order.order_key ?? "";
    for (let at = 0; at < key.length; at++) {
      const changed = `${key.slice(0, at)}${key[at] === "A" ? "B" : "A"}${key.slice(at + 1)}`;
      expect([at, (await open(order.order_id, changed)).statusCode]).toEqual([at, 404]);
    }
  });

  it("T-01: gets 401 in the envelope for no key, an empty one or an impossible one", async () => {
    for (const key of [undefined, "", " ", "x", `${order.order_key ?? ""}A`, "null", "[]"]) {
      const response = await open(order.order_id, key);
      expect([key, response.statusCode]).toEqual([key, 401]);
      expect(response.json()).toMatchObject({
        result: null,
        error: {
          code: ERRORS.unauthorised.number,
          status: 401,
          message: "Log in, or open the booking from the link in your e-mail",
        },
      });
    }
  });

  it("ruling 4: cannot open an order by user_id, transaction or Authorization header", async () => {
    for (const request of [
      { url: `/v4/orders/${order.order_id}?user_id=1&transaction=${order.transaction}` },
      { url: `/v4/orders/${order.order_id}?order_key=${order.order_key}&order-key=${order.order_key}` },
      { url: `/v4/orders/${order.order_id}`, headers: { authorization: `Bearer ${order.order_key}` } },
      { url: `/v4/orders/${order.order_id}`, headers: { cookie: `order-key=${order.order_key}` } },
    ]) {
      const response = await test.app.inject(request);
      expect([request.url, response.statusCode]).toEqual([request.url, 401]);
    }
  });

  it("T-02: gets the same decision for every spelling of the path", async () => {
    const spellings = [
      `/v1/orders/${order.order_id}/`,
      `/transnextgen/v3/orders/${order.order_id}`,
      `//v4/orders/${order.order_id}`,
      `/v4//orders/${order.order_id}`,
      `/V4/orders/${order.order_id}`,
      `/v4/Orders/${order.order_id}`,
      `/v4/orders/%31${String(order.order_id).slice(1)}`,
      `/v4/orders/${order.order_id}%2f`,
      `/v4/orders/..%2forders%2f${order.order_id}`,
    ];
    for (const url of spellings) {
      for (const method of ["GET", "HEAD"] as const) {
        const response = await test.app.inject({ method, url });
        expect([method, url, [400, 401, 404].includes(response.statusCode)]).toEqual([method, url, true]);
        expect(response.body).not.toMatch(PERSONAL);
      }
    }
  });

  it("I10: reads no personal data from a pay-url, an attempt, a retry without a key, or a refusal", async () => {
    const key = attemptKey();
    const price = await anyPrice(test.app);
    const trip = tripBody(price.price_id, PERSONAL_TRIP);
    const placed = await placeOrder(test.app, [trip], { key });
    expect(JSON.stringify(placed.result)).toMatch(PERSONAL);
    const answers = [
      await test.app.inject({ url: `/v4/orders/pay-url?transaction=${order.transaction}` }),
      await test.app.inject({ url: `/v4/orders/attempt/${key}` }),
      await open(order.order_id, "A".repeat(22)),
      await open(order.order_id),
      await test.app.inject({
        method: "POST",
        url: "/v4/orders",
        headers: { "idempotency-key": key },
        payload: { trips: [tripBody(price.price_id, { ...PERSONAL_TRIP, comment: "" })] },
      }),
      await test.app.inject({ method: "POST", url: "/v4/orders", payload: { trips: [{ ...trip, price_id: 7 }] } }),
      await test.app.inject({
        method: "POST",
        url: "/v4/orders",
        payload: { trips: [{ ...trip, passengers: "Zinaida" }] },
      }),
      await test.app.inject({ url: `/v4/orders/${order.order_id}`, headers: { "order-key": "zina.lob@example.org" } }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 404, 401, 422, 200, 400, 401]);
    for (const answer of answers) expect(answer.body).not.toMatch(PERSONAL);
  });

  it("I10: gets the numbers of an order by repeating it without a key, but not its order key", async () => {
    const price = await anyPrice(test.app);
    const trip = tripBody(price.price_id, { comment: "same words, another person" });
    const first = await placeOrder(test.app, [trip]);
    const second = await placeOrder(test.app, [trip]);
    expect(second.result[0]?.order_id).toBe(first.result[0]?.order_id);
    expect([first.result[0]?.order_key === null, second.result[0]?.order_key]).toEqual([false, null]);
  });
});

describe("an order key", () => {
  it("still opens its order while a new secret signs, and no more once the old one is forgotten", async () => {
    const opened = async (...secrets: Secrets) => {
      const renewed = await buildTestApp({ parts: { database: test.database, secrets } });
      const headers = { "order-key": order.order_key ?? "" };
      const { statusCode } = await renewed.app.inject({ url: `/v4/orders/${order.order_id}`, headers });
      await renewed.close();
      return statusCode;
    };
    const renewed = "a secret that replaces the one before it";
    expect(await opened(renewed, TEST_SECRET)).toBe(200);
    expect(await opened(renewed)).toBe(404);
  });
});

describe("an attempt", () => {
  it("R-04: guessed by a stranger was never placed, and one too short to be random is malformed", async () => {
    const { result } = await call<unknown>(test.app, "GET", `/v4/orders/attempt/${attemptKey()}`);
    expect(result).toEqual({ placed: false, order_id: null, transaction: null, order_key: null });
    const { status } = await call(test.app, "GET", "/v4/orders/attempt/short");
    expect(status).toBe(400);
  });
});

describe("an order of two currencies", () => {
  it("is refused and stores nothing", async () => {
    const roubles = await anyPrice(test.app);
    const { result } = await call<{ price_id: number; currency: string }[]>(
      test.app,
      "GET",
      `/v4/prices?start_place_point=${POINTS.moscow}&finish_place_point=${POINTS.sheremetyevo}&currency=EUR`,
    );
    expect([roubles.currency, result[0]?.currency]).toEqual(["RUB", "EUR"]);
    const back = tripBody(result[0]?.price_id ?? 0, {
      start_location: { address: "Метрополь", location: POINTS.moscow, time: "2026-11-28 10:00" },
      finish_location: { address: "Шереметьево", location: POINTS.sheremetyevo },
    });
    const key = attemptKey();
    const { error, result: placed } = await placeOrder(test.app, [tripBody(roubles.price_id), back], { key });
    expect([placed, error?.code]).toEqual([null, ERRORS["currency-mismatch"].number]);
    const attempt = await call<{ placed: boolean }>(test.app, "GET", `/v4/orders/attempt/${key}`);
    expect(attempt.result.placed).toBe(false);
  });
});
