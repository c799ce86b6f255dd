import { expect, test } from "vitest";
import { mayLetOff } from "./staff-limits.ts";

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
  expect(mayLetOff(role, { price: 1000, off }, { letOffPercent: limit })).toBe(may);
});
