import { expect, test } from "vitest";
import { isAboveLimit, mayLetOff, USUAL_STAFF_LIMITS } from "./staff-limits.ts";

test.each([
  ["owner", 0, 1000, true],
  ["dispatcher", 0, 1, false],
  ["dispatcher", 0, 0, true],
  ["dispatcher", 10, 100, true],
  ["dispatcher", 10, 101, false],
  ["dispatcher", 10, -101, false],
  ["support", 100, 1, false],
  ["accountant", 100, 1, false],
] as const)("%s with a limit of %i percent gives away %i of 1000: %s (OPS-25, OPS-26)", (role, limit, off, may) => {
  expect(mayLetOff(role, { price: 1000, off }, { ...USUAL_STAFF_LIMITS, letOffPercent: limit })).toBe(may);
});

test.each([
  [20_000_00, "RUB", undefined, false],
  [20_000_01, "RUB", undefined, true],
  [200_00, "EUR", 100_000_000, false],
  [200_01, "EUR", 100_000_000, true],
  [1, "EUR", undefined, true],
] as const)("OPS-98: %i %s at a rate of %s is above 20,000 RUB: %s", (amount, currency, rate, above) => {
  expect(isAboveLimit({ amount, currency }, USUAL_STAFF_LIMITS.release, rate)).toBe(above);
});
