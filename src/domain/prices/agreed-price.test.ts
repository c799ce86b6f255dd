import { expect, it } from "vitest";
import { agreedPrice, isAgreedPrice, tariffPrice } from "#domain/prices/agreed-price.ts";
import { sumOf } from "#domain/prices/price-line.ts";

it("OPS-90: an agreed price is one line that adds up to its sum, and is told from a tariff's by it", () => {
  const { amount, lines } = agreedPrice(12_345);
  expect(lines).toEqual([{ kind: "agreed", amount: 12_345 }]);
  expect(sumOf(lines)).toBe(amount);
  expect([isAgreedPrice(lines), isAgreedPrice([{ kind: "base" }, { kind: "rounding" }])]).toEqual([true, false]);
});

it.each([
  ["by its tariff", { amount: 900, lines: [{ kind: "fare", amount: 900 }] } as const, 900],
  ["agreed on once", agreedPrice(700, 900), 900],
  ["agreed on in an offer, where no tariff was", agreedPrice(700), 700],
])("OPS-25: what the tariff asked for a price %s", (_, price, tariff) => {
  expect(tariffPrice(price)).toBe(tariff);
});
