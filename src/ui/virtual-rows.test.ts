import { expect, test } from "vitest";
import { itemAt, rowsBetween, virtualRows } from "./virtual-rows.ts";

const parts = { count: 1000, from: 100, heads: [true, false, false, true], size: 40, headSize: 32 };
const rows = virtualRows(parts);

test("OPR-17: a list is as high as all its items, and those at hand stand where they would among all", () => {
  expect(rows.tops).toEqual([4000, 4072, 4112, 4152]);
  expect(rows.end).toBe(4224);
  expect(rows.height).toBe(4224 + 896 * 40);
});

test.each([
  [0, 4000, [0, 0]],
  [4000, 4072, [0, 1]],
  [4071, 4113, [0, 3]],
  [4072, 4112, [1, 2]],
  [4200, 9000, [3, 4]],
  [4224, 9000, [4, 4]],
] as const)("OPR-16: from %i to %i only the items of that part are drawn", (top, bottom, expected) => {
  expect(rowsBetween(rows, top, bottom)).toEqual(expected);
});

test.each([
  [0, 0],
  [3999, 99],
  [4000, 100],
  [4111, 101],
  [4224, 104],
  [4264, 105],
  [9_999_999, 999],
])("at %i px stands the item %i, at hand or not", (height, item) => {
  expect(itemAt(rows, parts, height)).toBe(item);
});
