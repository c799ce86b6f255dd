import { expect, it } from "vitest";
import { agreedPrice, isAgreedPrice } from "#domain/prices/agreed-price.ts";
import { sumOf } from "#domain/prices/price-line.ts";

it("OPS-90: an agreed price is one line that adds up to its sum, and is told from a tariff's by it", () => {
  const { amount, lines } = agreedPrice(12_345);
  expect(lines).toEqual([{ kind: "agreed", amount: 12_345 }]);
  expect(sumOf(lines)).toBe(amount);
  expect([isAgreedPrice(lines), isAgreedPrice([{ kind: "base" }, { kind: "rounding" }])]).toEqual([true, false]);
});
