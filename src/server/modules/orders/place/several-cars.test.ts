import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import {
  anyPrice,
  attemptKey,
  backBody,
  call,
  placeOrder,
  POINTS,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
let price: PriceItem;
beforeAll(async () => {
  test = await buildTestApp();
  price = await anyPrice(test.app);
});
afterAll(() => test.close());

const there = (name: string, time = "2026-11-24 18:40") =>
  tripBody(price.price_id, {
    start_location: { address: "Шереметьево", location: POINTS.sheremetyevo, time, flight_number: "SU 2455" },
    passengers: [{ name, phone: "+7 916 123-45-67", email: "anna@example.com" }],
    text_tablet: name,
  });
const back = (name: string, time = "2026-11-28 10:00") =>
  backBody(price, {
    start_location: { address: "Метрополь", location: POINTS.moscow, time },
    passengers: [{ name, phone: "+7 916 123-45-67", email: "anna@example.com" }],
    text_tablet: name,
  });
const NAMES = ["Анна", "Борис", "Вера"] as const;
const place = (trips: readonly Record<string, unknown>[], key = attemptKey()) =>
  placeOrder(test.app, [...trips], { key });

describe("several cars in one order (W1, W2, ruling 29)", () => {
  it.each(["v1", "v3", "v4"])(
    "six cars there and back are one order under /%s, each with its people",
    async (version) => {
      const trips = [...NAMES.map((name) => there(name)), ...NAMES.map((name) => back(name))];
      const { result, error } = await call<{ order_id: number; booker_number: string; transaction: number }[]>(
        test.app,
        "POST",
        `/${version}/orders`,
        { body: { trips }, headers: { "idempotency-key": attemptKey() } },
      );
      expect(error).toBeNull();
      const id = result[0]?.order_id;
      expect(result.map((trip) => trip.booker_number)).toEqual([1, 2, 3, 4, 5, 6].map((at) => `${id}-${at}`));
      expect(new Set(result.map(({ transaction }) => transaction)).size).toBe(1);
    },
  );

  it("the order names each car within its direction, adds them up, and cancels one alone", async () => {
    const { result } = await place([there("Анна"), back("Анна"), there("Борис"), back("Борис")]);
    const [first, , third] = result;
    const headers = { "order-key": first?.order_key ?? "" };
    const read = async () =>
      (await call<OrderView>(test.app, "GET", `/v4/orders/${first?.order_id}`, { headers })).result;
    const order = await read();
    expect(order.trips.map(({ way, car, cars, sign }) => [way, car, cars, sign])).toEqual([
      ["there", 1, 2, "Анна"],
      ["back", 1, 2, "Анна"],
      ["there", 2, 2, "Борис"],
      ["back", 2, 2, "Борис"],
    ]);
    expect(order.total).toBe(order.trips.reduce((sum, trip) => sum + trip.price, 0));

    const cancelled = await call(test.app, "POST", "/v4/orders/trips/cancel", {
      body: { order_id: third?.order_id },
      headers,
    });
    expect(cancelled.error).toBeNull();
    const after = await read();
    expect(after.state).toBe("placed");
    expect(after.trips.map(({ cancel_fee: fee }) => fee === null)).toEqual([true, true, false, true]);
    expect(after.total).toBe(order.total - (order.trips[2]?.price ?? 0) + (after.trips[2]?.cancel_fee ?? 0));
  });

  it.each([
    ["a fourth car on one way", () => [...NAMES, "Глеб"].map((name) => there(name)), "не больше 3 машин", "cars"],
    ["seven trips", () => [...NAMES, ...NAMES, "Глеб"].map((name) => there(name)), "не больше 6 поездок", "trips"],
  ])("%s is refused, and the refusal names the limit", async (_, trips, words, of) => {
    const { error } = await place(trips());
    expect([error?.code, error?.details]).toEqual([ERRORS["too-many-trips"].number, expect.objectContaining({ of })]);
    expect(error?.message).toContain(words);
  });

  it("a third direction is refused", async () => {
    const onward = await anyPrice(test.app, { from: POINTS.moscow, to: POINTS.vnukovo });
    const leg = tripBody(onward.price_id, {
      start_location: { address: "Метрополь", location: POINTS.moscow, time: "2026-11-26 10:00" },
      finish_location: { address: "Внуково", location: POINTS.vnukovo },
    });
    const { error } = await place([there("Анна"), leg, back("Анна")]);
    expect(error?.message).toContain("не больше 2 направлений");
  });

  it("a way back is judged by where it goes: it may stand before the second car, and not start before the first one has come", async () => {
    const fine = await place([there("Анна"), back("Анна"), there("Борис", "2026-11-24 20:00")]);
    expect(fine.error).toBeNull();
    const early = await place([there("Анна"), there("Борис"), back("Анна"), back("Борис", "2026-11-24 18:50")]);
    expect(early.error?.code).toBe(ERRORS["return-too-early"].number);
  });

  it("changing one car leaves the others as they are", async () => {
    const { result } = await place([there("Анна"), there("Борис"), back("Анна")]);
    const headers = { "order-key": result[0]?.order_key ?? "" };
    const { error } = await call(test.app, "POST", "/v4/orders/trips", {
      body: { order_id: result[1]?.order_id, start_location: { time: "2026-11-24 19:10" }, text_tablet: "Глеб" },
      headers,
    });
    expect(error).toBeNull();
    const { rows } = await test.database.pool.query(
      "select sign, pickup_local::text as at from trips where order_id = $1 order by position",
      [result[0]?.order_id],
    );
    expect(rows.map(({ sign, at }: { sign: string; at: string }) => [sign, at.slice(0, 16)])).toEqual([
      ["Анна", "2026-11-24 18:40"],
      ["Глеб", "2026-11-24 19:10"],
      ["Анна", "2026-11-28 10:00"],
    ]);
  });

  it("BKF-18: a new contact of one car becomes that of those that had the same one, in one change, where that is asked for", async () => {
    const own = { passengers: [{ name: "Вера", phone: "+7 926 111-22-33", email: "vera@example.com" }] };
    const { result } = await place([there("Анна"), there("Борис"), { ...back("Вера"), ...own }, back("Анна")]);
    const id = result[0]?.order_id;
    const change = (more: object) =>
      call(test.app, "POST", "/v4/orders/trips", {
        body: { order_id: id, ...more },
        headers: { "order-key": result[0]?.order_key ?? "" },
      });
    const leads = async () => {
      const { rows } = await test.database.pool.query<Record<string, string>>(
        "select sign, passengers->0->>'name' as name, passengers->0->>'phone' as phone from trips where order_id = $1 order by position",
        [id],
      );
      return rows.map(({ sign, name, phone }) => [sign, name, phone]);
    };
    const lead = (name: string, phone: string) => ({ passengers: [{ name, phone, email: "anna@example.com" }] });
    await change(lead("Анна", "+7 916 000-00-01"));
    const unasked = await leads();
    expect(unasked.map(([, , phone]) => phone)).toEqual([
      "+79160000001",
      "+79161234567",
      "+79261112233",
      "+79161234567",
    ]);

    await change(lead("Анна", "+7 916 123-45-67"));
    await change({ ...lead("Анна Ли", "+7 916 000-00-02"), other_trips: true });
    expect(await leads()).toEqual([
      ["Анна Ли", "Анна Ли", "+79160000002"],
      ["Борис", "Борис", "+79160000002"],
      ["Вера", "Вера", "+79261112233"],
      ["Анна Ли", "Анна Ли", "+79160000002"],
    ]);
    const { rows } = await test.database.pool.query(
      "select count(*)::int as kept from order_changes where order_id = $1",
      [id],
    );
    expect(rows).toEqual([{ kept: 5 }]);
  });
});
