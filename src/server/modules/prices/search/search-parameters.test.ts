import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PriceItem } from "#contract/prices/prices.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { call, POINTS } from "../../../../../tests/support/factories.ts";
import {
  NIGHT_RULE,
  rideBook,
  rideFare,
  rideRule,
  rideTariff,
  useBook,
} from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const BOOK: TariffBook = rideBook({
  tariffs: [
    rideTariff({ id: 101, roundTripDiscount: 500, fastRide: { withinMinutes: 30, surcharge: 1500 } }),
    rideTariff({ id: 102, carClassId: 10, base: 2000_00 }),
    rideTariff({ id: 103, carClassId: 10, providerId: 2, base: 3000_00, flexible: true }),
    rideTariff({ id: 104, carClassId: 17, base: 9000_00 }),
  ],
  rules: [NIGHT_RULE],
  blackouts: [
    { providerId: 1, zone: "country:RU", carClassIds: [17], dates: [{ from: "12-31", to: "01-01" }], line: 1 },
  ],
  partners: [
    { userId: 5, percent: 800, loyaltyMicro: 50_000, line: 1 },
    { userId: 6, percent: -1000, loyaltyMicro: 0, line: 2 },
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

const ask = async (query = "", from: string = POINTS.sheremetyevo, to: string = POINTS.moscow): Promise<PriceItem[]> =>
  (
    await call<PriceItem[]>(
      test.app,
      "GET",
      `/v4/prices?start_place_point=${from}&finish_place_point=${to}&lang=en${query.includes("currency=") ? "" : "&currency=RUB"}${query}`,
    )
  ).result;
const ids = (list: readonly PriceItem[]) => list.map((item) => item.price_id);
const classes = (list: readonly PriceItem[]) => list.map((item) => item.car_class.car_class_id);
const priceOf = (list: readonly PriceItem[], carClass: number) =>
  list.find((item) => item.car_class.car_class_id === carClass)?.price ?? 0;
const at = (time: string) => `&departure_time=${encodeURIComponent(time)}`;
/** Rounds roubles up to tens, as the product does. */
const tens = (roubles: number) => Math.ceil(roubles / 10 - 1e-9) * 10;
const plainRide = ({ distance }: PriceItem) => 1000 + 20 * distance;

describe("a parameter of the search", () => {
  it("NET-13: flexible_tariff returns only tariffs whose sum may change, even when others are cheaper", async () => {
    const all = await ask();
    expect(all.map((item) => [item.car_class.car_class_id, item.service_provider.id, item.flexible_tariff])).toEqual([
      [2, 1, false],
      [10, 1, false],
      [17, 1, false],
    ]);
    for (const word of ["true", "1", "TRUE"]) {
      const [only, ...others] = await ask(`&flexible_tariff=${word}`);
      expect(others).toEqual([]);
      expect([only?.service_provider.id, only?.flexible_tariff, only?.flexible_tariff_agreement]).toEqual([
        2,
        true,
        true,
      ]);
    }
    expect(ids(await ask("&flexible_tariff=false"))).toEqual(ids(all));
  });

  it("NET-13: current_price_id keeps the price the client shows, in place of a newer one of its class", async () => {
    const [old] = await ask();
    test.clock.now += 61_000;
    const fresh = await ask();
    const kept = await ask(`&current_price_id=${old?.price_id}`);
    expect(ids(fresh)).not.toContain(old?.price_id);
    expect(kept[0]).toEqual(old);
    expect(ids(kept).slice(1)).toEqual(ids(fresh).slice(1));
    const filtered = await ask(`&current_price_id=${old?.price_id}&relation_car_class_ids=17&passengers_count=20`);
    expect(classes(filtered)).toEqual([2, 17]);
    expect(filtered[0]?.price_id).toBe(old?.price_id);
  });

  it("NET-13: an expired or unknown current_price_id, or one for another route, user, currency or time, changes nothing", async () => {
    const [elsewhere] = await ask("", POINTS.heathrow, POINTS.london);
    const others = await Promise.all([ask("&user_id=5"), ask("&currency=EUR"), ask(at("2026-11-24 12:00"))]);
    const plain = await ask();
    for (const id of [elsewhere?.price_id, ...others.map(([item]) => item?.price_id), 7, "abc", "1e9", "-1"]) {
      expect(ids(await ask(`&current_price_id=${id}`))).toEqual(ids(plain));
    }
    test.clock.now += 16 * 60_000;
    const later = await ask(`&current_price_id=${plain[0]?.price_id}`);
    expect(ids(later)).not.toContain(plain[0]?.price_id);
    expect(classes(later)).toEqual(classes(plain));
  });

  it("PRC-14: passengers_count returns only classes with enough seats", async () => {
    const of = async (count: string) => classes(await ask(`&passengers_count=${count}`));
    expect([await of("3"), await of("4"), await of("6"), await of("7"), await of("31")]).toEqual([
      [2, 10, 17],
      [10, 17],
      [10, 17],
      [17],
      [],
    ]);
    expect(await of("many")).toEqual([2, 10, 17]);
  });

  it("departure_time applies time rules by the clock of the start", async () => {
    const [day] = await ask(at("2026-11-24 14:00"));
    const [night] = await ask(at("2026-11-24 23:30"));
    if (day === undefined || night === undefined) throw new Error("no prices");
    expect(day.price).toBe(tens(plainRide(day)));
    expect(night.price).toBe(tens(plainRide(night) * 1.1));
    // A search without a time does not pay for the night.
    expect((await ask())[0]?.price).toBe(day.price);
    // The same local time is another moment in London, and still night there.
    const [london] = await ask(at("2026-11-24 23:30"), POINTS.heathrow, POINTS.london);
    expect(london?.price).toBe(tens(plainRide(london as PriceItem) * 1.1));
  });

  it("departure_time is read in the forms of other clients, as a moment at the start", async () => {
    const night = ids(await ask(at("2026-11-24 23:30")));
    for (const text of [
      "24.11.2026 23:30",
      "2026-11-24T23:30:00",
      "2026-11-24T20:30:00Z",
      "2026-11-24T21:30:00+01:00",
    ]) {
      expect(ids(await ask(at(text)))).toEqual(night);
    }
    // A plus sign that a client does not encode arrives as a space.
    expect(ids(await ask("&departure_time=2026-11-24T21:30:00+01:00"))).toEqual(night);
  });

  it.each(["2026-02-31 23:30", "31.02.2026 23:30", "2026-11-24 25:00"])(
    "ruling 3: departure_time %s, which does not exist, is refused rather than priced as any time",
    async (text) => {
      const path = `/v4/prices?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}${at(text)}`;
      const { status, error } = await call(test.app, "GET", path);
      expect([status, error?.code]).toEqual([400, ERRORS["time-malformed"].number]);
    },
  );

  it("an unreadable departure_time counts as none and does not create new quotes", async () => {
    const plain = ids(await ask());
    for (const text of ["23:30", "2026-11-24", "24/11/2026 23:30", "tomorrow", "undefined", "x".repeat(300)]) {
      expect(ids(await ask(at(text)))).toEqual(plain);
    }
  });

  it("is_fast_ride: a ride sooner than the lead time but within the tariff's window is dearer, and says so", async () => {
    // It is 09:00 in Moscow; Economy needs two hours, or half an hour for 15 % more.
    const found = async (time: string) => {
      const [item] = await ask(`${at(`2026-11-21 ${time}`)}&relation_car_class_ids=2`);
      return item && [item.is_fast_ride, item.is_fast_booking, item.allowable_time, item.price === dear(item)];
    };
    const dear = (item: PriceItem) => tens(plainRide(item) * 1.15);
    // Too soon for any car at any price.
    expect(await found("09:29")).toBeUndefined();
    expect(await found("08:00")).toBeUndefined();
    expect(await found("09:30")).toEqual([true, true, 30, true]);
    expect(await found("10:59")).toEqual([true, true, 30, true]);
    expect(await found("11:00")).toEqual([false, false, 120, false]);
    // The minivan is never sold at short notice.
    const minivan = async (time: string) => (await ask(at(time))).find((item) => item.car_class.car_class_id === 10);
    expect(await minivan("2026-11-21 10:00")).toBeUndefined();
    expect((await minivan("2026-11-21 11:00"))?.is_fast_ride).toBe(false);
  });

  it("a departure_time in the past or in a clock change gap finds no cars", async () => {
    expect(await ask(at("2026-11-20 14:00"))).toEqual([]);
    expect(await ask(at("2027-03-28 01:30"), POINTS.heathrow, POINTS.london)).toEqual([]);
    expect((await ask(at("2027-03-28 02:30"), POINTS.heathrow, POINTS.london)).length).toBeGreaterThan(0);
  });

  it("relation_car_class_ids is read in either form that clients use for lists", async () => {
    const asked = "relation_car_class_ids";
    for (const query of [
      `&${asked}=2,10`,
      `&${asked}=${encodeURIComponent("[2, 10]")}`,
      `&${asked}=${encodeURIComponent('["2","10"]')}`,
      `&${asked}=2&${asked}=10`,
      `&${asked}[]=2&${asked}[]=10`,
      `&${asked}%5B0%5D=2&${asked}%5B1%5D=10`,
    ]) {
      expect([query, classes(await ask(query))]).toEqual([query, [2, 10]]);
    }
    expect(classes(await ask(`&${asked}=[]`))).toEqual(classes(await ask()));
  });

  it("user_id: the price includes the partner's mark-up or net rate, and shows its loyalty beside it", async () => {
    const [plain] = await ask();
    const [more] = await ask("&user_id=5");
    const [less] = await ask("&user_id=6");
    const ride = plainRide(plain as PriceItem);
    expect([more?.price, less?.price]).toEqual([tens(ride * 1.08), tens(ride * 0.9)]);
    expect([plain, more, less].map((item) => item?.price_subaddress)).toEqual([300, 330, 270]);
    expect([plain?.coef_loyalica, more?.coef_loyalica, less?.coef_loyalica]).toEqual([0, 0.05, 0]);
    expect((await ask("&user_id=7"))[0]?.price).toBe(plain?.price);
  });

  it("PRC-11: alternative_currency adds a second sum to the same price", async () => {
    const [item] = await ask("&alternative_currency=INR");
    expect(item?.alternative_price).toBeGreaterThan(item?.price ?? 0);
    expect(item?.alternative_price_subaddress).toBeGreaterThan(300);
    // Rounded to that currency's own step, like any price in it: 10 rupees.
    expect([item?.alternative_price, item?.alternative_price_subaddress].map((sum) => (sum ?? 1) % 10)).toEqual([0, 0]);
  });
});

describe("a price tells", () => {
  it("the blacked-out dates of its provider for the next sixty days, and not another provider's", async () => {
    const all = await ask();
    expect(all.map((item) => item.blackout_date)).toEqual([[], [], ["2026-12-31", "2027-01-01"]]);
    expect(classes(await ask(at("2026-12-31 12:00")))).toEqual([2, 10]);
    expect(classes(await ask(at("2027-01-02 12:00")))).toEqual([2, 10, 17]);
  });

  it("the terminals of an airport by their codes", async () => {
    const [item] = await ask();
    expect(item?.start_place.terminal).toEqual(expect.arrayContaining(["B", "C", "D"]));
    expect(item?.finish_place.terminal).toEqual([]);
  });

  it("the way back as the search in reverse, less the round-trip discount, for any time of day", async () => {
    const [night] = await ask(at("2026-11-24 23:30"));
    const [there] = await ask("", POINTS.moscow, POINTS.sheremetyevo);
    expect(night?.reverse_price?.price).toBe(tens(plainRide(there as PriceItem) * 0.95));
    const [, minivan] = await ask();
    expect(minivan?.reverse_price?.price).toBe(priceOf(await ask("", POINTS.moscow, POINTS.sheremetyevo), 10));
  });
});

describe("no cars", () => {
  it.each([
    ["at sea", POINTS.atlantic, POINTS.moscow],
    ["to the very same point", POINTS.moscow, POINTS.moscow],
    ["to a point a street away", POINTS.moscow, "55.75300,37.61556"],
    ["further than the tariffs go", POINTS.moscow, POINTS.london],
    ["across the world", POINTS.moscow, POINTS.sydney],
  ])("%s", async (_words, from, to) => {
    expect(await ask("", from, to)).toEqual([]);
  });
});

it("open water without a road has no cars, except by a fixed fare", async () => {
  const island = await buildTestApp({
    parts: {
      directions: {
        route: async (points) => ({ metres: 30_000, seconds: 2400, approximate: true, noRoad: true, line: points }),
      },
    },
  });
  try {
    const [from, to] = [POINTS.sheremetyevo, POINTS.moscow];
    const circle = { centre: { lat: 55.75222, lng: 37.61556 }, radiusKm: 5 };
    const areas = [{ key: "island", name: { en: "Island", ru: "Остров" }, circle }];
    const fares = [rideFare({ id: 1, from: "country:RU", to: "area:island", amount: 9000_00 })];
    await useBook(island.database.db, { ...BOOK, areas, fares });
    const sold = async (start: string, finish: string) =>
      classes(
        (
          await call<PriceItem[]>(
            island.app,
            "GET",
            `/v4/prices?start_place_point=${start}&finish_place_point=${finish}`,
          )
        ).result,
      );
    expect(await sold(to, from)).toEqual([]);
    expect(await sold(from, to)).toEqual([2]);
  } finally {
    await island.close();
  }
});

describe("of several prices for one ride", () => {
  let other: TestApp;
  let svo: string;
  beforeAll(async () => {
    other = await buildTestApp();
    const [airport] = other.gazetteer.find({ term: "SVO", locale: "en", limit: 1 });
    svo = `place:${airport?.id}`;
    const circle = (key: string, km: number) => ({
      key,
      name: { en: key, ru: key },
      circle: { centre: { lat: 55.75222, lng: 37.61556 }, radiusKm: km },
    });
    await useBook(
      other.database.db,
      rideBook({
        areas: [circle("city", 20), circle("centre", 5)],
        tariffs: [rideTariff({ id: 1 }), rideTariff({ id: 2, zone: svo, base: 5000_00 })],
        fares: [
          rideFare({ id: 1, from: svo, to: "area:city", amount: 1900_00 }),
          rideFare({ id: 2, from: svo, to: "area:centre", amount: 2500_00 }),
          rideFare({ id: 3, from: "country:RU", to: "area:centre", amount: 1_00 }),
          rideFare({ id: 4, from: "anywhere", to: "country:AU", amount: 1_00 }),
        ],
        rules: [rideRule({ id: 1, effect: { amount: 250_00 }, either: ["area:centre"], start: [svo] })],
      }),
    );
  });
  afterAll(() => other.close());
  const price = async (from: string, to: string) =>
    (
      await call<PriceItem[]>(
        other.app,
        "GET",
        `/v4/prices?start_place_point=${from}&finish_place_point=${to}&currency=RUB`,
      )
    ).result[0];

  it("a fixed fare beats the distance, the fare of the smaller area beats the larger, and rules are added", async () => {
    expect((await price(POINTS.sheremetyevo, "55.68,37.61"))?.price).toBe(1900);
    expect((await price(POINTS.sheremetyevo, POINTS.moscow))?.price).toBe(2500 + 250);
  });

  it("a fare in one direction says nothing about the other", async () => {
    const back = await price(POINTS.moscow, POINTS.sheremetyevo);
    expect(back?.price).toBe(tens(plainRide(back as PriceItem)));
  });

  it("an address near the airport is not priced as the airport", async () => {
    const [lat, lng] = POINTS.sheremetyevo.split(",").map(Number);
    const beside = await price(`${(lat ?? 0) + 0.05},${lng}`, "55.2,37.6");
    expect(beside?.price).toBe(tens(plainRide(beside as PriceItem)));
    const airport = await price(POINTS.sheremetyevo, "55.2,37.6");
    expect(airport?.price).toBe(tens(plainRide(airport as PriceItem) + 4000));
  });

  it("a mistaken fare to the other side of the world is still not sold", async () => {
    expect(await price(POINTS.moscow, POINTS.sydney)).toBeUndefined();
  });
});
