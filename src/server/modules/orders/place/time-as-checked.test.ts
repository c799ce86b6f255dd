import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TimeCheck } from "#contract/booking.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import {
  anyPrice,
  attemptKey,
  backBody,
  call,
  placedOrder,
  placeOrder,
  POINTS,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
let prices: Readonly<Record<"fromAirport" | "toAirport" | "inLondon", PriceItem>>;
beforeAll(async () => {
  test = await buildTestApp();
  prices = {
    fromAirport: await anyPrice(test.app),
    toAirport: await anyPrice(test.app, { from: POINTS.moscow, to: POINTS.sheremetyevo }),
    inLondon: await anyPrice(test.app, { from: POINTS.heathrow, to: POINTS.london }),
  };
});
afterAll(() => test.close());

const check = async (body: object) =>
  (await call<TimeCheck>(test.app, "POST", "/v4/orders/check-time?lang=ru", { body })).result;
const order = (...trips: Record<string, unknown>[]) => placeOrder(test.app, trips, { key: attemptKey() });

/** What is asked for, of which price, its pick-up, and its departure or none. */
const TIMES: readonly (readonly [string, keyof typeof prices, string, string])[] = [
  ["a time that can be had", "fromAirport", "2026-11-24 18:40", ""],
  ["a time that has passed", "fromAirport", "2026-11-20 18:40", ""],
  ["the next minute", "fromAirport", "2026-11-21 12:05", ""],
  ["a day behind the horizon", "fromAirport", "2028-01-05 12:00", ""],
  ["an hour that the clocks leave out", "inLondon", "2027-03-28 01:30", ""],
  ["an hour that comes twice", "inLondon", "2027-10-31 01:30", ""],
  ["a departure in good time", "toAirport", "2026-11-24 10:00", "2026-11-24 18:00"],
  ["a departure that leaves little time", "toAirport", "2026-11-24 10:00", "2026-11-24 11:30"],
  ["a departure that is missed", "toAirport", "2026-11-24 10:00", "2026-11-24 10:05"],
  ["a departure at the pick-up", "toAirport", "2026-11-24 10:00", "2026-11-24 10:00"],
  ["a departure on the day before", "toAirport", "2026-11-24 10:00", "2026-11-23 18:00"],
];

describe("found 15: a time that could not be checked is judged by the order in the same way", () => {
  it.each(TIMES)("%s", async (_, name, pickup, departure) => {
    const { price_id: id } = prices[name];
    const verdict = await check({
      price_id: id,
      pickup_time: pickup,
      ...(departure !== "" && { departure_time: departure }),
    });
    const leaves = departure === "" ? {} : { time: departure, is_departure: true, flight_number: "SU 1" };
    const { error, result } = await order(
      tripBody(id, {
        start_location: { time: pickup, flight_number: "SU 2455" },
        finish_location: leaves,
      }),
    );
    expect(error === null).toBe(verdict.allow_booking);
    if (error !== null) return expect(verdict.notice).toContain(error.message);
    const trips = await test.database.pool.query("select departure_local from trips where order_id = $1", [
      result[0]?.order_id,
    ]);
    expect(trips.rows).toEqual([{ departure_local: departure === "" ? null : `${departure}:00` }]);
  });

  it("a way back that starts before the way there has ended", async () => {
    const there = tripBody(prices.fromAirport.price_id);
    const back = backBody(prices.fromAirport, { start_location: { time: "2026-11-24 18:50" } });
    const verdict = await check({
      price_id: back["price_id"],
      pickup_time: "2026-11-24 18:50",
      way_there: { price_id: prices.fromAirport.price_id, pickup_time: "2026-11-24 18:40" },
    });
    const { error } = await order(there, back);
    expect([verdict.allow_booking, error?.message]).toEqual([false, verdict.notice]);
  });

  it("a change of the pick-up past a stored departure, which is not forgotten for it", async () => {
    const placed = await placedOrder(test.app, {
      price_id: prices.toAirport.price_id,
      start_location: { time: "2026-11-24 10:00" },
      finish_location: { time: "2026-11-24 18:00", flight_number: "SU 1" },
    });
    const body = { order_id: placed.order_id, start_location: { time: "2026-11-24 19:00" } };
    const headers = { "order-key": placed.order_key ?? "" };
    const { error } = await call(test.app, "POST", "/v4/orders/trips?lang=en", { body, headers });
    expect(error?.details).toEqual({ reason: "too-late-for-departure" });
  });
});
