import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cancellationFee, freeCancellationMinutes, type CancellationStep, type Terms } from "#domain/tariffs/terms.ts";

const termsOf = (cancellation: readonly CancellationStep[]): Terms => ({
  freeWaiting: { airport: 60, station: 30, suburb: 15 },
  cancellation,
  delayToleranceMinutes: 60,
  included: [],
});
const LADDER = termsOf([
  { minutesBefore: 1440, feePercent: 0 },
  { minutesBefore: 180, feePercent: 30 },
  { minutesBefore: 0, feePercent: 50 },
]);

describe("OPN-137, ruling 9: cancelling costs what the ladder says", () => {
  test.each([
    [2000, 0],
    [1440, 0],
    [1439, 3000],
    [180, 3000],
    [179, 5000],
    [0, 5000],
    [-1, 10_000],
  ])("%i minutes before pick-up it costs %i of 10000", (minutes, fee) => {
    expect(cancellationFee(LADDER, 10_000, minutes)).toBe(fee);
  });

  test("the order in which the steps are written does not matter", () => {
    const upsideDown = termsOf([...LADDER.cancellation].reverse());
    expect([2000, 500, 10].map((minutes) => cancellationFee(upsideDown, 10_000, minutes))).toEqual([0, 3000, 5000]);
  });

  test("without a ladder the whole price is due", () => {
    expect(cancellationFee(termsOf([]), 10_000, 99_999)).toBe(10_000);
  });

  test("a share is rounded to the nearest minor unit, halves up", () => {
    expect(cancellationFee(termsOf([{ minutesBefore: 0, feePercent: 50 }]), 101, 1)).toBe(51);
  });
});

describe("until when cancelling is free", () => {
  test.each<[string, readonly CancellationStep[], number | null]>([
    ["the free step", LADDER.cancellation, 1440],
    ["the latest of several free steps", [{ minutesBefore: 2880, feePercent: 0 }, ...LADDER.cancellation], 1440],
    ["never, where no step is free", [{ minutesBefore: 0, feePercent: 10 }], null],
    ["never, without a ladder", [], null],
  ])("%s", (_, cancellation, minutes) => {
    expect(freeCancellationMinutes(termsOf(cancellation))).toBe(minutes);
  });
});

describe("for any ladder", () => {
  // A ladder as operators write it: the later, the dearer.
  const ladder = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { maxLength: 5 }),
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 }),
    )
    .map(([minutes, percents]) => {
      const dearer = percents.sort((a, b) => a - b);
      return termsOf(
        minutes
          .sort((a, b) => b - a)
          .map((minutesBefore, index) => ({ minutesBefore, feePercent: dearer[index] ?? 100 })),
      );
    });
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  const minutes = fc.integer({ min: -2000, max: 12_000 });

  test("the fee is a whole number from zero to the price, and cancelling earlier never costs more", () => {
    fc.assert(
      fc.property(ladder, amount, minutes, fc.integer({ min: 0, max: 5000 }), (terms, price, before, earlier) => {
        const fee = cancellationFee(terms, price, before);
        expect(Number.isInteger(fee) && fee >= 0 && fee <= price).toBe(true);
        expect(cancellationFee(terms, price, before + earlier)).toBeLessThanOrEqual(fee);
      }),
    );
  });

  test("cancelling is free until the promised minute, and never free without a promise", () => {
    fc.assert(
      fc.property(ladder, fc.integer({ min: 100, max: 1_000_000_000 }), minutes, (terms, price, before) => {
        const free = freeCancellationMinutes(terms);
        expect(cancellationFee(terms, price, before) === 0).toBe(free !== null && before >= free);
      }),
    );
  });
});
