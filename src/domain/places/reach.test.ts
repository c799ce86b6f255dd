import fc from "fast-check";
import { expect, test } from "vitest";
import {
  AIRPORT_REACH_KM,
  REACH_LEAST_KM,
  REACH_MOST_KM,
  reachRadiusKm,
  STATION_REACH_KM,
} from "#domain/places/reach.ts";

test.each([
  ["locality", 0, 3],
  ["locality", 10_000, 4.2],
  ["locality", 1_000_000, 15],
  ["locality", 10_381_222, 30],
  ["suburb", 0, 3],
  ["hotel", NaN, 3],
  ["other", -5, 3],
  ["airport", 60_000_000, AIRPORT_REACH_KM],
  ["station", 60_000_000, STATION_REACH_KM],
] as const)("PLC-28: a %s of %d reaches %d km", (kind, people, km) => {
  expect(reachRadiusKm(kind, people)).toBeCloseTo(km, 5);
});

test("PLC-28: more people never give a shorter reach, and no reach exceeds the limit", () => {
  fc.assert(
    fc.property(fc.double({ min: 0 }), fc.double({ min: 0 }), (a, b) => {
      const [less, more] = [Math.min(a, b) || 0, Math.max(a, b) || 0].map((people) =>
        reachRadiusKm("locality", people),
      );
      expect(less).toBeLessThanOrEqual(more ?? NaN);
      expect(less).toBeGreaterThanOrEqual(REACH_LEAST_KM);
      expect(more).toBeLessThanOrEqual(REACH_MOST_KM);
    }),
  );
});
