import { expect, test } from "vitest";
import { samplePickup } from "#domain/prices/sample-rides.ts";

test.each([
  ["2026-12-10 05:30", "2026-11-27 10:00", "2026-12-10 05:30"],
  ["2026-11-28 10:00", "2026-11-27 10:00", "2026-11-28 10:00"],
  ["2026-11-28 09:59", "2026-11-27 10:00", "2027-11-27 09:59"],
  ["2024-12-19 23:30", "2026-11-27 10:00", "2026-12-17 23:30"],
])("OPS-66: a sample ride at %s, priced at %s, is asked for %s", (kept, now, asked) => {
  expect(samplePickup(kept, now)).toBe(asked);
});

test("OPS-66: a sample ride without a time has none later", () => {
  expect(samplePickup(null, "2026-11-27 10:00")).toBeNull();
});
