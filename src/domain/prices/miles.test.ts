import { expect, onTestFinished, test } from "vitest";
import { milesFor } from "#domain/prices/miles.ts";
import { DINAR, withMoreCurrencies, YEN } from "../../../tests/support/more-currencies.ts";

test.each([
  [2_000_00, 20_000, 40],
  [2_049_99, 20_000, 40],
  [49_99, 20_000, 0],
  [10_00, 2_000_000, 20],
  [0, 20_000, 0],
  [99_999_999_999, 2_000_000, 1_999_999_999],
])("OPN-072: %i minor units at %i millionths a unit give %i whole miles", (amount, pointsMicro, miles) => {
  expect(milesFor({ amount, currency: "RUB" }, pointsMicro)).toBe(miles);
});

test("points are given for whole units, however many digits the currency has", () => {
  onTestFinished(withMoreCurrencies());
  expect(milesFor({ amount: 2000, currency: YEN }, 20_000)).toBe(40);
  expect(milesFor({ amount: 10_999, currency: DINAR }, 2_000_000)).toBe(21);
});
