import { describe, expect, test } from "vitest";
import { bookProblems } from "#domain/tariffs/book-problems.ts";
import { extentOfPolygons } from "#domain/tariffs/extent.ts";
import { SUM_MAX } from "#domain/tariffs/number-problems.ts";
import type { BookTariff, FixedFare, TariffBook, TariffRule, Validity } from "#domain/tariffs/tariff-book.ts";
import { EMPTY_BOOK, OPEN, RULE, TARIFF } from "../../../tests/support/sample-tariff.ts";

const FARE: FixedFare = {
  id: 1,
  providerId: 1,
  carClassId: 3,
  from: "place:a1",
  to: "area:nice",
  amount: 4000,
  valid: OPEN,
  line: 30,
};
const problems = (book: Partial<TariffBook>) => bookProblems({ ...EMPTY_BOOK, tariffs: [TARIFF], ...book });
const tariff = (fields: Partial<BookTariff>) => problems({ tariffs: [{ ...TARIFF, ...fields }] });
const rule = (fields: Partial<TariffRule>) => problems({ rules: [{ ...RULE, ...fields }] });
const until = (to: string): Validity => ({ from: null, to });
const from = (day: string): Validity => ({ from: day, to: null });

test("a consistent book has no problems", () => {
  expect(problems({ rules: [RULE], fares: [FARE] })).toEqual([]);
  expect(bookProblems(EMPTY_BOOK)).toEqual([]);
});

describe("tariffs", () => {
  const second = { ...TARIFF, id: 2, line: 12 };

  test("of one provider, class and ground that are valid on one day are reported with both lines", () => {
    expect(problems({ tariffs: [second, TARIFF] })).toEqual([
      { lines: [11, 12], code: "tariffs-overlap", values: { provider: 1, class: 3, zone: "country:FR" } },
    ]);
  });

  test.each([{ providerId: 2 }, { carClassId: 4 }, { zone: "anywhere" }])(
    "that differ in %j do not overlap",
    (other) => {
      expect(problems({ tariffs: [TARIFF, { ...second, ...other }] })).toEqual([]);
    },
  );

  test("with separate validity do not overlap; those that share a day do", () => {
    const first = { ...TARIFF, valid: until("2026-05-31") };
    expect(problems({ tariffs: [first, { ...second, valid: from("2026-06-01") }] })).toEqual([]);
    expect(problems({ tariffs: [first, { ...second, valid: from("2026-05-31") }] }).length).toBe(1);
  });

  test("within a longer one are each reported with that one", () => {
    const within = (id: number, day: string) => ({ ...TARIFF, id, line: 10 + id, valid: { from: day, to: day } });
    const long = { ...TARIFF, valid: { from: "2026-01-01", to: "2026-12-31" } };
    const told = problems({ tariffs: [within(3, "2026-03-01"), long, within(4, "2026-02-01")] });
    expect(told.map(({ lines }) => lines)).toEqual([
      [11, 14],
      [11, 13],
    ]);
  });

  test.each<[string, BookTariff["bands"], readonly (string | number)[]]>([
    ["none", [], ["bands-without-end"]],
    ["no open end", [{ upToKm: 10, perKm: 1 }], ["bands-without-end"]],
    ["an end before the one before", [20, 20, null].map((upToKm) => ({ upToKm, perKm: 1 })), ["bands-not-rising"]],
    ["an end at the start", [0, null].map((upToKm) => ({ upToKm, perKm: 1 })), ["bands-not-rising"]],
    ["an open end in the middle", [null, 20, null].map((upToKm) => ({ upToKm, perKm: 1 })), ["bands-not-rising"]],
  ])("with bands of %s are reported", (_, bands, codes) => {
    expect(tariff({ bands }).map(({ code, lines }) => [code, lines])).toEqual(codes.map((code) => [code, [11]]));
  });

  test("with a ladder that does not fall, or costs less later, are reported once for their shared terms", () => {
    const ladder = (...steps: readonly (readonly [number, number])[]) => ({
      ...TARIFF.terms,
      cancellation: steps.map(([minutesBefore, feePercent]) => ({ minutesBefore, feePercent })),
    });
    const told = { lines: [11], code: "cancellation-not-falling", values: { tariff: 1, step: 2 } };
    expect(tariff({ terms: ladder([60, 0], [60, 50]) })).toEqual([told]);
    expect(tariff({ terms: ladder([360, 50], [60, 0]) })).toEqual([told]);
    expect(tariff({ terms: ladder([360, 0], [60, 50]) })).toEqual([]);
    const terms = ladder([60, 0], [360, 50]);
    expect(
      problems({
        tariffs: [
          { ...TARIFF, terms },
          { ...second, carClassId: 4, terms },
        ],
      }),
    ).toEqual([told]);
  });
});

describe("fixed fares", () => {
  test("of one provider, class and route that are valid on one day are reported with both lines", () => {
    expect(problems({ fares: [FARE, { ...FARE, id: 2, line: 31 }] })).toEqual([
      { lines: [30, 31], code: "fares-overlap", values: { provider: 1, class: 3, from: "place:a1", to: "area:nice" } },
    ]);
    expect(problems({ fares: [FARE, { ...FARE, id: 2, from: FARE.to, to: FARE.from }] })).toEqual([]);
  });

  test("of a class without a tariff are reported, because they could never be offered", () => {
    expect(problems({ fares: [{ ...FARE, carClassId: 4 }] })).toEqual([
      { lines: [30], code: "fare-without-tariff", values: { provider: 1, class: 4 } },
    ]);
  });
});

test("entries with the same id are reported with their lines", () => {
  const rules = [RULE, { ...RULE, kind: "toll" as const, line: 21 }];
  const area = { key: "nice", name: { en: "Nice", ru: "Ницца" }, circle: null };
  expect(problems({ rules, areas: [area, area] })).toEqual([
    { lines: [], code: "duplicate-id", values: { what: "area", id: "nice" } },
    { lines: [20, 21], code: "duplicate-id", values: { what: "rule", id: 1 } },
  ]);
});

test("contradictory rules are reported, based on the ground that the caller knows", () => {
  const at = (id: number, zone: string) => ({
    ...RULE,
    id,
    line: id,
    group: "g",
    start: [zone],
    effect: { percent: id },
  });
  const book = { ...EMPTY_BOOK, rules: [at(1, "place:a1"), at(2, "area:nice")] };
  expect(bookProblems(book)).toEqual([]);
  const nice = { centre: { lat: 43.7, lng: 7.25 }, radiusKm: 5 };
  expect(bookProblems(book, () => nice)).toMatchObject([{ code: "rules-contradict", lines: [1, 2] }]);
});

describe("ground with two names", () => {
  const area = (key: string, lat: number, radiusKm = 10) => ({
    key,
    name: { en: key, ru: key },
    circle: { centre: { lat, lng: 7 }, radiusKm },
  });
  const to = (key: string, fields: Partial<FixedFare> = {}): FixedFare => ({
    ...FARE,
    id: 2,
    line: 31,
    to: `area:${key}`,
    ...fields,
  });
  const told = (areas: TariffBook["areas"], ...fares: readonly FixedFare[]) =>
    problems({ areas, fares: [to("nice", { id: 1, line: 30 }), ...fares] }).map(({ code, lines }) => [code, lines]);

  test("counts as the same ground, for fares and for tariffs", () => {
    const areas = [area("nice", 43), area("nizza", 43.0001)];
    expect(told(areas, to("nizza"))).toEqual([["fares-overlap", [30, 31]]]);
    expect(told(areas, to("nizza", { valid: until("2026-01-01") }))).toEqual([["fares-overlap", [30, 31]]]);
    const zones = areas.map(({ key }, at) => ({ ...TARIFF, id: at + 1, line: at + 1, zone: `area:${key}` }));
    expect(problems({ areas, tariffs: zones }).map(({ code }) => code)).toEqual(["tariffs-overlap"]);
  });

  test("that overlaps and has the same size is reported, unless the price is the same", () => {
    const areas = [area("nice", 43), area("cannes", 43.1)];
    expect(told(areas, to("cannes", { amount: 1 }))).toEqual([["fares-tie", [30, 31]]]);
    expect(told(areas, to("cannes"))).toEqual([]);
    expect(told(areas, to("cannes", { amount: 1, from: "place:a2" }))).toEqual([]);
    const back = [
      to("nice", { from: "area:nice", to: "place:a1" }),
      to("cannes", { id: 3, from: "area:cannes", to: "place:a1", amount: 1, line: 32 }),
    ];
    expect(problems({ areas, fares: back })).toMatchObject([
      { code: "fares-tie", lines: [31, 32], values: { area: "area:nice", other: "area:cannes" } },
    ]);
  });

  test("is fine when one is smaller or when they lie apart", () => {
    expect(told([area("nice", 43), area("cannes", 43.1, 9)], to("cannes", { amount: 1 }))).toEqual([]);
    expect(told([area("nice", 43), area("cannes", 44)], to("cannes", { amount: 1 }))).toEqual([]);
  });

  test("polygons that only touch share no ground; those drawn twice are the same", () => {
    const square = (west: number) => extentOfPolygons([[[west, 43, west + 0.2, 43, west + 0.2, 43.2, west, 43.2]]]);
    const at = (other: number) => {
      const book = {
        ...EMPTY_BOOK,
        tariffs: [TARIFF],
        fares: [to("nice"), to("cannes", { id: 1, amount: 1, line: 32 })],
      };
      const known = new Map([
        ["area:nice", square(7)],
        ["area:cannes", square(other)],
      ]);
      return bookProblems(book, (zone) => known.get(zone)).map(({ code }) => code);
    };
    expect([at(7.2), at(7.1), at(7)]).toEqual([[], ["fares-tie"], ["fares-overlap"]]);
  });
});

test("two fares for several classes and both ways are reported once for their pair of lines", () => {
  const fares = [30, 31].flatMap((line) =>
    [3, 4].flatMap((carClassId) => {
      const one = { ...FARE, carClassId, line };
      return [one, { ...one, from: FARE.to, to: FARE.from }];
    }),
  );
  const tariffs = [TARIFF, { ...TARIFF, id: 2, carClassId: 4, line: 12 }];
  const found = problems({ tariffs, fares: fares.map((fare, id) => ({ ...fare, id })) });
  expect(found).toMatchObject([{ code: "fares-overlap", lines: [30, 31], values: { class: "3, 4" } }]);
});

describe("numbers", () => {
  test.each<[string, Partial<BookTariff>]>([
    ["base", { base: -1 }],
    ["perMinute", { perMinute: -1 }],
    ["minimum", { minimum: -1 }],
    ["stopFee", { stopFee: -1 }],
    ["airport", { startFee: { airport: -1 } }],
    ["perKm", { bands: [{ upToKm: null, perKm: -1 }] }],
    ["lodging", { lodging: { fromKm: 1, amount: -1 } }],
    ["perHour", { rent: { perHour: -1, minimumHours: 1, deliveryFee: 0 } }],
    ["delivery", { rent: { perHour: 1, minimumHours: 1, deliveryFee: -1 } }],
  ])("a tariff's negative %s is reported", (field, fields) => {
    expect(tariff(fields)).toEqual([
      { lines: [11], code: "negative-sum", values: { what: "tariff", field, amount: -1 } },
    ]);
  });

  test("a negative fare, service or certificate is reported; a rule may deduct", () => {
    const certificates = [{ code: "A", effect: { amount: -1, currency: "EUR" as const }, valid: OPEN, line: 40 }];
    const told = problems({ fares: [{ ...FARE, amount: -1 }], certificates });
    expect(told.map(({ code, lines }) => [code, lines])).toEqual([
      ["negative-sum", [30]],
      ["negative-sum", [40]],
    ]);
    expect(rule({ effect: { amount: -1 } })).toEqual([]);
  });

  test("an implausibly large sum is reported", () => {
    expect(tariff({ base: SUM_MAX })).toEqual([]);
    expect(tariff({ base: SUM_MAX + 1 }).map(({ code }) => code)).toEqual(["sum-too-large"]);
    expect(rule({ effect: { amount: -SUM_MAX - 1 } }).map(({ code }) => code)).toEqual(["sum-too-large"]);
  });

  test.each([
    [-10_000, true],
    [-10_001, false],
    [50_000, true],
    [50_001, false],
  ])("a percent of %i hundredths of a rule, a partner or short notice is in range: %s", (percent, inRange) => {
    const codes = inRange ? [] : ["percent-range"];
    expect(rule({ effect: { percent } }).map(({ code }) => code)).toEqual(codes);
    expect(problems({ partners: [{ userId: 1, percent, loyaltyMicro: 0, line: 1 }] }).map(({ code }) => code)).toEqual(
      codes,
    );
    expect(tariff({ fastRide: { withinMinutes: 1, surcharge: percent } }).map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    [-1, false],
    [0, true],
    [10_000, true],
    [10_001, false],
  ])("a discount or certificate of %i hundredths is in range: %s", (percent, inRange) => {
    const codes = inRange ? [] : ["percent-range"];
    const certificates = [{ code: "A", effect: { percent }, valid: OPEN, line: 40 }];
    expect(tariff({ roundTripDiscount: percent }).map(({ code }) => code)).toEqual(codes);
    expect(problems({ certificates }).map(({ code }) => code)).toEqual(codes);
  });
});

test("a period that ends before it begins is reported, unless it is yearly", () => {
  const valid = { from: "2026-02-01", to: "2026-01-01" };
  expect(rule({ valid })).toEqual([{ lines: [20], code: "validity-reversed", values: { what: "rule", ...valid } }]);
  const dated = (dates: { from: string; to: string }) => rule({ time: { hours: null, weekdays: [], dates: [dates] } });
  expect(dated(valid)).toEqual([{ lines: [20], code: "dates-reversed", values: { what: "rule", ...valid } }]);
  expect(dated({ from: "12-31", to: "01-02" })).toEqual([]);
  const blackouts = [{ providerId: 1, zone: "anywhere", carClassIds: [], dates: [valid], line: 50 }];
  expect(problems({ blackouts })).toMatchObject([
    { lines: [50], code: "dates-reversed", values: { what: "blackout" } },
  ]);
});
