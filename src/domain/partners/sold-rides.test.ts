import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceLine } from "#domain/prices/price-line.ts";
import { isPeriod, PERIOD_DAYS_MOST, shareOf, SOLD_STATES, sumsByDay, sumsOf, type SoldRide } from "./sold-rides.ts";

const lines = (share: number): readonly PriceLine[] => [
  { kind: "fare", amount: 100_00 },
  { kind: "partner", amount: share, percent: 800 },
  { kind: "rounding", amount: 2_00 },
];

describe("the share of a ride", () => {
  it("is what the partner's rate added, or took off", () => {
    expect(shareOf(lines(8_00), { amount: 110_00, kept: 110_00 })).toBe(8_00);
    expect(shareOf(lines(-10_00), { amount: 92_00, kept: 92_00 })).toBe(-10_00);
    expect(shareOf([{ kind: "fare", amount: 5 }], { amount: 5, kept: 5 })).toBe(0);
  });

  it("of a ride that was called off is the part of it that the operator keeps of the price", () => {
    expect(shareOf(lines(8_00), { amount: 110_00, kept: 55_00 })).toBe(4_00);
    expect(shareOf(lines(8_00), { amount: 110_00, kept: 0 })).toBe(0);
  });

  it("of a ride that a certificate paid for whole is not lost", () => {
    expect(shareOf(lines(8_00), { amount: 0, kept: 0 })).toBe(8_00);
  });

  it("is never more than the whole of it, and always a whole number", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (share, amount, part) => {
          const told = shareOf(lines(share), { amount, kept: Math.round(amount * part) });
          return Number.isInteger(told) && Math.abs(told) <= Math.abs(share);
        },
      ),
    );
  });
});

describe("the sums of a statement", () => {
  const RIDE = fc.record({
    day: fc.constantFrom("2026-11-02", "2026-11-01", "2026-12-31"),
    state: fc.constantFrom(...SOLD_STATES),
    currency: fc.constantFrom("RUB", "EUR"),
    kept: fc.nat(1e9),
    share: fc.integer({ min: -1e6, max: 1e6 }),
  }) satisfies fc.Arbitrary<SoldRide>;

  it("never add two currencies, leave out no ride, and are those of their days", () => {
    fc.assert(
      fc.property(fc.array(RIDE), (rides) => {
        for (const sum of sumsOf(rides)) {
          const own = rides.filter(({ currency }) => currency === sum.currency);
          expect(sum.rides + sum.off).toBe(own.length);
          expect(sum.kept).toBe(own.reduce((all, { kept }) => all + kept, 0));
          const days = sumsByDay(rides).filter(({ currency }) => currency === sum.currency);
          for (const member of ["rides", "off", "kept", "share"] as const)
            expect(days.reduce((all, day) => all + day[member], 0)).toBe(sum[member]);
        }
        const days = sumsByDay(rides).map(({ day }) => day);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });
});

it.each([
  ["2026-11-01", "2026-11-30", true],
  ["2026-11-01", "2026-11-01", true],
  ["2028-01-01", "2028-12-31", true],
  ["2026-11-02", "2026-11-01", false],
  ["2026-01-01", "2027-01-02", false],
  ["2026-02-30", "2026-03-01", false],
  ["today", "2026-03-01", false],
])(`a period from %s to %s, of at most ${PERIOD_DAYS_MOST} days: %s`, (from, to, is) => {
  expect(isPeriod(from, to)).toBe(is);
});
