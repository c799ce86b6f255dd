import fc from "fast-check";
import { expect, test } from "vitest";
import { sumOf, type PriceLine } from "#domain/prices/price-line.ts";
import { rentLines } from "#domain/prices/rent-lines.ts";

const HOUR = 3600;
const told = (lines: readonly PriceLine[], numbers: Parameters<typeof rentLines>[1], unit = 100) =>
  rentLines(lines, numbers, unit).map(({ kind, amount }) => [kind, amount]);

test("contract 2.5: a rent in another currency reads as the card does: 4 × 16 + 4, never 65 + 3", () => {
  const lines: PriceLine[] = [
    { kind: "hours", amount: 62_50, quantity: 4 * HOUR },
    { kind: "delivery", amount: 3_12 },
    { kind: "rounding", amount: 2_38 },
  ];
  expect(told(lines, { amount: 68_00, perHour: 16_00, hours: 4 })).toEqual([
    ["hours", 64_00],
    ["delivery", 4_00],
  ]);
});

test("the minimum costs its hours, and the partner's share is part of what it is a share of", () => {
  const lines: PriceLine[] = [
    { kind: "hours", amount: 1500_00, quantity: HOUR },
    { kind: "minimum", amount: 3000_00 },
    { kind: "delivery", amount: 500_00 },
    { kind: "partner", amount: 400_00, percent: 800 },
  ];
  expect(told(lines, { amount: 5400_00, perHour: 1620_00, hours: 3 })).toEqual([
    ["hours", 1620_00],
    ["minimum", 3240_00],
    ["delivery", 540_00],
  ]);
});

test("the night stays a line of its own, and the hours with it are hours × price per hour", () => {
  const lines: PriceLine[] = [
    { kind: "hours", amount: 31_25, quantity: 2 * HOUR },
    { kind: "delivery", amount: 3_12 },
    { kind: "rule", amount: 3_13, percent: 1000 },
    { kind: "rounding", amount: 2_50 },
  ];
  expect(told(lines, { amount: 40_00, perHour: 18_00, hours: 2 })).toEqual([
    ["hours", 33_00],
    ["delivery", 4_00],
    ["rule", 3_00],
  ]);
});

test("the lines always add up, whole when the price is whole", () => {
  const sum = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(
      sum,
      sum,
      fc.integer({ min: 1, max: 24 }),
      fc.array(sum, { maxLength: 3 }),
      (perHour, night, hours, fees) => {
        const lines: PriceLine[] = [
          { kind: "hours", amount: perHour * hours, quantity: hours * HOUR },
          ...fees.map((amount): PriceLine => ({ kind: "rule", amount })),
          { kind: "rule", amount: night, percent: 1000 },
        ];
        const numbers = { amount: perHour * 100 * hours + 100 * fees.length, perHour: perHour * 100, hours };
        const read = rentLines(lines, numbers, 100);
        expect(sumOf(read)).toBe(numbers.amount);
        expect(read.every(({ amount }) => amount % 100 === 0)).toBe(true);
      },
    ),
  );
});
