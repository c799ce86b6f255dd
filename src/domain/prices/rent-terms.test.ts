import { expect, it } from "vitest";
import { rentTerms } from "#domain/prices/rent-terms.ts";

const RENT = { perHour: 29_00, minimumHours: 3, deliveryFee: 15_00 };
const EURO = { from: "EUR", to: "EUR", rateMicro: 1_000_000 } as const;

it("the kilometres of a rent are those of all its hours", () => {
  expect(rentTerms({ ...RENT, kmPerHour: 20, extraKm: 1_20, extraQuarter: 7_25 }, 5, EURO)).toEqual({
    includedKm: 100,
    extraKm: 1_20,
    extraQuarter: 7_25,
  });
});

it("a tariff that limits nothing says nothing", () => {
  expect(rentTerms(RENT, 5, EURO)).toBeUndefined();
  expect(rentTerms({ ...RENT, extraQuarter: 7_25 }, 5, EURO)).toEqual({ extraQuarter: 7_25 });
});

it("a further kilometre is converted without being rounded up to a price step", () => {
  const roubles = { from: "EUR", to: "RUB", rateMicro: 96_010_000 } as const;
  expect(rentTerms({ ...RENT, kmPerHour: 20, extraKm: 1_20 }, 2, roubles)).toEqual({ includedKm: 40, extraKm: 11_521 });
});
