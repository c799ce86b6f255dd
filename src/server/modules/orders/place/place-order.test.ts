import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { PLACE_TYPE } from "#domain/places/place-kind.ts";
import {
  anyPrice,
  attemptKey,
  placeOrder,
  searchPrices,
  tripBody,
  POINTS,
} from "../../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

const ids = (id: number, count: number) => Array.from({ length: count }, () => ({ id }));

const countOrders = async (): Promise<number> => {
  const { rows } = await test.database.pool.query<{ count: number }>("select count(*)::int as count from orders");
  return rows[0]?.count ?? 0;
};

const refused = async (trip: Record<string, unknown>, top: Record<string, unknown> = {}) => {
  const before = await countOrders();
  const { error, result, status } = await placeOrder(test.app, [trip], { key: attemptKey(), top });
  expect(result).toBeNull();
  expect(await countOrders()).toBe(before);
  return { code: error?.code, message: error?.message, details: error?.details, status };
};

describe("an order that nothing is wrong with", () => {
  it("BKF-29, PAY-37: is charged for each piece of a service by the server's own price, and told what of it is too many", async () => {
    const price = await anyPrice(test.app);
    const two = { additional_services: [...ids(9006, 2), { id: 9007 }] };
    const key = attemptKey();
    const { result } = await placeOrder(test.app, [tripBody(price.price_id, two)], {
      key,
      top: { expected_total: price.price + 1300 },
    });
    expect(result[0]?.price).toBe(price.price + 1300);
    expect((await refused(tripBody(price.price_id, two), { expected_total: price.price })).code).toBe(
      ERRORS["price-changed"].number,
    );
    const many = await refused(tripBody(price.price_id, { additional_services: ids(9006, 3) }));
    expect(many.message).toBe("Животное в переноске: на одну поездку можно заказать не больше 2");
  });

  it("contract 4.2, NET-29, PAY-26: is stored with its quote, its terms and its event, and the answer has its numbers", async () => {
    const price = await anyPrice(test.app);
    const { result, status } = await placeOrder(test.app, [tripBody(price.price_id)], { key: attemptKey() });
    expect(status).toBe(200);
    const [order] = result;
    expect(order).toMatchObject({ price: price.price, currency: "RUB", status: 6, payable_status: 0 });
    expect(order?.booker_number).toBe(`${order?.order_id}-1`);
    expect(order?.transaction).toBeLessThan(2 ** 31);
    expect(order?.user_id).toBeTypeOf("number");
    expect(order?.order_key).toMatch(/^[\w-]{22}$/);
    const { rows } = await test.database.pool.query(
      `select t.*, o.amount as total from trips t join orders o using (order_id) where t.trip_id = $1`,
      [order?.order_id],
    );
    expect(rows[0]).toMatchObject({
      price_id: price.price_id,
      pickup_local: "2026-11-24 18:40:00",
      pickup_zone: "Europe/Moscow",
      pickup_at: new Date("2026-11-24T15:40:00Z"),
      flight_number: "SU 2455",
      sign: "Анна Иванова",
      total: price.price * 100,
    });
    expect(rows[0]?.terms).toMatchObject({ freeWaiting: { airport: 60 } });
    const events = await test.database.pool.query(
      "select name from outbox where subject_kind = 'order' and subject_id = $1",
      [order?.order_id],
    );
    expect(events.rows).toEqual([{ name: "order.placed" }]);
  });

  it("costs the ride, its stops and its services, as the server counts them", async () => {
    const price = await anyPrice(test.app);
    const seat = price.additional_services.find((service) => service.slug === "booster");
    const { result } = await placeOrder(
      test.app,
      [
        tripBody(price.price_id, {
          adults_amount: 1,
          children_amount: 1,
          additional_services: [{ id: seat?.id }],
          additional_locations: [{ address: "Химки", location: "55.9,37.45" }],
        }),
      ],
      { key: attemptKey() },
    );
    expect(result[0]?.price).toBe(price.price + Number(seat?.price) + price.price_subaddress);
  });

  it("there and back makes two trips under one transaction", async () => {
    const price = await anyPrice(test.app);
    const back = tripBody(price.reverse_price?.price_id ?? 0, {
      start_location: { address: "Метрополь", location: POINTS.moscow, time: "2026-11-28 10:00" },
      finish_location: {
        address: "Шереметьево",
        location: POINTS.sheremetyevo,
        time: "2026-11-28 14:00",
        flight_number: "SU 1",
      },
    });
    const { result } = await placeOrder(test.app, [tripBody(price.price_id), back], { key: attemptKey() });
    expect(result).toHaveLength(2);
    expect(result[0]?.transaction).toBe(result[1]?.transaction);
    expect(result.map((trip) => trip.booker_number)).toEqual([`${result[0]?.order_id}-1`, `${result[0]?.order_id}-2`]);
  });

  it("VAL-28: a return trip within 300 s of the outbound arrival is refused", async () => {
    const price = await anyPrice(test.app);
    const back = tripBody(price.reverse_price?.price_id ?? 0, {
      start_location: { address: "Метрополь", location: POINTS.moscow, time: "2026-11-24 19:00" },
      finish_location: { address: "Шереметьево", location: POINTS.sheremetyevo },
    });
    const { error } = await placeOrder(test.app, [tripBody(price.price_id), back], { key: attemptKey() });
    expect(error?.code).toBe(ERRORS["return-too-early"].number);
    expect(error?.message).toMatch(/^Обратная поездка может начаться не раньше 24\.11\.2026 \d\d:\d\d$/);
  });

  it("W2: two cars on the same route at the same time are one order, and so is a leg that leads onward", async () => {
    const price = await anyPrice(test.app);
    const car = tripBody(price.price_id);
    const cars = await placeOrder(test.app, [car, { ...car, comment: "second car" }], { key: attemptKey() });
    expect([cars.error, cars.result.length]).toEqual([null, 2]);

    const onward = await anyPrice(test.app, { from: POINTS.moscow, to: POINTS.vnukovo });
    const leg = tripBody(onward.price_id, {
      start_location: { address: "Метрополь", location: POINTS.moscow, time: "2026-11-24 18:45" },
      finish_location: { address: "Внуково", location: POINTS.vnukovo },
    });
    const legs = await placeOrder(test.app, [car, leg], { key: attemptKey() });
    expect([legs.error, legs.result.length]).toEqual([null, 2]);
  });
});

describe("A6: an order lacks what the form asks for and old clients leave out", () => {
  it("a train and its carriage at a station, or a departure at an airport: it is still placed", async () => {
    const station = "55.7737,37.6556";
    const price = await anyPrice(test.app, { from: station, to: POINTS.sheremetyevo });
    expect([price.start_place.type, price.finish_place.type]).toEqual([PLACE_TYPE.station, PLACE_TYPE.airport]);
    const fromStation = tripBody(price.price_id, {
      start_location: { address: "Station", location: station, time: "2026-11-24 18:40" },
      finish_location: { address: "SVO", location: POINTS.sheremetyevo },
    });
    expect((await placeOrder(test.app, [fromStation], { key: attemptKey() })).error).toBeNull();
  });

  it("the flight to meet at an airport, or the time: it is refused", async () => {
    const price = await anyPrice(test.app);
    const bare = { address: "SVO", location: POINTS.sheremetyevo };
    for (const [start, code] of [
      [{ ...bare, time: "2026-11-24 18:40" }, "trip-incomplete"],
      [{ ...bare, flight_number: "SU 1" }, "time-malformed"],
    ] as const) {
      const trip = tripBody(price.price_id, { start_location: start });
      const { error } = await placeOrder(test.app, [trip], { key: attemptKey() });
      expect(error?.code).toBe(ERRORS[code].number);
    }
  });
});

describe("a retry", () => {
  it("R-01: with the same key gets the same order, even ten at once", async () => {
    const price = await anyPrice(test.app);
    const [key, secret] = [attemptKey(), attemptKey()];
    const before = await countOrders();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => placeOrder(test.app, [tripBody(price.price_id)], { key, secret })),
    );
    expect(new Set(answers.map((answer) => answer.result[0]?.order_id)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.result[0]?.order_key)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers["idempotent-replayed"] === "true")).toHaveLength(9);
    expect(await countOrders()).toBe(before + 1);
  });

  it.each([
    ["of our own form", "0b7c1c7e4f6a4d0c-9a3e5f2d1b8a7c6e"],
    ["with dots and colons", "shop.example:2026-11:order.17"],
    ["of base64", "q83vEjRWeJCrze8SNFZ4kA+/=="],
    ["of 15 characters", "shop-order-0017"],
    ["of one character", "7"],
    ["of another alphabet", "заказ-7"],
    ["with a quote in it", String.raw`a "b" \c`],
    ["of 255 characters", "k".repeat(255)],
  ])("R7, R-01: with a key %s gets the same order, in quotes and without", async (_form, sent) => {
    const price = await anyPrice(test.app);
    const key = Buffer.from(sent).toString("latin1");
    const before = await countOrders();
    const secret = attemptKey();
    const place = (form: string) => placeOrder(test.app, [tripBody(price.price_id)], { key: form, secret });
    const quoted = `"${key.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
    const answers = [await place(quoted), await place(quoted), await place(key)];
    expect(new Set(answers.map(({ result }) => result[0]?.order_key)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
    const ask = async (headers: Record<string, string>) => {
      const attempt = await test.app.inject({ url: `/v4/orders/attempt/${encodeURIComponent(key)}`, headers });
      return attempt.json<{ result: { placed: boolean } | null }>().result?.placed ?? false;
    };
    expect(await ask({}), "a key alone opens nothing").toBe(false);
    expect(await ask({ "idempotency-secret": secret })).toBe(sent.length >= 16 && !/[^ -~]/.test(sent));
  });

  it.each(["", '""', '"  "', "k".repeat(256)])(
    "R-01: with the key %j is refused with words, and orders nothing",
    async (key) => {
      const price = await anyPrice(test.app);
      const before = await countOrders();
      const { status, error } = await placeOrder(test.app, [tripBody(price.price_id)], { key });
      expect([status, error?.code]).toEqual([400, ERRORS["attempt-key-wrong"].number]);
      expect(error?.message).toBe("Укажите в Idempotency-Key от 1 до 255 знаков или не отправляйте этот заголовок");
      expect(await countOrders()).toBe(before);
    },
  );

  it("R-01: with the same key and other content is refused with 422", async () => {
    const price = await anyPrice(test.app);
    const key = attemptKey();
    await placeOrder(test.app, [tripBody(price.price_id)], { key });
    const { status, error } = await placeOrder(test.app, [tripBody(price.price_id, { comment: "другой" })], { key });
    expect([status, error?.code]).toEqual([422, ERRORS["attempt-conflict"].number]);
  });

  it("R-02: without a key gets the same order within a minute, without its order key, and a second one after that", async () => {
    const price = await anyPrice(test.app);
    const trip = tripBody(price.price_id, { comment: "без ключа" });
    const before = await countOrders();
    const twins = await Promise.all(Array.from({ length: 6 }, () => placeOrder(test.app, [trip])));
    expect(await countOrders()).toBe(before + 1);
    expect(twins.filter((twin) => twin.result[0]?.order_key === null)).toHaveLength(5);
    test.clock.now = TEST_NOW + 61_000;
    await placeOrder(test.app, [trip]);
    test.clock.now = TEST_NOW;
    expect(await countOrders()).toBe(before + 2);
  });

  it("R-04: an attempt says whether it became an order, and gives the order key to its key in the header with its secret for a day, in the address never", async () => {
    const price = await anyPrice(test.app);
    const [key, secret] = [attemptKey(), attemptKey()];
    const own = { "idempotency-secret": secret };
    const ask = async (url: string, headers = {}) =>
      (await test.app.inject({ url, headers })).json<{ result: object | null }>().result;
    const byHeader = () => ask("/v4/orders/attempt", { "idempotency-key": key, ...own });
    const byAddress = () => ask(`/v4/orders/attempt/${key}`, own);
    const none = { placed: false, order_id: null, transaction: null, order_key: null };
    expect([await byHeader(), await byAddress()]).toEqual([none, none]);
    const { result } = await placeOrder(test.app, [tripBody(price.price_id)], { key, secret });
    const { order_id, transaction, order_key } = result[0] ?? {};
    const bare = { placed: true, order_id, transaction, order_key: null };
    expect([await byHeader(), await byAddress()]).toEqual([{ ...bare, order_key }, bare]);
    test.clock.now += 86_400_000;
    expect(await byHeader()).toEqual(bare);
    test.clock.now = TEST_NOW;
  });

  it("R-04: an attempt without a key is not looked for", async () => {
    const answer = await test.app.inject({ url: "/v4/orders/attempt" });
    expect([answer.statusCode, answer.json<{ error: { code: number } }>().error.code]).toEqual([
      400,
      ERRORS.malformed.number,
    ]);
  });
});

describe("a price", () => {
  it("T-11: that was never quoted is refused", async () => {
    expect(await refused(tripBody(7))).toMatchObject({ status: 200, code: ERRORS["quote-unknown"].number });
  });

  it("T-11: can be ordered for two hours while it has not changed, and is refused after that", async () => {
    const price = await anyPrice(test.app);
    test.clock.now = TEST_NOW + 119 * 60_000;
    const { result } = await placeOrder(test.app, [tripBody(price.price_id, { comment: "поздно" })], {
      key: attemptKey(),
    });
    expect(result[0]?.price).toBe(price.price);
    test.clock.now = TEST_NOW + 121 * 60_000;
    expect(await refused(tripBody(price.price_id))).toMatchObject({ code: ERRORS["quote-expired"].number });
    test.clock.now = TEST_NOW;
  });

  it("T-11: made for one user is refused to another, and accepted from a caller who names nobody", async () => {
    const price = await anyPrice(test.app, { query: "&user_id=5" });
    expect(await refused(tripBody(price.price_id, { user_id: 6 }))).toMatchObject({
      code: ERRORS["quote-foreign"].number,
    });
    const { result } = await placeOrder(test.app, [tripBody(price.price_id)], { key: attemptKey() });
    expect(result[0]?.user_id).toBe(5);
  });

  it("T-10: a total that differs from ours is refused, with both sums", async () => {
    const price = await anyPrice(test.app);
    const answer = await refused(tripBody(price.price_id), { expected_total: 1 });
    expect(answer).toMatchObject({
      code: ERRORS["price-changed"].number,
      details: { old_price: 1, new_price: price.price },
    });
  });

  it("T-10: cannot be lowered by naming a place far from the priced one", async () => {
    const price = await anyPrice(test.app);
    const elsewhere = { address: "Рязань", location: "54.62,39.73" };
    expect(await refused(tripBody(price.price_id, { finish_location: elsewhere }))).toMatchObject({
      code: ERRORS["places-differ"].number,
    });
  });

  it("T-10: cannot be lowered by naming another place by its id, as text or as a number", async () => {
    const price = await anyPrice(test.app);
    for (const place_id of ["g500096", 500096]) {
      expect(
        await refused(tripBody(price.price_id, { finish_location: { address: "Рязань", place_id } })),
      ).toMatchObject({
        code: ERRORS["places-differ"].number,
      });
    }
  });

  it("T-05: members that set a price, a state or an owner are dropped", async () => {
    const price = await anyPrice(test.app);
    const { result } = await placeOrder(
      test.app,
      [
        tripBody(price.price_id, {
          price: 1,
          amount: -5,
          status: 2,
          order_id: 1,
          transaction: 5,
          paid_at: "2026-01-01",
        }),
      ],
      { key: attemptKey(), top: { total: 1, state: "completed", role: "admin" } },
    );
    expect(result[0]).toMatchObject({ price: price.price, status: 6, payable_status: 0 });
  });
});

describe("bad input", () => {
  const start = { address: "Шереметьево", location: POINTS.sheremetyevo, flight_number: "SU 1" };

  it.each([
    ["a past time", "2026-11-20 10:00", "time-refused", /прошло/],
    ["a time too near", "2026-11-21 09:30", "time-refused", /Ближайшее: 21\.11\.2026 11:03/],
    ["a time years ahead", "2029-01-01 10:00", "time-refused", /год/],
    ["a date that does not exist", "2026-02-30 10:00", "time-malformed", /дату и время/],
    ["no time at all", "", "time-malformed", /дату и время/],
  ] as const)("%s is refused in plain words", async (_what, time, code, words) => {
    const price = await anyPrice(test.app);
    const answer = await refused(tripBody(price.price_id, { start_location: { ...start, time } }));
    expect(answer.code).toBe(ERRORS[code].number);
    expect(answer.message).toMatch(words);
  });

  it.each([
    [
      "no flight number at an airport",
      { start_location: { ...start, flight_number: "", time: "2026-11-24 10:00" } },
      "trip-incomplete",
    ],
    ["no e-mail", { passengers: [{ name: "А", phone: "79161234567" }] }, "passenger-incomplete"],
    [
      "a phone of seven digits",
      { passengers: [{ name: "А", phone: "9161234", email: "a@example.com" }] },
      "passenger-incomplete",
    ],
    ["more people than seats", { adults_amount: 9 }, "party-too-large"],
    ["a service nobody offers", { additional_services: [{ id: 1 }] }, "service-unknown"],
    ["more of a service than the operator sells", { additional_services: ids(9006, 3) }, "too-many-services"],
    ["more services than a trip takes", { additional_services: ids(9005, 31) }, "too-many-services"],
    ["six stops", { additional_locations: Array.from({ length: 6 }, () => ({ address: "x" })) }, "too-many-stops"],
    ["rent by the hour", { is_rent: true, duration: 3600 }, "rent-not-offered"],
  ] as const)("%s is refused and nothing is stored", async (_what, changes, code) => {
    const price = await anyPrice(test.app);
    expect((await refused(tripBody(price.price_id, changes))).code).toBe(ERRORS[code].number);
  });

  it("searches between unknown points, at sea and across the world give an empty list", async () => {
    expect(await searchPrices(test.app, { from: POINTS.atlantic })).toEqual([]);
    expect(await searchPrices(test.app, { to: POINTS.sydney })).toEqual([]);
    expect(await searchPrices(test.app, { to: POINTS.sheremetyevo })).toEqual([]);
  });

  it("a missing trip list, an array for an object and text for a number are refused as malformed", async () => {
    for (const trips of [[], [1], "x", [{ price_id: "abc" }]]) {
      const response = await test.app.inject({ method: "POST", url: "/v4/orders", payload: { trips } });
      expect(response.statusCode).toBe(400);
      expect(response.json<{ error: { code: number } }>().error.code).toBe(ERRORS.malformed.number);
    }
  });
});
