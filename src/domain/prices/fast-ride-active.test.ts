import { expect, test } from "vitest";
import { isFastRideActive } from "#domain/prices/fast-ride-active.ts";

test("PRC-19, BKF-33: short notice is there when the price has it, the account may and is not bound to cards", () => {
  const all = { isFast: true, isAllowed: true, isCardOnly: false };
  expect(isFastRideActive(all)).toBe(true);
  for (const change of [{ isFast: false }, { isAllowed: false }, { isCardOnly: true }]) {
    expect(isFastRideActive({ ...all, ...change })).toBe(false);
  }
});
