import { expect, test } from "vitest";
import { arrivedLocal } from "./arrived-local.ts";

test.each([
  ["2026-11-27 14:00", "14:50", "2026-11-27 14:50"],
  ["2026-11-27 23:30", "00:20", "2026-11-28 00:20"],
  ["2026-12-31 23:30", "00:20", "2027-01-01 00:20"],
  ["2026-12-01 00:10", "23:50", "2026-11-30 23:50"],
  ["2026-11-27 14:00", "", undefined],
])("OPS-16: a pick-up at %s and an arrival at %s: %s", (pickup, time, local) => {
  expect(arrivedLocal(pickup, time)).toBe(local);
});
