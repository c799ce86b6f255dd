import { describe, expect, test } from "vitest";
import { sumOf } from "#domain/prices/price-line.ts";
import { priceRide, type RideCase, type RidePlan } from "#domain/prices/price-ride.ts";
import type { BookTariff, FixedFare, TariffRule } from "#domain/tariffs/tariff-book.ts";
import { OPEN, RIDE, RULE, TARIFF } from "../../../tests/support/sample-tariff.ts";

const FARE: FixedFare = {
  id: 5,
  providerId: 1,
  carClassId: 3,
  from: "area:nice",
  to: "place:a1",
  amount: 4000,
  valid: OPEN,
  line: 15,
};
const rule = (effect: TariffRule["effect"], fields: Partial<TariffRule> = {}): TariffRule => ({
  ...RULE,
  effect,
  ...fields,
});
const priced = (ride: Partial<RideCase>, tariff: Partial<BookTariff> = {}, plan: Partial<RidePlan> = {}) =>
  priceRide(
    { tariff: { ...TARIFF, ...tariff }, fare: null, rules: [], partnerPercent: 0, ...plan },
    { ...RIDE, ...ride },
  );
const told = (price: ReturnType<typeof priceRide>) => price?.lines.map(({ kind, amount }) => [kind, amount]);

describe("a ride is priced by its tariff, line by line", () => {
  test("OPN-047: each band prices its own kilometres, then come time, the airport fee and the driver's night", () => {
    const price = priced({ metres: 160_000, seconds: 7200, startKind: "airport" });
    expect(price).toEqual({
      amount: 19_900,
      lines: [
        { kind: "base", amount: 1000, source: 11 },
        { kind: "distance", amount: 1000, quantity: 10_000, source: 11 },
        { kind: "distance", amount: 3200, quantity: 40_000, source: 11 },
        { kind: "distance", amount: 6600, quantity: 110_000, source: 11 },
        { kind: "time", amount: 3600, quantity: 7200, source: 11 },
        { kind: "start-fee", amount: 500, source: 11 },
        { kind: "lodging", amount: 4000, quantity: 160_000, source: 11 },
      ],
    });
  });

  test("the difference to the minimum gets its own line, and the start fee does not reduce it", () => {
    expect(told(priced({ metres: 0, seconds: 0, startKind: "airport" }))).toEqual([
      ["base", 1000],
      ["minimum", 1500],
      ["start-fee", 500],
    ]);
  });

  test("a ride at exactly the minimum has no line for it", () => {
    expect(told(priced({ seconds: 1000 }))).toEqual([
      ["base", 1000],
      ["distance", 1000],
      ["time", 500],
    ]);
  });

  test("a free part of the route keeps its line; a free base and free minutes do not", () => {
    const free = { base: 0, perMinute: 0, minimum: 0, bands: [{ upToKm: null, perKm: 0 }] };
    expect(priced({}, free)?.lines).toEqual([{ kind: "distance", amount: 0, quantity: 10_000, source: 11 }]);
  });

  test("fractions of kilometres and minutes are rounded to the nearest minor unit, halves up", () => {
    expect(told(priced({ metres: 1005, seconds: 31 }, { minimum: 0 }))).toEqual([
      ["base", 1000],
      ["distance", 101],
      ["time", 16],
    ]);
  });

  test.each([
    [200_000, true],
    [200_001, false],
  ])("a ride of %i metres is offered by a tariff of at most 200 km: %s", (metres, offered) => {
    expect(priced({ metres }) !== undefined).toBe(offered);
  });

  test.each([
    [149_999, false],
    [150_000, true],
  ])("a ride of %i metres pays the driver's night from 150 km on: %s", (metres, due) => {
    expect(told(priced({ metres }))?.some(([kind]) => kind === "lodging")).toBe(due);
  });
});

describe("a fixed fare", () => {
  test("replaces base, distance, time and minimum, and includes the start fee and the driver's night", () => {
    const price = priced({ metres: 190_000, startKind: "airport" }, { minimum: 9000 }, { fare: FARE });
    expect(price).toEqual({ amount: 4000, lines: [{ kind: "fare", amount: 4000, fareId: 5, source: 15 }] });
  });

  test("holds beyond the maximum distance of the tariff", () => {
    expect(priced({ metres: 3_000_000 }, {}, { fare: FARE })?.amount).toBe(4000);
  });

  test("gets rules on top, as percentages of the fare", () => {
    const plan = { fare: FARE, rules: [rule({ percent: 2500 }), rule({ amount: -100 }, { id: 2 })] };
    expect(told(priced({}, {}, plan))).toEqual([
      ["fare", 4000],
      ["rule", 1000],
      ["rule", -100],
    ]);
  });
});

describe("on top of the ride", () => {
  test("come rules, the surcharge of a ride at short notice, the discount of the way back and the partner, in this order", () => {
    const rules = [rule({ amount: 250 }, { id: 2, priority: 5, line: 22 }), rule({ percent: 1000 })];
    const ride = { metres: 0, seconds: 0, startKind: "airport", isWayBack: true, fastRide: true } as const;
    expect(priced(ride, {}, { rules, partnerPercent: 800 })?.lines.slice(2)).toEqual([
      { kind: "start-fee", amount: 500, source: 11 },
      { kind: "rule", amount: 250, ruleId: 2, name: { en: "Surcharge", ru: "Надбавка" }, source: 22 },
      { kind: "rule", amount: 250, percent: 1000, ruleId: 1, name: { en: "Surcharge", ru: "Надбавка" }, source: 20 },
      { kind: "fast-ride", amount: 375, percent: 1500, source: 11 },
      { kind: "round-trip", amount: -125, percent: -500, source: 11 },
      { kind: "partner", amount: 300, percent: 800 },
    ]);
  });

  test("a tariff without short notice or discount adds no line for them", () => {
    const plain = { fastRide: null, roundTripDiscount: 0 };
    expect(priced({ isWayBack: true, fastRide: true }, plain)).toEqual(priced({}));
  });

  test("several percentages never drift from their sum", () => {
    // Three times 0.5 of a minor unit make 1.5, not three halves each rounded up.
    const rules = [1, 2, 3].map((id) => rule({ percent: 50 }, { id }));
    const price = priced({ metres: 0, seconds: 0 }, { base: 100, minimum: 0 }, { rules });
    expect(told(price)).toEqual([
      ["base", 100],
      ["rule", 1],
      ["rule", 0],
      ["rule", 1],
    ]);
  });

  test("deductions stop at zero, and the difference gets its own line", () => {
    const price = priced({}, {}, { rules: [rule({ amount: -9000 })] });
    expect(price?.amount).toBe(0);
    expect(price?.lines.at(-1)).toEqual({ kind: "minimum", amount: 6500, source: 11 });
  });

  test("a deduction one minor unit above the price stops at zero too", () => {
    expect(priced({}, {}, { rules: [rule({ amount: -2500 })] })?.lines.at(-1)?.kind).toBe("rule");
    expect(priced({}, {}, { rules: [rule({ amount: -2501 })] })?.amount).toBe(0);
  });

  test("a net rate takes its percentage off everything before it", () => {
    expect(priced({}, {}, { rules: [rule({ amount: 500 })], partnerPercent: -1000 })?.amount).toBe(2700);
  });
});

test("without lines the sum is zero", () => {
  expect(sumOf([])).toBe(0);
});
