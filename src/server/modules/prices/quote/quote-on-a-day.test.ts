import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TimeCheck } from "#contract/booking.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import {
  attemptKey,
  call,
  eventually,
  placeOrder,
  POINTS,
  searchPrices,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { NIGHT_RULE, rideBook, rideRule, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const UNTIL_NOVEMBER_ENDS = { from: null, to: "2026-11-30" };

/** Economy with a discount in November, Minivan with another tariff from December, the bus in November only. */
const BOOK: TariffBook = rideBook({
  tariffs: [
    rideTariff({ id: 101 }),
    rideTariff({ id: 102, carClassId: 10, base: 2000_00, valid: UNTIL_NOVEMBER_ENDS }),
    rideTariff({ id: 112, carClassId: 10, base: 2600_00, valid: { from: "2026-12-01", to: null } }),
    rideTariff({ id: 103, carClassId: 17, base: 9000_00, valid: UNTIL_NOVEMBER_ENDS }),
  ],
  rules: [
    NIGHT_RULE,
    rideRule({ id: 950, kind: "discount", carClassIds: [2], effect: { percent: -3000 }, valid: UNTIL_NOVEMBER_ENDS }),
  ],
});

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await useBook(test.database.db, BOOK);
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

const priceOf = async (carClass: number, query = ""): Promise<PriceItem> => {
  const items = await searchPrices(test.app, { query });
  const item = items.find((found) => found.car_class.car_class_id === carClass);
  if (item === undefined) throw new Error(`no price of class ${carClass}`);
  return item;
};
const order = (priceId: number, time: string) => {
  const start_location = { address: "SVO", location: POINTS.sheremetyevo, time, flight_number: "SU 2455" };
  return placeOrder(test.app, [tripBody(priceId, { start_location })], { key: attemptKey() });
};
const check = async (priceId: number, time: string) =>
  (
    await call<TimeCheck>(test.app, "POST", "/v4/orders/check-time?lang=en", {
      body: { price_id: priceId, pickup_time: time },
    })
  ).result;

describe("a quote for no time, ordered for a day on which other tariffs are valid", () => {
  it.each([
    [2, "a discount that has ended"],
    [10, "a tariff that another one has followed"],
  ])("T-10: class %i: %s is refused on that day, and the refusal names the new price", async (carClass) => {
    const plain = await priceOf(carClass);
    const december = await priceOf(carClass, `&departure_time=${encodeURIComponent("2026-12-01 14:00")}`);
    expect(december.price).toBeGreaterThan(plain.price);
    expect((await order(plain.price_id, "2026-12-01 14:00")).error).toMatchObject({
      code: ERRORS["price-changed"].number,
      details: { price_id: plain.price_id, old_price: plain.price, new_price: december.price },
    });
    const judged = await check(plain.price_id, "2026-12-01 14:00");
    expect([judged.allow_booking, judged.notice?.replace(/\D/g, "")]).toEqual([false, String(december.price)]);
    expect((await order(december.price_id, "2026-12-01 14:00")).result[0]?.price).toBe(december.price);
  });

  it("applies until the last day of the period, without the night charge", async () => {
    const plain = await priceOf(2);
    for (const time of ["2026-11-30 14:00", "2026-11-30 23:30"]) {
      expect((await check(plain.price_id, time)).allow_booking).toBe(true);
      expect((await order(plain.price_id, time)).result[0]?.price).toBe(plain.price);
    }
  });

  it("cannot be ordered on a day when its class is no longer sold", async () => {
    const bus = await priceOf(17);
    expect((await order(bus.price_id, "2026-12-01 14:00")).error).toMatchObject({
      code: ERRORS["time-refused"].number,
      details: { reason: "not-sold" },
    });
    expect((await check(bus.price_id, "2026-12-01 14:00")).allow_booking).toBe(false);
  });
});

describe("a quote whose class the operator has dropped", () => {
  it("keeps its price and its car while it is valid, and stays in its client's list", async () => {
    const plain = await priceOf(10);
    await useBook(test.database.db, {
      ...BOOK,
      classes: BOOK.classes.filter(({ id }) => id !== 10),
      tariffs: BOOK.tariffs.filter(({ carClassId }) => carClassId !== 10),
    });
    await eventually(async () => expect(await searchPrices(test.app)).toHaveLength(2));
    const kept = await priceOf(10, `&current_price_id=${plain.price_id}`);
    expect([kept.price_id, kept.car_class.title]).toEqual([plain.price_id, "Минивэн"]);
    expect((await check(plain.price_id, "2026-11-24 14:00")).allow_booking).toBe(true);
    expect((await order(plain.price_id, "2026-11-24 14:00")).result[0]?.price).toBe(plain.price);
    test.clock.now += 30 * 60_000;
    expect((await order(plain.price_id, "2026-11-24 15:00")).error?.code).toBe(ERRORS["quote-expired"].number);
  });
});
