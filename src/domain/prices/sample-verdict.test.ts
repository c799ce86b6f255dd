import { expect, test } from "vitest";
import { bySampleVerdict, sampleVerdict } from "#domain/prices/sample-verdict.ts";

test.each([
  [100, 100, "met"],
  [100, 101, "missed"],
  [100, null, "missed"],
  [null, 100, "priced"],
  [null, null, "unsold"],
])("OPS-66: of %s expected, %s now is %s", (expected, now, verdict) => {
  expect(sampleVerdict({ expected, now })).toBe(verdict);
});

test("OPS-66: missed sums come first, those sold no more before them, then the largest difference", () => {
  const rows = [
    { name: "priced", expected: null, now: 100 },
    { name: "met", expected: 100, now: 100 },
    { name: "a tenth off", expected: 1000, now: 1100 },
    { name: "unsold", expected: null, now: null },
    { name: "half off", expected: 100, now: 50 },
    { name: "lost", expected: 100, now: null },
  ];
  expect(rows.toSorted(bySampleVerdict).map(({ name }) => name)).toEqual([
    "lost",
    "half off",
    "a tenth off",
    "unsold",
    "met",
    "priced",
  ]);
});
