import { expect, test } from "vitest";
import { TRAVEL_TYPE, travelType } from "#domain/booking/trip-kind.ts";

test.each([
  ["suburb", "suburb", 1],
  ["suburb", "airport", 2],
  ["airport", "suburb", 3],
  ["airport", "airport", 4],
  ["suburb", "station", 5],
  ["station", "suburb", 6],
  ["station", "station", 7],
  ["airport", "station", 8],
  ["station", "airport", 9],
  ["suburb", "rent", 10],
  ["airport", "rent", 11],
  ["station", "rent", 12],
] as const)("BKF-57, OPN-034: a trip %s to %s has travel type %i", (start, finish, type) => {
  expect(travelType({ start, finish })).toBe(type);
});

test("BKF-57: the twelve pairs have the numbers 1 to 12, each once", () => {
  expect(Object.values(TRAVEL_TYPE).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
