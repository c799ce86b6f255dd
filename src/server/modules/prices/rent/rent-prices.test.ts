import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TimeCheck } from "#contract/booking.ts";
import type { PriceLines } from "#contract/prices/prices.ts";
import type { RentPriceItem } from "#contract/prices/rent.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { call, placeOrder, POINTS, tripBody } from "../../../../../tests/support/factories.ts";
import { quoteNumbered } from "../../../../../tests/support/quote-numbered.ts";
import { insertTestBook } from "../../../../../tests/support/tariff-book.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await insertTestBook(test.database.db);
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

const ECONOMY = 2;
const COMFORT = 4;

async function rents(query = "", start: string = POINTS.moscow): Promise<RentPriceItem[]> {
  const currency = query.includes("&currency=") ? "" : "&currency=RUB";
  const url = `/v4/prices/rent?start_place_point=${start}&lang=en${currency}${query}`;
  return (await call<RentPriceItem[]>(test.app, "GET", url)).result;
}

async function rentOf(classId: number, query = ""): Promise<RentPriceItem> {
  const item = (await rents(query)).find((one) => one.car_class.car_class_id === classId);
  if (item === undefined) throw new Error(`Class ${classId} is not for rent`);
  return item;
}

/** The total that existing clients show (contract 2.5). */
const clientTotal = (item: RentPriceItem, hours: number): number =>
  item.price_per_hour * Math.max(hours, item.minimum_duration / 3600) + item.car_deliverance_fee;

describe("a rent", () => {
  it("RNT-06, NET-14: covers one hour unless more are asked for, and two hours cost more", async () => {
    const [one, again, two] = [
      await rentOf(ECONOMY),
      await rentOf(ECONOMY, "&duration=3600"),
      await rentOf(ECONOMY, "&duration=7200"),
    ];
    expect([one.price, again.price, two.price]).toEqual([2000, 2000, 3500]);
  });

  it.each([
    "",
    "&user_id=1863",
    "&currency=EUR",
    "&departure_time=2026-11-24 23:30",
    "&user_id=1863&departure_time=2026-11-24 23:30",
  ])("contract 2.5: costs exactly what a client calculates %s", async (query) => {
    for (const hours of [1, 2, 5, 24]) {
      const items = await rents(`${query}&duration=${hours * 3600}`);
      expect(items.length).toBe(2);
      for (const item of items) expect(item.price).toBe(clientTotal(item, hours));
    }
  });

  it("RNT-12: names its minimum, and charges it when fewer hours are asked for", async () => {
    const item = await rentOf(COMFORT);
    expect(item).toMatchObject({ price: 6000, price_per_hour: 2000, car_deliverance_fee: 0, minimum_duration: 10_800 });
    expect((await rentOf(COMFORT, "&duration=14400")).price).toBe(8000);
  });

  it("says how far it may go and what more costs in its own currency, and nothing where the tariff does not", async () => {
    expect((await rentOf(COMFORT, "&duration=14400")).terms.rent).toEqual({
      included_km: 100,
      extra_km: 35.5,
      extra_quarter: 500,
    });
    // The least hours are paid for, so their kilometres are included too.
    expect((await rentOf(COMFORT, "&currency=EUR")).terms.rent).toEqual({
      included_km: 75,
      extra_km: 0.36,
      extra_quarter: 5,
    });
    expect((await rentOf(ECONOMY)).terms).not.toHaveProperty("rent");
  });

  it("NET-14: charges a started hour in full", async () => {
    expect((await rentOf(ECONOMY, "&duration=5400")).price).toBe((await rentOf(ECONOMY, "&duration=7200")).price);
  });

  it("is dearer at night when a time is given, and not when none is", async () => {
    expect((await rentOf(ECONOMY, "&departure_time=2026-11-24 23:30")).price).toBe(2150);
    expect((await rentOf(ECONOMY, "&departure_time=some day")).price).toBe(2000);
  });

  it("says in which hours a start is dearer, and by how much where that is a share", async () => {
    expect((await rentOf(ECONOMY)).night).toEqual({ from: "23:00", to: "06:00", percent: 10 });
  });

  it("includes the partner's percentage in the price per hour", async () => {
    expect(await rentOf(ECONOMY, "&user_id=1863")).toMatchObject({
      price: 2160,
      price_per_hour: 1620,
      car_deliverance_fee: 540,
    });
  });

  it("is offered by the cheapest provider of a class, and by none on a blacked-out day", async () => {
    const items = await rents();
    expect(items.map((item) => [item.car_class.car_class_id, item.service_provider.id])).toEqual([
      [ECONOMY, 1],
      [COMFORT, 1],
    ]);
    const last = await rents("&departure_time=2026-12-31 10:00");
    expect(last.map((item) => item.car_class.car_class_id)).toEqual([ECONOMY]);
  });

  it("contract 4.3: is shown as a rent: finish like start, no way back, service 2, type by the start", async () => {
    const item = await rentOf(ECONOMY);
    expect(item).toMatchObject({ service_id: 2, type: 10, reverse_price: null, allowable_subaddress: 0, distance: 0 });
    expect(item.finish_place).toEqual(item.start_place);
    expect(item.start_place.title).toBe("Moscow");
    expect((await rents("", POINTS.sheremetyevo))[0]).toMatchObject({ type: 11 });
  });

  it("is a separate quote that keeps its lines and hours", async () => {
    const item = await rentOf(ECONOMY, "&duration=7200");
    expect(await quoteNumbered(test, item.price_id)).toMatchObject({
      amount: item.price * 100,
      rent: { seconds: 7200, perHour: item.price_per_hour * 100 },
      finishPlace: item.start_place.place_id,
      lines: expect.arrayContaining([expect.objectContaining({ kind: "hours", quantity: 7200 })]) as unknown,
    });
  });

  it("is explained line by line, including the top-up to the minimum", async () => {
    const item = await rentOf(COMFORT, "&user_id=1863&departure_time=2026-11-24 23:30");
    const { result } = await call<PriceLines>(test.app, "GET", `/v4/prices/${item.price_id}/lines?lang=en`);
    expect(result.lines.map((line) => [line.kind, line.amount])).toEqual([
      ["hours", 2000 + 528 + 12],
      ["minimum", 4000],
      ["rule", 600],
    ]);
    expect([result.total, item.price]).toEqual([7140, 7140]);
  });

  it("contract 2.5: in another currency is explained by the very numbers of its card, with none of the tariff's own", async () => {
    const item = await rentOf(ECONOMY, "&currency=EUR&duration=14400");
    expect(item).toMatchObject({ price: 65, price_per_hour: 15, car_deliverance_fee: 5 });
    const { result } = await call<PriceLines>(test.app, "GET", `/v4/prices/${item.price_id}/lines?lang=en`);
    expect(result.lines.map((line) => [line.kind, line.quantity?.replaceAll("\u00a0", " "), line.amount])).toEqual([
      ["hours", "4 hours × €15", 60],
      ["delivery", undefined, 5],
    ]);
  });

  it.each([0, 3599, 86_401, -3600])("RNT-05: for %i seconds is refused, naming the limits", async (duration) => {
    for (const [lang, words] of [
      ["en", "Cars are hired for 1 to 24 hours"],
      ["ru", "Машину сдают на срок от 1 до 24 часов"],
    ]) {
      const path = `/v4/prices/rent?start_place_point=${POINTS.moscow}&lang=${lang}&duration=${duration}`;
      const { status, error } = await call(test.app, "GET", path);
      expect([status, error?.code]).toEqual([400, ERRORS["rent-hours-range"].number]);
      expect(error?.message).toContain(words);
    }
  });

  it("T-10: for one time can be ordered for another at the same price, half an hour after the quote too", async () => {
    const rent = await rentOf(ECONOMY, "&departure_time=2026-11-24 14:00");
    const judged = async (time: string) => {
      const body = { price_id: rent.price_id, pickup_time: time, is_rent: true, duration: 3600 };
      const { result, error } = await call<TimeCheck>(test.app, "POST", "/v4/orders/check-time?lang=en", { body });
      return error?.code ?? result.allow_booking;
    };
    const night = await rentOf(ECONOMY, "&departure_time=2026-11-24 23:30");
    expect(await judged("2026-11-24 15:00")).toBe(true);
    expect(await judged("2026-11-24 23:30")).toBe(night.price === rent.price);
    test.clock.now += 30 * 60_000;
    expect(await judged("2026-11-24 15:00")).toBe(true);
  });

  it.each([{ is_rent: true, duration: 3600 }, {}])("can be ordered for its quoted hours with %j", async (rent) => {
    const { price_id: id } = await rentOf(ECONOMY);
    const start = { address: "Москва", location: POINTS.moscow, time: "2026-11-24 18:40" };
    const trip = tripBody(id, { start_location: start, finish_location: null, ...rent });
    const { result } = await placeOrder(test.app, [trip]);
    expect(result[0]?.order_id).toBeGreaterThan(0);
  });

  it("OPN-085: is neither found nor sold where rents have been turned off since its price was found", async () => {
    const { price_id: id } = await rentOf(ECONOMY, "&user_id=1863");
    const start = { address: "Москва", location: POINTS.moscow, time: "2026-11-24 18:40" };
    const turned = (to: string) =>
      test.database.pool.query(`update accounts set settings = ${to} where user_id = 1863`);
    await turned(`settings || '{"features":["promo"]}'`);
    const { error } = await placeOrder(test.app, [tripBody(id, { start_location: start, finish_location: null })]);
    expect(error?.code).toBe(ERRORS["rent-not-offered"].number);
    expect(await rents("&user_id=1863")).toEqual([]);
    await turned("settings - 'features'");
  });

  it("is the same quote when asked for again within a minute", async () => {
    const first = await rents("&duration=18000");
    test.clock.now += 59_000;
    expect(await rents("&duration=18000")).toEqual(first);
  });
});

describe("a list of rents", () => {
  it("PRC-26: is filtered by class ids", async () => {
    const items = await rents(`&relation_car_class_ids=${COMFORT},99`);
    expect(items.map((item) => item.car_class.car_class_id)).toEqual([COMFORT]);
  });

  it("shows a second currency on request", async () => {
    expect((await rentOf(ECONOMY, "&alternative_currency=eur")).alternative_price).toBe(20);
  });

  it("NET-14: keeps the price a client already shows while it is valid, whatever the class filter", async () => {
    const { price_id: id } = await rentOf(ECONOMY, "&duration=10800");
    test.clock.now += 10 * 60_000;
    const ids = async (query: string) => (await rents(query)).map((item) => item.price_id);
    expect(await ids("&duration=10800")).not.toContain(id);
    expect(await ids(`&duration=10800&current_price_id=${id}`)).toContain(id);
    expect(await ids(`&duration=10800&current_price_id=${id}&relation_car_class_ids=99`)).toEqual([id]);
    // The price does not belong to another search, and disappears once it has expired.
    expect(await ids(`&duration=7200&current_price_id=${id}`)).not.toContain(id);
    expect(await ids(`&duration=10800&current_price_id=${id}&user_id=5`)).not.toContain(id);
    test.clock.now += 6 * 60_000;
    expect(await ids(`&duration=10800&current_price_id=${id}`)).not.toContain(id);
    expect(await ids("&duration=10800&current_price_id=junk")).toHaveLength(2);
  });

  it("is empty at sea and where nothing is for rent", async () => {
    expect(await rents("", POINTS.atlantic)).toEqual([]);
    expect(await rents("", POINTS.london)).toEqual([]);
  });
});

it.each(["3599", "86401", "0", "-3600", "abc", "1e9"])("RNT-05: a duration of %s s is refused", async (duration) => {
  const url = `/v4/prices/rent?start_place_point=${POINTS.moscow}&duration=${duration}`;
  const { status, error } = await call(test.app, "GET", url);
  expect([status, error?.status]).toEqual([400, 400]);
});

it("RNT-10: a rent without a start is refused", async () => {
  expect((await call(test.app, "GET", "/v4/prices/rent")).status).toBe(400);
  expect((await call(test.app, "GET", "/v4/prices/rent?start_place_point=Moscow")).status).toBe(400);
});
