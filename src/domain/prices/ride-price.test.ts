import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ridePrice, sumOf, type RidePrice } from "#domain/prices/ride-price.ts";
import type { RideMeasure, Tariff } from "#domain/prices/tariff.ts";

const TARIFF: Tariff = {
  id: 1,
  version: 1,
  providerId: 1,
  carClassId: 3,
  country: null,
  currency: "EUR",
  base: 1000,
  bands: [
    { upToKm: 10, perKm: 100 },
    { upToKm: 50, perKm: 80 },
    { upToKm: null, perKm: 60 },
  ],
  perMinute: 30,
  minimum: 2500,
  startFee: { airport: 500 },
  stopFee: 300,
  maxStops: 3,
  maxKm: 200,
  leadMinutes: 120,
  terms: {
    freeWaiting: { airport: 60, station: 30, suburb: 15 },
    cancellation: [],
    delayToleranceMinutes: 60,
    included: [],
  },
};
const ride = (metres: number, seconds = 0, startKind: RideMeasure["startKind"] = "suburb"): RideMeasure => ({
  metres,
  seconds,
  startKind,
});
const told = (price: RidePrice | undefined) =>
  price?.lines.map(({ kind, amount, quantity }) => [kind, amount, quantity]);

describe("a ride is priced by its tariff, line by line", () => {
  test("each band prices its own kilometres, then time and the fee of an airport are added", () => {
    const price = ridePrice(TARIFF, ride(60_000, 3600, "airport"));
    expect(told(price)).toEqual([
      ["base", 1000, undefined],
      ["distance", 1000, 10_000],
      ["distance", 3200, 40_000],
      ["distance", 600, 10_000],
      ["time", 1800, 3600],
      ["start-fee", 500, undefined],
    ]);
    expect(price?.amount).toBe(8100);
  });

  test("a ride that ends at the edge of a band has no line of the next band", () => {
    expect(told(ridePrice({ ...TARIFF, minimum: 0 }, ride(10_000)))).toEqual([
      ["base", 1000, undefined],
      ["distance", 1000, 10_000],
      ["time", 0, 0],
    ]);
  });

  test("a ride of no distance has no line of distance and costs the minimum", () => {
    expect(told(ridePrice(TARIFF, ride(0)))).toEqual([
      ["base", 1000, undefined],
      ["time", 0, 0],
      ["minimum", 1500, undefined],
    ]);
  });

  test("a ride that reaches the minimum exactly has no line for it", () => {
    expect(told(ridePrice({ ...TARIFF, minimum: 2000 }, ride(10_000)))?.map(([kind]) => kind)).not.toContain("minimum");
  });

  test("a tariff without a price for time has no line for it", () => {
    expect(told(ridePrice({ ...TARIFF, perMinute: 0 }, ride(10_000, 3600)))?.map(([kind]) => kind)).not.toContain(
      "time",
    );
  });

  test("a start without a fee has no line for it", () => {
    expect(told(ridePrice(TARIFF, ride(60_000, 0, "station")))?.map(([kind]) => kind)).not.toContain("start-fee");
  });

  test("the smallest price for time and the smallest fee have their lines", () => {
    const smallest = { ...TARIFF, perMinute: 1, startFee: { suburb: 1 }, minimum: 0 };
    expect(told(ridePrice(smallest, ride(0, 60)))).toEqual([
      ["base", 1000, undefined],
      ["time", 1, 60],
      ["start-fee", 1, undefined],
    ]);
  });

  test("parts of kilometres and minutes are rounded to the nearest minor unit, halves up", () => {
    const lines = told(ridePrice({ ...TARIFF, minimum: 0 }, ride(1005, 31)));
    expect(lines?.slice(1)).toEqual([
      ["distance", 101, 1005],
      ["time", 16, 31],
    ]);
  });

  test.each([
    [200_000, true],
    [200_001, false],
  ])("a ride of %i metres is offered by a tariff of at most 200 km: %s", (metres, offered) => {
    expect(ridePrice(TARIFF, ride(metres)) !== undefined).toBe(offered);
  });

  test("without lines the sum is nothing", () => {
    expect(sumOf([])).toBe(0);
  });
});

describe("whatever the tariff", () => {
  const fee = fc.integer({ min: 0, max: 100_000 });
  const bands = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 4 }),
      fc.array(fee, { minLength: 5, maxLength: 5 }),
    )
    .map(([ends, rates]) =>
      [...ends.sort((a, b) => a - b), null].map((upToKm, index) => ({ upToKm, perKm: rates[index] ?? 0 })),
    );
  const tariff: fc.Arbitrary<Tariff> = fc
    .record({
      base: fee,
      bands,
      perMinute: fc.integer({ min: 0, max: 5000 }),
      minimum: fc.integer({ min: 0, max: 1_000_000 }),
      startFee: fc.record({ airport: fee, station: fee, suburb: fee }, { requiredKeys: [] }),
      maxKm: fc.integer({ min: 1, max: 500 }),
    })
    .map((fields) => ({ ...TARIFF, ...fields }));
  const measure = fc.record({
    metres: fc.integer({ min: 0, max: 500_000 }),
    seconds: fc.integer({ min: 0, max: 40_000 }),
    startKind: fc.constantFrom("airport", "station", "suburb"),
  });
  const more = fc.integer({ min: 0, max: 100_000 });

  test("the price is the sum of its lines, no line is negative, and it is never below the base or the minimum", () => {
    fc.assert(
      fc.property(tariff, measure, (by, of) => {
        const price = ridePrice(by, of);
        if (price === undefined) return;
        expect(sumOf(price.lines)).toBe(price.amount);
        expect(price.amount).toBeGreaterThanOrEqual(Math.max(by.base, by.minimum));
        expect(price.lines.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });

  test("the distance lines count every metre once", () => {
    fc.assert(
      fc.property(tariff, measure, (by, of) => {
        const lines = ridePrice(by, of)?.lines.filter(({ kind }) => kind === "distance");
        if (lines !== undefined) expect(lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)).toBe(of.metres);
      }),
    );
  });

  test("it is not offered beyond its longest distance, and offered up to it", () => {
    fc.assert(
      fc.property(tariff, measure, (by, of) => {
        expect(ridePrice(by, of) === undefined).toBe(of.metres > by.maxKm * 1000);
      }),
    );
  });

  test("a longer or slower ride is never cheaper", () => {
    fc.assert(
      fc.property(tariff, measure, more, more, (by, of, metres, seconds) => {
        const anyDistance = { ...by, maxKm: 10_000 };
        const price = ridePrice(anyDistance, of)?.amount ?? Number.NaN;
        const further = ridePrice(anyDistance, { ...of, metres: of.metres + metres })?.amount;
        const slower = ridePrice(anyDistance, { ...of, seconds: of.seconds + seconds })?.amount;
        expect(further).toBeGreaterThanOrEqual(price);
        expect(slower).toBeGreaterThanOrEqual(price);
      }),
    );
  });
});
