import { expect, test } from "vitest";
import { departureAdvice } from "#domain/booking/departure-advice.ts";

const RECOMMENDED = "2026-12-01 03:55";

test.each([
  [undefined, false, "offered"],
  ["2026-12-01 03:55", false, "taken"],
  ["2026-12-01 03:55", true, "taken"],
  ["2026-12-01 03:00", false, "offered"],
  ["2026-12-01 05:30", true, "short"],
  ["2026-12-01 15:55", false, "offered"],
  ["2026-12-01 15:56", false, "far"],
  ["2026-11-30 15:55", false, "offered"],
  ["2026-11-30 15:54", false, "far"],
  ["2026-12-03 03:55", true, "short"],
] as const)("B12: a pick-up at %s (short of time: %s) is told once: %s", (pickup, isShort, advice) => {
  expect(departureAdvice(pickup, RECOMMENDED, isShort)).toBe(advice);
});
