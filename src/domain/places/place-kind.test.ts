import { expect, test } from "vitest";
import { endKind, PLACE_TYPE, type EndKind, type PlaceKind } from "#domain/places/place-kind.ts";

test.each<[PlaceKind, EndKind]>([
  ["airport", "airport"],
  ["station", "station"],
  ["locality", "suburb"],
  ["suburb", "suburb"],
  ["hotel", "suburb"],
  ["other", "suburb"],
  ["stop", "suburb"],
])("BKF-58: a trip's end at %s counts as %s", (kind, end) => {
  expect(endKind(kind)).toBe(end);
});

test("PLC-21, contract 4.5: the place types have the numbers 1 to 11, in the order of the specification", () => {
  expect(Object.entries(PLACE_TYPE)).toEqual([
    ["suburb", 1],
    ["airport", 2],
    ["station", 3],
    ["near", 4],
    ["locality", 5],
    ["other", 6],
    ["mkad", 7],
    ["kad", 8],
    ["centre", 9],
    ["hotel", 10],
    ["sanctions", 11],
  ]);
});
