import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PriceItem, PriceLines } from "#contract/prices/prices.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import {
  attemptKey,
  call,
  placeOrder,
  POINTS,
  searchPrices,
  tripBody,
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

const PATH = `/v4/prices?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}`;
const ask = async (query: string): Promise<PriceItem[]> =>
  (await call<PriceItem[]>(test.app, "GET", `${PATH}${query}`)).result;
const ids = (list: readonly PriceItem[]): number[] => list.map((item) => item.price_id);

describe("the same search", () => {
  it("within a minute gives the same quotes and no new rows", async () => {
    const count = async () =>
      (await test.database.pool.query("select count(*)::int as count from price_searches")).rows;
    const first = await searchPrices(test.app);
    const rows = await count();
    test.clock.now += 59_000;
    expect(await searchPrices(test.app)).toEqual(first);
    expect(await count()).toEqual(rows);
  });

  it("R-24: after a minute gives new quotes at the same price, and the old ones can still be ordered", async () => {
    const [old] = await searchPrices(test.app);
    test.clock.now += 61_000;
    const [fresh] = await searchPrices(test.app);
    expect([fresh?.price_id === old?.price_id, fresh?.price]).toEqual([false, old?.price]);
    const { result } = await placeOrder(test.app, [tripBody(old?.price_id ?? 0)], { key: attemptKey() });
    expect(result[0]?.price).toBe(old?.price);
  });

  it("has a new x-uuid in every answer, although the list is the same", async () => {
    const bodies = await Promise.all(
      [1, 2, 3].map(async () => (await test.app.inject({ url: PATH })).json<{ "x-uuid": string; result: unknown }>()),
    );
    expect(new Set(bodies.map((body) => body["x-uuid"])).size).toBe(3);
    expect(new Set(bodies.map((body) => JSON.stringify(body.result))).size).toBe(1);
  });

  it("respects each caller's language, second currency and classes without leaking them to others", async () => {
    const all = await ask("&lang=en&currency=RUB");
    const [first, second] = all;
    const one = await ask(`&lang=en&currency=RUB&relation_car_class_ids=${second?.car_class.car_class_id}`);
    expect(ids(one)).toEqual([second?.price_id]);
    const russian = await ask("&lang=ru&currency=RUB");
    expect(ids(russian)).toEqual(ids(all));
    expect([first?.car_class.title, russian[0]?.car_class.title]).toEqual([
      "Economy",
      expect.stringMatching(/[А-Яа-я]/),
    ]);
    const dollars = await ask("&lang=en&currency=RUB&alternative_currency=usd");
    expect(dollars[0]?.alternative_price).toBeGreaterThan(0);
    for (const again of [all, await ask("&lang=en&currency=RUB")]) {
      expect([ids(again), again[0]?.alternative_price]).toEqual([ids(all), null]);
    }
  });

  it("T-11: gives different quotes to two users and in two currencies", async () => {
    const lists = await Promise.all(["&user_id=5", "&user_id=6", "", "&user_id=5&currency=EUR"].map(ask));
    const numbers = lists.flatMap(ids);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe("a price", () => {
  it("I8: can be ordered exactly as shown, and so can its way back", async () => {
    const list = await searchPrices(test.app);
    expect(list.length).toBeGreaterThan(5);
    for (const item of list) {
      for (const shown of [item, item.reverse_price]) {
        const { result } = await call<PriceLines>(test.app, "GET", `/v4/prices/${shown?.price_id}/lines`);
        expect([result.price_id, result.total, result.currency]).toEqual([
          shown?.price_id,
          shown?.price,
          item.currency,
        ]);
      }
    }
    expect(list.map((item) => item.price)).toEqual(list.map((item) => item.price).sort((a, b) => a - b));
  });

  it("contract 2.4, 4.8, NET-12, PRC-06, PRC-07, PRC-08, PRC-10, OPN-015, BKF-28: comes for two points and a platform, with the members that clients read", async () => {
    const list = await ask("&platform=3&currency=RUB");
    expect(list.length).toBeGreaterThan(5);
    const [number, word, flag] = [expect.any(Number), expect.any(String), expect.any(Boolean)] as unknown[];
    const end = { place_id: number, type: number, terminal_number: null, train_carriage_number: null };
    for (const item of list) {
      expect(item).toMatchObject({
        price_id: number,
        service_provider: { id: number, title: word, rating: number },
        service_id: number,
        currency: "RUB",
        coef_loyalica: number,
        minimum_duration: number,
        travel_time: number,
        car_class: { car_class_id: number, capacity: number, title: word, models: expect.any(Array), photo: word },
        start_place: end,
        finish_place: end,
        flexible_tariff: flag,
        flexible_tariff_agreement: flag,
        is_fast_ride: flag,
      });
      for (const service of item.additional_services)
        expect(service).toMatchObject({
          id: number,
          type: word,
          category: word,
          default_include: flag,
          includedInPrice: flag,
        });
    }
    expect(list.flatMap(({ additional_services: all }) => all.map(({ category }) => category))).toContain("baby_seat");
  });

  it("has a unique number below 2^31, even when many searches come at once", async () => {
    const lists = await Promise.all(
      Array.from({ length: 40 }, (_, step) => searchPrices(test.app, { to: `55.75222,${37.6 + step / 1000}` })),
    );
    const numbers = lists.flat().flatMap((item) => [item.price_id, item.reverse_price?.price_id ?? 0]);
    expect(numbers.length).toBeGreaterThan(400);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(...numbers)).toBeLessThan(2 ** 31);
    const { rows } = await test.database.pool.query<{ count: number }>(
      "select sum(2 * json_array_length(search->'tariffIds'))::int as count from price_searches where first_id >= $1",
      [Math.min(...numbers)],
    );
    expect(rows).toEqual([{ count: numbers.length }]);
  });

  it("is a whole number of its currency's steps, and a JSON number", async () => {
    const response = await test.app.inject({ url: `${PATH}&currency=RUB` });
    expect(response.body).toMatch(/"price":\d+,/);
    expect(response.body).not.toMatch(/"price":\d+\.\d/);
    for (const item of response.json<{ result: PriceItem[] }>().result) expect(item.price % 10).toBe(0);
  });

  it("is compressed for a browser that accepts it, with the same content", async () => {
    const plain = await test.app.inject({ url: PATH });
    const packed = await test.app.inject({ url: PATH, headers: { "accept-encoding": "br" } });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    const unpacked = JSON.parse(brotliDecompressSync(packed.rawPayload).toString()) as { result: unknown };
    expect(unpacked.result).toEqual(plain.json<{ result: unknown }>().result);
  });
});

describe("a search that cannot be made", () => {
  it.each(["", "Moscow", "91,0", "0,181", "55.7", "55.7,37.6,1", "NaN,NaN", "1e400,0", "55.7;37.6"])(
    "from %j is refused with a message",
    async (point) => {
      const { status, error } = await call(
        test.app,
        "GET",
        `/v4/prices?start_place_point=${encodeURIComponent(point)}&finish_place_point=${POINTS.moscow}&lang=en`,
      );
      expect(status).toBe(400);
      expect([ERRORS["point-malformed"].number, ERRORS.malformed.number]).toContain(error?.code);
      expect(error?.message).toMatch(/\S/);
    },
  );

  it("T-10: class ids that are not numbers are ignored, and unknown ones give an empty list", async () => {
    const all = ids(await ask("&currency=RUB"));
    expect(ids(await ask("&currency=RUB&relation_car_class_ids=abc"))).toEqual(all);
    expect(await ask("&currency=RUB&relation_car_class_ids=999999")).toEqual([]);
  });
});
