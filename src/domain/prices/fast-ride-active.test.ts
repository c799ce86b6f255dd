import { expect, test } from "vitest";
import { isFastRideActive, mayHaveFastRide } from "#domain/prices/fast-ride-active.ts";

const MAY = { allowsFastRide: true, mayPayCardAndCash: true, mayPayCardOnly: false };

test.each([
  [true, true, false, true],
  [true, true, true, true],
  [true, false, false, true],
  [true, false, true, false],
  [false, true, false, false],
  [false, true, true, false],
  [false, false, false, false],
  [false, false, true, false],
])(
  "B5, BKF-33, OPN-050: allowed %s, card and cash %s, card only %s: short notice may be had: %s",
  (allowsFastRide, mayPayCardAndCash, mayPayCardOnly, may) => {
    expect(mayHaveFastRide({ allowsFastRide, mayPayCardAndCash, mayPayCardOnly })).toBe(may);
  },
);

test("PRC-19, BKF-33: short notice is there when the price has it and the account may have it", () => {
  expect(isFastRideActive(true, MAY)).toBe(true);
  expect(isFastRideActive(false, MAY)).toBe(false);
  expect(isFastRideActive(true, { ...MAY, allowsFastRide: false })).toBe(false);
});
