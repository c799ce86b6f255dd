import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PriceItem, PriceLines } from "#contract/prices/prices.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { CURRENCY_DIGITS } from "#domain/values/money.ts";
import {
  attemptKey,
  call,
  eventually,
  placeOrder,
  POINTS,
  searchPrices,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { quoteNumbered } from "../../../../../tests/support/quote-numbered.ts";
import { NIGHT_RULE, rideBook, rideRule, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const BOOK = rideBook({
  tariffs: [
    rideTariff({
      id: 101,
      startFee: { airport: 250_00 },
      perMinute: 5_00,
      fastRide: { withinMinutes: 30, surcharge: 1500 },
    }),
    rideTariff({ id: 102, carClassId: 10, bands: [{ upToKm: null, perKm: 90_00 }], flexible: true }),
  ],
  rules: [
    NIGHT_RULE,
    rideRule({ id: 902, name: { en: "Toll road", ru: "Платная дорога" }, kind: "toll", effect: { amount: 333_33 } }),
  ],
  blackouts: [{ providerId: 1, zone: "anywhere", carClassIds: [], dates: [{ from: "12-31", to: "12-31" }], line: 1 }],
  partners: [{ userId: 5, percent: 800, loyaltyMicro: 0, line: 1 }],
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

const DAY = "2026-11-24 14:00";
const NIGHT = "2026-11-24 23:30";
const anyPrice = async (query = ""): Promise<PriceItem> => {
  const [item] = await searchPrices(test.app, { query });
  if (item === undefined) throw new Error("no price");
  return item;
};
const priceAt = (time: string) => anyPrice(`&departure_time=${encodeURIComponent(time)}`);
const order = (priceId: number, time: string) => {
  const start_location = { address: "Шереметьево", location: POINTS.sheremetyevo, time, flight_number: "SU 2455" };
  return placeOrder(test.app, [tripBody(priceId, { start_location })], { key: attemptKey() });
};
const linesOf = async (priceId: number | undefined, lang = "en") =>
  call<PriceLines>(test.app, "GET", `/v4/prices/${priceId}/lines?lang=${lang}`);

describe("a quote for a time", () => {
  it("can be ordered for that time, and for another time at the same price", async () => {
    const day = await priceAt(DAY);
    const orders = [await order(day.price_id, DAY), await order(day.price_id, "2026-11-25 09:15")];
    expect(orders.map(({ result }) => result[0]?.price)).toEqual([day.price, day.price]);
  });

  it("T-10: for the day is refused at night and the other way round, with the new price in the refusal", async () => {
    const [day, night] = [await priceAt(DAY), await priceAt(NIGHT)];
    expect(night.price).toBeGreaterThan(day.price);
    for (const [quoted, time, other] of [
      [day, NIGHT, night],
      [night, DAY, day],
    ] as const) {
      const { error } = await order(quoted.price_id, time);
      expect(error).toMatchObject({
        code: ERRORS["price-changed"].number,
        details: { price_id: quoted.price_id, old_price: quoted.price, new_price: other.price, currency: "RUB" },
      });
    }
  });

  it("R-24: can still be ordered after it expires when the same time costs the same", async () => {
    const night = await priceAt(NIGHT);
    test.clock.now += 30 * 60_000;
    expect((await order(night.price_id, NIGHT)).result[0]?.price).toBe(night.price);
  });

  it("BKF-35: a ride at short notice is ordered at its own price, and only at short notice", async () => {
    const soon = await priceAt("2026-11-21 10:00");
    expect(soon.is_fast_ride).toBe(true);
    expect((await order(soon.price_id, "2026-11-21 10:00")).result[0]?.price).toBe(soon.price);
    expect((await order(soon.price_id, DAY)).error?.code).toBe(ERRORS["price-changed"].number);
    const plain = await anyPrice();
    expect((await order(plain.price_id, "2026-11-21 10:00")).error?.code).toBe(ERRORS["time-refused"].number);
  });

  it("is stored with its request, and the order keeps its lines", async () => {
    const { result } = await call<PriceItem[]>(
      test.app,
      "GET",
      `/v4/prices?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}&currency=RUB&user_id=5&departure_time=${encodeURIComponent(NIGHT)}`,
    );
    const priceId = result[0]?.price_id ?? 0;
    const quote = await quoteNumbered(test, priceId);
    expect(quote).toMatchObject({
      pickup: NIGHT,
      isWayBack: false,
      partnerId: 5,
      isFastRide: false,
      isFlexible: false,
      tariffVersion: expect.any(Number) as number,
    });
    expect(quote?.lines).toContainEqual(expect.objectContaining({ kind: "rule", ruleId: 901, source: 901 }));
    await order(priceId, NIGHT);
    const trips = await test.database.pool.query("select lines from trips where price_id = $1", [priceId]);
    expect(trips.rows).toEqual([{ lines: quote?.lines }]);
  });
});

describe("a quote for no time", () => {
  it("F20: says what night and short notice cost, to the sum that a search for such a time gives", async () => {
    const plain = await anyPrice();
    expect(plain.time_prices).toEqual([
      {
        kind: "night",
        title: "Ночная поездка",
        hours: { from: "23:00", to: "06:00" },
        price: (await priceAt(NIGHT)).price,
      },
      {
        kind: "short-notice",
        title: "Срочная подача",
        hours: null,
        price: (await priceAt("2026-11-21 10:00")).price,
      },
    ]);
    expect((await priceAt(DAY)).price).toBe(plain.price);
    expect((await priceAt(DAY)).time_prices).toEqual([]);
  });

  it("is a price for any time (decision 0014)", async () => {
    const plain = await anyPrice();
    expect((await order(plain.price_id, NIGHT)).result[0]?.price).toBe(plain.price);
  });

  it("cannot be ordered for a blacked-out day", async () => {
    const plain = await anyPrice();
    expect((await order(plain.price_id, "2026-12-31 12:00")).error).toMatchObject({
      code: ERRORS["time-refused"].number,
      details: { reason: "blackout" },
    });
    const check = await call<{ allow_booking: boolean; notice: string | null }>(
      test.app,
      "POST",
      "/v4/orders/check-time?lang=en",
      { body: { price_id: plain.price_id, pickup_time: "2026-12-31 12:00" } },
    );
    expect(check.result).toMatchObject({ allow_booking: false, notice: expect.stringMatching(/\S/) as string });
  });
});

describe("a flexible tariff", () => {
  it("OPN-144: cannot be ordered by a client that does not accept a change of the sum", async () => {
    const [business] = await searchPrices(test.app, { query: "&flexible_tariff=1" });
    if (business === undefined) throw new Error("no flexible price");
    const ask = (more: Record<string, unknown>) =>
      placeOrder(test.app, [tripBody(business.price_id, more)], { key: attemptKey() });
    expect((await ask({ flexible_tariff_agreement: false })).error).toMatchObject({
      code: ERRORS["trip-incomplete"].number,
      details: { field: "flexible_tariff_agreement" },
    });
    // Old clients know nothing of such tariffs and buy at the quoted sum.
    for (const more of [{ flexible_tariff: true, flexible_tariff_agreement: 1 }, {}]) {
      const { error, result } = await ask(more);
      expect([error, result[0]?.price]).toEqual([null, business.price]);
    }
  });
});

describe("the lines of a price", () => {
  it("explain it in words and sums that add up, in both languages", async () => {
    const night = await priceAt(NIGHT);
    const { result, status } = await linesOf(night.price_id);
    expect(status).toBe(200);
    expect(result).toMatchObject({ price_id: night.price_id, total: night.price, currency: "RUB" });
    expect(result.expires_at).toBe(night.expires_at);
    expect(
      result.lines.map(({ kind, title, quantity }) => [kind, title, quantity?.replace(/\s/g, " ") ?? null]),
    ).toEqual([
      ["base", "Pick-up", null],
      ["distance", "Distance", `${night.distance} km × 20 ₽`],
      ["time", "Driving time", `${Math.round(night.travel_time / 60)} min × 5 ₽`],
      ["start-fee", "Meeting at the airport or station", null],
      ["rule", "Night ride", "+10%"],
      ["rule", "Toll road", null],
      ["rounding", "Rounding", null],
    ]);
    const russian = await linesOf(night.price_id, "ru");
    expect(russian.result.lines.map(({ title }) => title)).toContain("Ночная поездка");
    for (const line of russian.result.lines) expect(line.title).toMatch(/^[А-Я]/);
  });

  it("add up to the price in every currency, with a partner's rate and with a way back", async () => {
    for (const currency of Object.keys(CURRENCY_DIGITS)) {
      const { result } = await call<PriceItem[]>(
        test.app,
        "GET",
        `/v4/prices?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}&user_id=5&currency=${currency}&departure_time=${encodeURIComponent(NIGHT)}`,
      );
      const [item] = result;
      for (const [id, price] of [
        [item?.price_id, item?.price],
        [item?.reverse_price?.price_id, item?.reverse_price?.price],
      ]) {
        const { result: told } = await linesOf(id);
        expect([told.currency, told.total]).toEqual([currency, price]);
        expect(told.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
          Math.round(told.total * 100),
        );
      }
    }
  });

  it("tell a traveller nothing about the operator's file or the partner's share", async () => {
    const item = await anyPrice("&user_id=5");
    const { result } = await linesOf(item.price_id);
    for (const line of result.lines) {
      expect(Object.keys(line).sort()).toEqual(["amount", "currency", "kind", "quantity", "title"]);
    }
    expect(result.lines.map(({ kind }) => kind)).not.toContain("partner");
    expect(result.lines[0]?.quantity).toBeNull();
    expect(result.lines.reduce((sum, { amount }) => sum + amount * 100, 0)).toBe(item.price * 100);
  });

  it("ruling 3: for a price that was never quoted are not found", async () => {
    const { status, error } = await linesOf(7);
    expect([status, error?.code]).toEqual([404, ERRORS["price-unknown"].number]);
  });
});

describe("when the operator changes the book", () => {
  it("new searches soon cost the new price, and old quotes keep theirs, line by line", async () => {
    const old = await anyPrice();
    const before = await linesOf(old.price_id);
    await useBook(test.database.db, { ...BOOK, tariffs: BOOK.tariffs.map((tariff) => ({ ...tariff, base: 2000_00 })) });
    await eventually(async () => expect((await anyPrice()).price).toBeGreaterThan(old.price + 900));
    expect((await linesOf(old.price_id)).result).toEqual(before.result);
    expect((await order(old.price_id, DAY)).result[0]?.price).toBe(old.price);
    test.clock.now += 30 * 60_000;
    expect((await order(old.price_id, DAY)).error).toMatchObject({
      code: ERRORS["price-changed"].number,
      details: { old_price: old.price, new_price: (await anyPrice()).price },
    });
  });
});
