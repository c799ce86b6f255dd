import { expect, test } from "vitest";
import { isFastRideTime, isTooSoon, minutesAhead } from "#domain/prices/fast-ride.ts";

const ECONOMY = { leadMinutes: 120, fastRide: { withinMinutes: 45, surcharge: 1500 } };
const NEVER_FAST = { leadMinutes: 120, fastRide: null };

test.each([
  [44, true, false],
  [45, false, true],
  [119, false, true],
  [120, false, false],
] as const)("BKF-35: %i minutes ahead: too soon %s, at short notice %s", (ahead, tooSoon, fast) => {
  expect([isTooSoon(ECONOMY, ahead), isFastRideTime(ECONOMY, ahead)]).toEqual([tooSoon, fast]);
  expect([isTooSoon(NEVER_FAST, ahead), isFastRideTime(NEVER_FAST, ahead)]).toEqual([ahead < 120, false]);
});

test("a ride at any time is neither too soon nor at short notice", () => {
  expect([isTooSoon(ECONOMY, null), isFastRideTime(ECONOMY, null)]).toEqual([false, false]);
});

test("R-21: minutes count as they pass, across clock changes too; a skipped time is never reached", () => {
  // 01:30 in Paris on the night when clocks go from 02:00 to 03:00.
  const now = Date.UTC(2027, 2, 28, 0, 30, 20);
  expect(minutesAhead("2027-03-28 03:10", "Europe/Paris", now)).toBe(39);
  expect(minutesAhead("2027-03-28 01:30", "Europe/Paris", now)).toBe(-1);
  expect(isTooSoon(ECONOMY, minutesAhead("2027-03-28 02:30", "Europe/Paris", now))).toBe(true);
});
