import { expect, test } from "vitest";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { RATE_SCALE } from "#domain/values/money.ts";
import type { RateBetween } from "#server/modules/prices/book/currency-rates.ts";
import { storefrontOf } from "#server/modules/prices/book/storefront.ts";
import { TARIFF } from "../../../../../tests/support/sample-tariff.ts";

const generous = { ...TARIFF.terms, delayToleranceMinutes: 360 };
const book = (tariffs: TariffBook["tariffs"]) => ({ tariffs }) as TariffBook;
const rate: RateBetween = (from, to) => (from === to || to === "RUB" ? RATE_SCALE : undefined);

test("an empty finder promises what most tariffs grant, not what the most generous one does", () => {
  const tariffs = [TARIFF, { ...TARIFF, id: 2, terms: generous }, { ...TARIFF, id: 3 }];
  expect(storefrontOf({ book: book(tariffs), rate }).usualTerms).toEqual(TARIFF.terms);
});

test("F22: only currencies that every tariff can be shown in are offered", () => {
  expect(storefrontOf({ book: book([TARIFF]), rate }).currencies).toEqual(["RUB", "EUR"]);
  const inDollars = { ...TARIFF, id: 2, currency: "USD" } as const;
  expect(storefrontOf({ book: book([TARIFF, inDollars]), rate }).currencies).toEqual(["RUB"]);
});

test("a book without tariffs promises nothing", () => {
  expect(storefrontOf({ book: book([]), rate }).usualTerms).toBeUndefined();
});
