import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { TripItem } from "#contract/orders/trips.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import {
  anyPrice,
  attemptKey,
  call,
  eventually,
  placedOrder,
  placeOrder,
  POINTS,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const OPERATOR = "operator@example.org";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ listen: true, variables: { OPERATOR_MAIL: OPERATOR } });
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

const sql = async (text: string, values: unknown[]) =>
  (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
const keyOf = (order: PlacedOrder) => ({ "order-key": order.order_key ?? "" });
const tripOf = async (order: PlacedOrder): Promise<TripItem | undefined> => {
  const { result } = await call<{ orders: TripItem[] }>(
    test.app,
    "GET",
    `/v4/orders/trips?order_id=${order.order_id}`,
    { headers: keyOf(order) },
  );
  return result.orders[0];
};
const sent = async (changes: Record<string, unknown>, price?: PriceItem) => {
  const trip = tripBody((price ?? (await anyPrice(test.app))).price_id, changes);
  return placeOrder(test.app, [trip], { key: attemptKey() });
};

describe("phones of old clients (ruling 32, decision 0093)", () => {
  const placedWith = async (phone: string, viewers: readonly string[] = []) => {
    const order = await placedOrder(test.app, {
      passengers: [{ name: "Ivan", phone, email: "ivan@example.org" }],
      viewers,
    });
    const [row] = await sql(
      "select customer_phone, viewers from orders join trips using (order_id) where trip_id = $1",
      [order.order_id],
    );
    return { ...row, answered: order.passengers[0]?.phone };
  };

  it.each([
    ["79161234567", "+79161234567"],
    ["+7(916)1234567", "+79161234567"],
    ["+971501234567", "+971501234567"],
    ["8613800138000", "+8613800138000"],
    ["447911123456", "+447911123456"],
    ["971501234567", "+971501234567"],
    ["905321234567", "+905321234567"],
    ["380501234567", "+380501234567"],
    ["8 926 123-45-67", "+79261234567"],
  ])("VAL-13: %s is kept as %s and answered in digits", async (phone, kept) => {
    expect(await placedWith(phone)).toMatchObject({ customer_phone: kept, answered: kept.slice(1) });
  });

  it("B1: eight, seven and no code before it are one number, also among the viewers", async () => {
    const spellings = ["8 916 123-45-67", "+7 916 123-45-67", "9161234567"];
    expect(await placedWith("89161234567", spellings)).toMatchObject({
      customer_phone: "+79161234567",
      viewers: ["+79161234567"],
    });
  });

  it("VAL-13: digits that nobody gives out, or that may be two numbers, stay as they came", async () => {
    expect(await placedWith("4520123456", ["19999999999"])).toMatchObject({
      customer_phone: "4520123456",
      viewers: ["19999999999"],
    });
  });

  it.each([
    ["+7 913 123 45 6", "Проверьте номер телефона: не хватает цифр"],
    ["447911123", "Проверьте номер телефона: не хватает цифр"],
    ["123456789", "Проверьте номер телефона: не хватает цифр"],
    ["7913abc1234", "Проверьте номер телефона: в нём могут быть только цифры и «+» в начале"],
    ["+999123456789", "Проверьте номер телефона: такого кода страны нет"],
  ])("VAL-12, VAL-14, B1: %s is refused with the reason", async (phone, message) => {
    const passengers = [{ name: "Ivan", phone, email: "ivan@example.org" }];
    const { error } = await sent({ passengers });
    expect([error?.code, error?.message, error?.details]).toEqual([
      ERRORS["passenger-incomplete"].number,
      message,
      { field: "phone" },
    ]);
  });

  it("found 32: a phone that cannot be rung is refused for every passenger, and for whoever follows the trip", async () => {
    const ivan = { name: "Ivan", phone: "+79161234567", email: "ivan@example.org" };
    for (const changes of [
      { passengers: [ivan, { name: "Anna", phone: "+7 916 12" }] },
      { passengers: [ivan], viewers: ["8-800-FLOWERS"] },
    ]) {
      const { error } = await sent(changes);
      expect([error?.code, error?.details]).toEqual([ERRORS["passenger-incomplete"].number, { field: "phone" }]);
    }
    const { error } = await sent({ passengers: [ivan, { name: "Anna", phone: " - " }], viewers: ["", "—"] });
    expect(error).toBeNull();
  });
});

describe("R-02: an order that is sent again without a key", () => {
  const cancel = (order: PlacedOrder | undefined) =>
    call(test.app, "POST", "/v4/orders/trips/cancel", {
      body: { order_id: order?.order_id },
      headers: { "order-key": order?.order_key ?? "" },
    });

  it("is a new one when the first is cancelled; with a key it stays the cancelled one", async () => {
    const trip = tripBody((await anyPrice(test.app)).price_id, { comment: "again" });
    const first = (await placeOrder(test.app, [trip])).result[0];
    expect((await cancel(first)).error).toBeNull();
    const second = (await placeOrder(test.app, [trip])).result[0];
    expect(second?.order_id).not.toBe(first?.order_id);
    expect(second).toMatchObject({ status: 6, order_key: expect.any(String) as string });
    expect((await placeOrder(test.app, [trip])).result[0]?.order_id).toBe(second?.order_id);

    const key = attemptKey();
    const keyed = (await placeOrder(test.app, [trip], { key })).result[0];
    await cancel(keyed);
    expect((await placeOrder(test.app, [trip], { key })).result[0]).toMatchObject({
      order_id: keyed?.order_id,
      status: 4,
    });
  });

  it("is a new one when one of its two trips is cancelled", async () => {
    const price = await anyPrice(test.app);
    const back = tripBody(price.reverse_price?.price_id ?? 0, {
      start_location: { address: "Hotel", location: POINTS.moscow, time: "2026-11-28 10:00" },
      finish_location: { address: "SVO", location: POINTS.sheremetyevo },
    });
    const trips = [tripBody(price.price_id, { comment: "both" }), back];
    const first = (await placeOrder(test.app, trips)).result;
    await call(test.app, "POST", "/v4/orders/trips/cancel", {
      body: { order_id: first[1]?.order_id },
      headers: { "order-key": first[0]?.order_key ?? "" },
    });
    const second = (await placeOrder(test.app, trips)).result;
    expect(second[0]?.order_id).not.toBe(first[0]?.order_id);
  });
});

describe("PLC-28: stops", () => {
  const stop = (location: string, more = {}) => ({ additional_locations: [{ address: "Stop", location, ...more }] });

  it("far from both ends are refused with the message of the check, by point and by place", async () => {
    for (const changes of [stop("48.8566,2.3522"), stop("", { place_id: "g2643743" })]) {
      const { error } = await sent({ ...changes, lang: "en" });
      expect(error).toMatchObject({
        code: ERRORS["places-differ"].number,
        details: { field: "additional_locations" },
      });
      expect(error?.message).toMatch(/«Stop»|Stop/);
    }
    const { error } = await sent(stop("55.7,37.7"));
    expect(error).toBeNull();
  });

  it("that are empty are not charged, and an address alone is charged", async () => {
    const price = await anyPrice(test.app);
    const empty = [{ address: "", location: "" }, { address: " ", location: "" }, {}];
    const { result } = await sent({ additional_locations: empty }, price);
    expect(result[0]?.price).toBe(price.price);
    const one = await sent({ additional_locations: [...empty, { address: "Khimki" }] }, price);
    expect(one.result[0]?.price).toBe(price.price + price.price_subaddress);
  });
});

describe("a finish time that is no departure (the PHP module fills it always)", () => {
  const toAirport = () => anyPrice(test.app, { from: POINTS.moscow, to: POINTS.sheremetyevo });
  const order = async (finish: Record<string, unknown>) =>
    sent(
      {
        start_location: { address: "Hotel", location: POINTS.moscow, time: "2026-11-24 10:00" },
        finish_location: { address: "SVO", location: POINTS.sheremetyevo, ...finish },
      },
      await toAirport(),
    );

  it.each([
    ["the time of the pick-up", { time: "2026-11-24 10:00" }],
    ["the time of the arrival", { time: "2026-11-24 10:05" }],
    ["an earlier time, even with a flight", { time: "2026-11-23 10:00", flight_number: "SU 1" }],
  ])("%s is ignored", async (_what, finish) => {
    const { result, error } = await order(finish);
    expect(error).toBeNull();
    const [row] = await sql("select departure_local from trips where trip_id = $1", [result[0]?.order_id]);
    expect(row).toEqual({ departure_local: null });
  });

  it("a missed flight is refused, and one that is caught is stored with or without its number", async () => {
    const missed = await order({ time: "2026-11-24 10:05", flight_number: "SU 1" });
    expect(missed.error?.details).toEqual({ reason: "too-late-for-departure" });
    for (const number of [{ flight_number: "SU 1" }, {}]) {
      const { result } = await order({ time: "2026-11-24 14:00", ...number });
      const [row] = await sql("select departure_local from trips where trip_id = $1", [result[0]?.order_id]);
      expect(row).toEqual({ departure_local: "2026-11-24 14:00:00" });
    }
  });
});

describe("send_params", () => {
  const QUIET = { send_client_voucher: false, send_admin_voucher: true, send_client_doc: false, send_admin_doc: true };
  const messages = (order: PlacedOrder) =>
    sql("select kind, recipient from messages where subject_kind = 'order' and subject_id = $1 order by message_id", [
      order.order_id,
    ]);

  it("are stored, answered, and unchanged when the trip is changed", async () => {
    const order = await placedOrder(test.app, { send_params: QUIET });
    expect(order.send_params).toEqual(QUIET);
    const { error } = await call(test.app, "POST", "/v4/orders/trips", {
      body: { order_id: order.order_id, comment: "later" },
      headers: keyOf(order),
    });
    expect(error).toBeNull();
    expect((await tripOf(order))?.send_params).toEqual(QUIET);
    const usual = await placedOrder(test.app, { send_params: { send_admin_doc: true } });
    expect(usual.send_params).toEqual({ ...QUIET, send_client_voucher: true, send_admin_voucher: false });
  });

  it("decision 0019: a client that sends its own voucher stops our mail to the traveller, not the operator's copies", async () => {
    const quiet = await placedOrder(test.app, { send_params: QUIET });
    const loud = await placedOrder(test.app);
    await eventually(async () => expect(await messages(loud)).toHaveLength(1));
    for (const order of [quiet, loud]) {
      await call(test.app, "POST", "/v4/orders/trips/cancel", {
        body: { order_id: order.order_id },
        headers: keyOf(order),
      });
    }
    // The events of both orders are heard in any order.
    await eventually(async () => {
      expect(await messages(loud)).toEqual([
        { kind: "order-received", recipient: "anna@example.com" },
        { kind: "order-cancelled", recipient: "anna@example.com" },
        { kind: "order-cancelled-operator", recipient: OPERATOR },
      ]);
      expect(await messages(quiet)).toEqual([{ kind: "order-cancelled-operator", recipient: OPERATOR }]);
    });
  });
});

describe("the language of a refusal", () => {
  it("is the language of the trip when nothing else names one, field names included", async () => {
    const trip = tripBody((await anyPrice(test.app)).price_id, {
      lang: "en",
      start_location: { address: "SVO", location: POINTS.sheremetyevo, time: "2026-11-24 18:40" },
    });
    const { error } = await call(test.app, "POST", "/v1/orders", { body: { trips: [trip] } });
    expect(error?.message).toBe("Enter the flight number");
    const more = await call(test.app, "POST", "/v1/orders", { body: { lang: "ru", trips: [trip] } });
    expect(more.error?.message).toBe("Заполните поле: номер рейса");
  });
});

describe("BKF-35: a ride at short notice by the price for any time (old clients)", () => {
  const SOON = "2026-11-21 10:00";
  const soon = (priceId: number, more: Record<string, unknown> = {}) =>
    tripBody(priceId, {
      is_fast_ride: true,
      start_location: { address: "SVO", location: POINTS.sheremetyevo, time: SOON, flight_number: "SU 1" },
      ...more,
    });

  it("is answered with its price and the number to order it by, and is then sold at that price", async () => {
    const price = await anyPrice(test.app);
    const { error } = await placeOrder(test.app, [soon(price.price_id)], { key: attemptKey() });
    expect(error?.code).toBe(ERRORS["price-changed"].number);
    const details = error?.details as { price_id: number; old_price: number; new_price: number; currency: string };
    expect(details).toMatchObject({ old_price: price.price, currency: "RUB" });
    expect(details.new_price).toBeGreaterThan(price.price);
    const { result } = await placeOrder(test.app, [soon(details.price_id)], { key: attemptKey() });
    expect(result[0]?.price).toBe(details.new_price);
  });

  it("is too soon unless short notice is requested, and an ordinary time costs the ordinary price", async () => {
    const price = await anyPrice(test.app);
    const unasked = await placeOrder(test.app, [soon(price.price_id, { is_fast_ride: false })], { key: attemptKey() });
    expect(unasked.error?.details).toEqual({ reason: "too-soon" });
    const { result } = await sent({ is_fast_ride: true }, price);
    expect(result[0]?.price).toBe(price.price);
  });
});

describe("a transfer without a finish", () => {
  it.each([null, {}])("of %j goes to the place that was priced, by its name", async (finish) => {
    const order = await placedOrder(test.app, { finish_location: finish, lang: "ru" });
    expect((await tripOf(order))?.destination_address).toBe("Москва");
  });
});
