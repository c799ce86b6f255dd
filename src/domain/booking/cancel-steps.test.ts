import { expect, test } from "vitest";
import { cancelSteps } from "#domain/booking/cancel-steps.ts";

const LADDER = [
  { minutesBefore: 180, feePercent: 30 },
  { minutesBefore: 720, feePercent: 0 },
];
const PICKUP = "2026-11-24 18:40";
const RIDE_FEE = { percent: 30, until: "2026-11-24 15:40" };
const FULL = { percent: 100, until: undefined };

test.each([
  ["all of them long before", "2026-11-21 09:00", [{ percent: 0, until: "2026-11-24 06:40" }, RIDE_FEE, FULL]],
  ["no free time that is over", "2026-11-24 06:40", [RIDE_FEE, FULL]],
  ["the whole price at the end", "2026-11-24 15:40", [FULL]],
] as const)("ruling 9: the steps of cancelling are told in the order of time: %s", (_when, now, expected) => {
  expect(cancelSteps(LADDER, PICKUP, now)).toEqual(expected);
});

test("nothing comes after a step that lasts until the pick-up", () => {
  const ladder = [{ minutesBefore: 0, feePercent: 0 }];
  expect(cancelSteps(ladder, PICKUP, "2026-11-21 09:00")).toEqual([{ percent: 0, until: PICKUP }]);
});
