import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ComparedPrice } from "#contract/console/tester/compare-sold-price.ts";
import type { DrawnTestMap } from "#contract/console/tester/draw-test-map.ts";
import type { SamplePricesView, SampleRidesView } from "#contract/console/tester/sample-rides.ts";
import type { PriceStripView } from "#contract/console/tester/test-price-strip.ts";
import type { PriceTestView } from "#contract/console/tester/test-prices.ts";
import type { PriceLines } from "#contract/prices/prices.ts";
import { DATA_FILES } from "#server/data-files.ts";
import { openMapPack } from "#server/map/map-pack.ts";
import {
  attemptKey,
  call,
  eventually,
  placeOrder,
  POINTS,
  searchPrices,
  startIn,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import {
  NIGHT_RULE,
  rideBook,
  rideFare,
  rideRule,
  rideTariff,
  useBook,
} from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let demo: TestApp;
let own: TestApp;
const staff = new Map<TestApp, Record<string, string>>();

const only = (dates: string) => ({ hours: null, weekdays: [], dates: [{ from: dates, to: dates }] });
const SEDAN = { body: "sedan", models: [], photo: "", capacity: 3, luggage: 3 } as const;
const classOf = (id: number) => ({
  ...SEDAN,
  id,
  name: { en: `Class ${id}`, ru: `Класс ${id}` },
});

/** How an answer names the night. */
const NIGHT = `rule ${NIGHT_RULE.id}`;

/** Every class lacks a price for a reason of its own; the rules of Economy fail one condition each. */
const WHY_NOT = rideBook({
  classes: [2, 10, 17, 3, 4, 5, 6].map(classOf),
  areas: [
    { key: "near", name: { en: "Near", ru: "Рядом" }, circle: { centre: { lat: 55.7522, lng: 37.6156 }, radiusKm: 5 } },
    {
      key: "wide",
      name: { en: "Wide", ru: "Вокруг" },
      circle: { centre: { lat: 55.7522, lng: 37.6156 }, radiusKm: 60 },
    },
  ],
  tariffs: [
    rideTariff({ id: 101 }),
    rideTariff({ id: 111, providerId: 2, base: 5000_00 }),
    rideTariff({ id: 102, carClassId: 10, zone: "country:FR" }),
    rideTariff({ id: 103, carClassId: 17, maxKm: 10 }),
    rideTariff({ id: 104, carClassId: 3, leadMinutes: 100_000 }),
    rideTariff({ id: 105, carClassId: 4 }),
    rideTariff({ id: 106, carClassId: 5, valid: { from: null, to: "2025-12-31" } }),
  ],
  fares: [
    rideFare({ id: 201, from: "area:wide", to: "area:near", amount: 2000_00 }),
    rideFare({ id: 202, from: "area:wide", to: "area:wide", amount: 1500_00 }),
  ],
  blackouts: [
    { providerId: 1, zone: "anywhere", carClassIds: [4], dates: [{ from: "2026-11-24", to: "2026-11-26" }], line: 70 },
  ],
  rules: [
    { ...NIGHT_RULE, priority: 20, group: "time" },
    rideRule({ id: 902, effect: { amount: 100_00 }, priority: 10, group: "time" }),
    rideRule({
      id: 903,
      effect: { amount: 100_00 },
      time: { ...only("2026-12-24"), hours: { from: "07:00", to: "10:00" } },
    }),
    rideRule({ id: 904, effect: { amount: 100_00 }, time: { hours: null, weekdays: [7], dates: [] } }),
    rideRule({ id: 905, effect: { amount: 100_00 }, time: only("12-24") }),
    rideRule({ id: 906, effect: { amount: 100_00 }, valid: { from: "2027-01-01", to: null } }),
    rideRule({ id: 907, effect: { amount: 100_00 }, start: ["country:FR"] }),
    rideRule({ id: 908, effect: { amount: 100_00 }, finish: ["country:FR"] }),
    rideRule({ id: 909, effect: { amount: 100_00 }, either: ["country:FR"] }),
    rideRule({ id: 910, effect: { amount: 100_00 }, carClassIds: [17] }),
  ],
});

beforeAll(async () => {
  const map = { pack: await openMapPack(DATA_FILES.folder), ferries: [] };
  [demo, own] = await Promise.all([buildTestApp(), buildTestApp({ parts: { map } })]);
  await useBook(own.database.db, WHY_NOT);
  for (const app of [demo, own]) staff.set(app, await headersOf(app.app, "support"));
});
afterAll(() => Promise.all([demo.close(), own.close()]));

const ask = async (served: TestApp, query: Record<string, string>, lang = "en"): Promise<PriceTestView> => {
  const asked = new URLSearchParams({ lang, currency: "RUB", ...query });
  const { result, error } = await call<PriceTestView>(served.app, "GET", `/operator/v1/tester?${asked.toString()}`, {
    headers: staff.get(served) ?? {},
  });
  if (error !== null) throw new Error(error.message);
  return result;
};
const WAY = { from_point: POINTS.sheremetyevo, to_point: POINTS.moscow };

describe("OPS-60, OPS-65: the tester is the pricing itself", () => {
  it("gives every class the sum and the lines that travellers get, whatever is asked", async () => {
    const admin = await headersOf(demo.app, "admin");
    const points = [POINTS.sheremetyevo, POINTS.vnukovo, POINTS.moscow, POINTS.heathrow, POINTS.london];
    const ride = fc.record({
      ends: fc.uniqueArray(fc.constantFrom(...points), { minLength: 2, maxLength: 2 }),
      time: fc.constantFrom("", "2026-11-24 05:30", "2026-12-31 23:30", "2026-11-21 10:10", "2027-05-08 12:00"),
      partner: fc.constantFrom("", "1863"),
      currency: fc.constantFrom("RUB", "EUR", "GBP"),
    });
    await fc.assert(
      fc.asyncProperty(ride, async ({ ends: [from = "", to = ""], time, partner, currency }) => {
        const shown = await call<{ price_id: number; price: number; car_class: { car_class_id: number } }[]>(
          demo.app,
          "GET",
          `/v4/prices?start_place_point=${from}&finish_place_point=${to}&departure_time=${time}&lang=en&currency=${currency}&user_id=${partner}`,
        );
        const tested = await ask(demo, {
          from_point: from,
          to_point: to,
          currency,
          ...(time && { time }),
          ...(partner && { partner }),
        });
        const sold = tested.classes.filter(({ price }) => price !== null);
        expect(new Map(sold.map((one) => [one.class_id, one.price]))).toEqual(
          new Map(shown.result.map((one) => [one.car_class.car_class_id, one.price])),
        );
        const [first] = shown.result;
        if (first === undefined) return;
        const { result: kept } = await call<PriceLines>(
          demo.app,
          "GET",
          `/v4/prices/${first.price_id}/lines?lang=en&currency=${currency}`,
          { headers: admin },
        );
        const offer = sold
          .find(({ class_id: id }) => id === first.car_class.car_class_id)
          ?.offers.find(({ is_sold: isSold }) => isSold);
        expect(offer?.there?.lines.map(({ why: _why, ...line }) => line)).toEqual(kept.lines);
      }),
      { numRuns: 12, seed: 13 },
    );
  });

  it("leaves no search, no price number and no entry behind", async () => {
    await searchPrices(own.app);
    const left = async () =>
      (
        await own.database.pool.query(
          `select (select count(*) from price_searches) searches, (select max(next_id) from price_numbers) numbers,
                  (select count(*) from audit_entries) entries, (select count(*) from outbox) events`,
        )
      ).rows;
    const before = await left();
    for (let at = 0; at < 100; at += 1)
      await ask(own, { ...WAY, time: `2026-11-24 ${String(at % 24).padStart(2, "0")}:00` });
    expect(await left()).toEqual(before);
  });

  it("answers by a version that is no longer in force, and names it", async () => {
    const old = await ask(own, { ...WAY, book: "1" });
    const now = await ask(own, WAY);
    expect([old.book, now.book]).toEqual([
      { version: 1, is_current: false },
      { version: 2, is_current: true },
    ]);
    expect(old.classes).not.toEqual(now.classes);
    await expect(ask(own, { ...WAY, book: "999" })).rejects.toThrow("Check the version of the book");
  });
});

describe("OPS-61: why not", () => {
  const night = { ...WAY, time: "2026-11-25 23:30" };

  it("names the first reason of each class without a price", async () => {
    const { classes } = await ask(own, { ...night, people: "2" });
    expect(Object.fromEntries(classes.map(({ class_id: id, reason }) => [id, reason]))).toEqual({
      2: null,
      10: "elsewhere",
      17: "too-far",
      3: "too-soon",
      4: "blackout",
      5: "validity",
      6: "no-tariff",
    });
    const wordsOf = (id: number) => classes.find(({ class_id: one }) => one === id)?.why.replace(/\s/g, " ");
    expect([wordsOf(4), wordsOf(17), wordsOf(3)]).toEqual([
      "blackout 24 November 2026 – 26 November 2026, line 70",
      expect.stringMatching(/^too far: [\d.]+ km, the tariff goes to 10 km$/),
      "too soon: from 29 January, 19:40",
    ]);
    const crowd = await ask(own, { ...night, people: "4" });
    expect(crowd.classes.find(({ class_id: id }) => id === 2)).toMatchObject({
      price: null,
      reason: "seats",
      why: "3 seats for 4 people",
    });
  });

  it("names for each rule the first condition that failed, or the rule that beat it, and the closer fare", async () => {
    const [economy] = (await ask(own, night)).classes;
    const [sold, dearer] = economy?.offers ?? [];
    expect(sold?.there?.lines.map(({ kind, rule }) => [kind, rule?.id])).toEqual([
      ["fare", 201],
      ["rule", 901],
    ]);
    expect(sold?.there?.lines[1]?.why).toBe("23:30 lies inside 23:00–06:00; group “time”, priority 20");
    const missed = Object.fromEntries(
      (sold?.not_counted ?? []).map(({ entry, id, reason }) => [`${entry}:${id}`, reason]),
    );
    expect(missed).toEqual({
      "rule:902": "beaten",
      "fare:202": "further",
      "rule:903": "hours",
      "rule:904": "weekdays",
      "rule:905": "dates",
      "rule:906": "validity",
      "rule:907": "start",
      "rule:908": "finish",
      "rule:909": "either",
      "rule:910": "class",
    });
    expect(sold?.not_counted[0]?.why).toBe("beaten by “Night ride”: same group “time”, priority 10 below 20");
    expect([dearer?.is_sold, dearer?.reason]).toEqual([false, "dearer"]);
    const anyTime = (await ask(own, WAY)).classes[0]?.offers[0]?.not_counted.find(({ id }) => id === 901);
    expect(anyTime?.reason).toBe("no-time");
  });

  it("OPS-62: lists the grounds of both ends by closeness, with what names each", async () => {
    const [economy] = (await ask(own, night)).classes;
    const { start, finish } = economy?.offers[0]?.grounds ?? { start: [], finish: [] };
    expect(finish.map(({ zone, counts_for: counts }) => [zone, counts])).toEqual([
      [expect.stringMatching(/^place:/), []],
      ["area:near", ["fare"]],
      ["area:wide", []],
      ["country:RU", []],
      ["anywhere", []],
    ]);
    expect(start.find(({ zone }) => zone === "area:wide")?.counts_for).toEqual(["fare"]);
  });

  it("OPS-62: draws them with the way, the two that the fare names filled and the places dashed", async () => {
    const { svg } = await get<DrawnTestMap>("map", { ...WAY, class_id: "2" });
    expect([svg.split('fill-opacity="0.2"').length, svg.split('stroke-dasharray="8 7"').length]).toEqual([3, 3]);
  });

  it("says in the caller's language why nothing at all is priced", async () => {
    const same = await ask(own, { from_point: POINTS.moscow, to_point: POINTS.moscow }, "ru");
    expect([same.reason, same.why, same.classes]).toEqual([
      "too-short",
      "Оба конца в одном месте: меньше 300\u00a0м",
      [],
    ]);
  });
});

const get = async <T>(path: string, query: Record<string, string>): Promise<T> => {
  const asked = new URLSearchParams({ lang: "en", currency: "RUB", ...query });
  const { result } = await call<T>(own.app, "GET", `/operator/v1/tester/${path}?${asked.toString()}`, {
    headers: staff.get(own) ?? {},
  });
  return result;
};

it("OPS-64: a day shows where the night begins and ends on the clock of the start, a year where dates do", async () => {
  const of = { ...WAY, time: "2026-11-25 12:00", class_id: "2", provider_id: "1" };
  const day = await get<PriceStripView>("strip", { ...of, over: "day" });
  const nights = day.cells.filter(({ rules }) => rules.includes(901)).map(({ at }) => at.slice(11));
  expect(nights).toEqual(["00:00", "01:00", "02:00", "03:00", "04:00", "05:00", "23:00"]);
  expect([day.cells.length, day.cells[6]?.price, day.cells[23]?.price]).toEqual([24, 2100, 2200]);
  const tested = await ask(own, { ...WAY, time: "2026-11-25 23:00" });
  expect(tested.classes.find(({ class_id: id }) => id === 2)?.price).toBe(day.cells[23]?.price);
  const year = await get<PriceStripView>("strip", { ...of, over: "year" });
  expect([year.cells.length, year.cells.filter(({ rules }) => rules.includes(905)).map(({ at }) => at)]).toEqual([
    365,
    ["2026-12-24 12:00"],
  ]);
});

it("OPS-66: an answer is copied as text in both languages", async () => {
  const { ru, en } = await get<{ ru: string; en: string }>("text", { ...WAY, time: "2026-11-25 23:30", class_id: "2" });
  expect(en.split("\n").slice(3)).toEqual([
    "Class 2, First fleet",
    "• Fixed price: Wide → Near: 2,000\u00a0₽ (fare 201, line 201) — closest fare of both ends: Wide → Near",
    `• Night ride: 200\u00a0₽ (${NIGHT}, line 901) — 23:30 lies inside 23:00–06:00; group “time”, priority 20`,
    "Total: 2,200\u00a0₽",
    "",
    "Without a price",
    ...Array.from({ length: 6 }, () => expect.stringMatching(/^• Class \d+: ./) as string),
  ]);
  expect(ru).toContain("• Ночная поездка: 200\u00a0₽ (правило 901, строка 901)");
});

it("OPS-63: a sold trip stands line by line beside what the book in force gives, by its trip or price number", async () => {
  const [price] = await searchPrices(own.app, { query: "&departure_time=2026-11-25 23:30" });
  const trip = tripBody(price?.price_id ?? 0, { start_location: { ...startIn(0), time: "2026-11-25 23:30" } });
  const { result, error } = await placeOrder(own.app, [trip], { key: attemptKey() });
  expect(error).toBeNull();
  const rules = WHY_NOT.rules.filter(({ id }) => id !== 901);
  const fares = WHY_NOT.fares.map((fare) => ({ ...fare, amount: fare.amount + 400_00 }));
  const version = await useBook(own.database.db, { ...WHY_NOT, rules, fares });
  const compared = await eventually(async () => {
    const found = await get<ComparedPrice>("sold", { price_id: String(price?.price_id) });
    expect(found.today?.version).toBe(version);
    return found;
  });
  expect(compared).toMatchObject({
    order_id: result[0]?.order_id,
    sold: { version: 2, total: 2200 },
    today: { total: 2500 },
    question: { time: "2026-11-25 23:30", class_id: 2, currency: "RUB" },
  });
  expect(compared.rows.map(({ sold, today }) => [sold, today])).toEqual([
    [2000, 2400],
    [200, null],
    [null, 100],
  ]);
  expect(await get<ComparedPrice>("sold", { trip_id: String(compared.trip_id) })).toEqual(compared);
});

describe("OPS-66: sample rides", () => {
  const write = async (person: Person, path: string, body: object, key = attemptKey()) =>
    call<SampleRidesView>(own.app, "POST", `/operator/v1/tester/samples${path}?lang=en`, {
      body,
      headers: { ...(await headersOf(own.app, person)), "idempotency-key": key },
    });
  const read = async <T>(path: string) =>
    (await call<T>(own.app, "GET", `/operator/v1/tester/samples${path}?lang=en`, { headers: staff.get(own) ?? {} }))
      .result;
  const sample = (name: string, expected: number | null, changes: object = {}) => ({
    name,
    question: { ...WAY, time: "2024-11-26 12:00" },
    class_id: 2,
    currency: "RUB",
    expected,
    ...changes,
  });

  it("are kept by every work with an entry each, priced by the book in force, and those that miss their sum come first", async () => {
    const { classes } = await ask(own, { ...WAY, time: "2026-11-24 12:00" });
    const price = classes.find(({ class_id: id }) => id === 2)?.price ?? 0;
    const key = attemptKey();
    await write("accountant", "", sample("A as expected", price), key);
    expect((await write("accountant", "", sample("A as expected", price), key)).error).toBeNull();
    await write("dispatcher", "", sample("B free", null));
    await write("support", "", sample("C off", price + 100.5));
    const { result } = await write("admin", "", sample("D not sold", price, { class_id: 3 }));
    expect(result.samples.map(({ name, expected, author }) => [name, expected, author])).toEqual([
      ["A as expected", price, "Lev Demo"],
      ["B free", null, expect.any(String)],
      ["C off", price + 100.5, expect.any(String)],
      ["D not sold", price, "Galina Demo"],
    ]);
    const [first] = result.samples;
    expect(first).toMatchObject({ class_id: 2, car_class: "Class 2", currency: "RUB", question: WAY });

    const { rides } = await read<SamplePricesView>("/prices");
    const names = new Map(result.samples.map(({ sample_id: id, name }) => [id, name]));
    // A ride whose day is over is asked for the same weekday and hour of a later year.
    expect(
      rides.map((ride) => [names.get(ride.sample_id), ride.verdict, ride.now, ride.why !== "", ride.pickup]),
    ).toEqual([
      ["D not sold", "missed", null, true, "2026-11-24 12:00"],
      ["C off", "missed", price, false, "2026-11-24 12:00"],
      ["A as expected", "met", price, false, "2026-11-24 12:00"],
      ["B free", "priced", price, false, "2026-11-24 12:00"],
    ]);

    const id = first?.sample_id ?? 0;
    expect((await write("support", `/${id}`, { name: "b FREE", expected: null })).error?.code).toBe(7302);
    await write("support", `/${id}`, { name: "A renamed", expected: null });
    await write("support", `/${id}/remove`, {});
    expect((await write("support", `/${id}/remove`, {})).error?.code).toBe(7301);
    const { rows } = await own.database.pool.query(
      "select call, before, after from audit_entries where subject_kind = 'sample' and subject_id = $1 order by entry_id",
      [id],
    );
    expect(rows).toMatchObject([
      { call: "saveSampleRide", after: { name: "A as expected", expected: price, currency: "RUB" } },
      { call: "changeSampleRide", before: { name: "A as expected" }, after: { name: "A renamed", expected: null } },
      { call: "removeSampleRide", before: { name: "A renamed" } },
    ]);
  });

  it("refuses what cannot be asked, a sum below zero, and more than 500", async () => {
    const question = { from: "nowhere-at-all", to_point: POINTS.moscow };
    expect((await write("support", "", sample("Nowhere", null, { question }))).error?.code).toBe(2001);
    expect((await write("support", "", sample("Less than nothing", -5))).error?.code).toBe(1000);
    expect((await write("support", "", sample("Too fine", 1.005))).error?.code).toBe(1000);
    expect((await write("support", "", sample("  ", null))).error?.code).toBe(1000);
    await own.database.pool.query(
      `insert into sample_rides (name, question, car_class_id, currency, account_id, made_at)
       select 'Many ' || n, $1, 2, 'RUB', 91, now() from generate_series(1, 500 - (select count(*)::int from sample_rides)) n`,
      [JSON.stringify(WAY)],
    );
    expect((await write("support", "", sample("One more", null))).error?.code).toBe(7303);
  });
});
