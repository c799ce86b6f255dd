import { expect, test } from "vitest";
import { DEFAULT_CAPACITY } from "#domain/booking/passengers.ts";
import { lowestCapacity } from "./lowest-capacity.ts";

test.each([
  [[7, 4], 4],
  [[undefined, 7], 7],
  [[null, 0], DEFAULT_CAPACITY],
  [[], 3],
])("BKF-24, BKF-25: cars for %j take %i people", (capacities, most) => {
  expect(lowestCapacity(capacities)).toBe(most);
});
