import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCertificate } from "#domain/prices/apply-certificate.ts";
import type { Certificate } from "#domain/tariffs/tariff-book.ts";
import { CURRENCY_DIGITS, type Currency } from "#domain/values/money.ts";
import { OPEN } from "../../../tests/support/sample-tariff.ts";

const TODAY = "2026-11-21";
const off = (effect: Certificate["effect"], valid: Certificate["valid"] = OPEN) => ({ effect, valid });
const roubles = (amount: number) => ({ amount, currency: "RUB" as const });

test.each<[string, Certificate["effect"], number, object]>([
  ["500 of 2000", roubles(50_000), 200_000, { restated: 150_000, covered: 50_000 }],
  ["all of a price below its sum", roubles(50_000), 40_000, { restated: 0, covered: 40_000 }],
  ["10 % of 2350", { percent: 1000 }, 235_000, { restated: 211_500, covered: 23_500 }],
  ["a share rounded to the minor unit", { percent: 3333 }, 100, { restated: 67, covered: 33 }],
  ["all by 100 %", { percent: 10_000 }, 235_000, { restated: 0, covered: 235_000 }],
  ["nothing of nothing", { percent: 1000 }, 0, { restated: 0, covered: 0 }],
])("LOY-05, OPN-073: a certificate covers %s", (_, effect, price, result) => {
  expect(applyCertificate(off(effect), roubles(price), TODAY)).toEqual(result);
});

test("LOY-05: a sum in another currency is converted at the given rate; without a rate it covers nothing", () => {
  const certificate = off({ amount: 1000, currency: "EUR" });
  expect(applyCertificate(certificate, roubles(200_000), TODAY, 96_000_000)).toEqual({
    restated: 104_000,
    covered: 96_000,
  });
  expect(applyCertificate(certificate, roubles(200_000), TODAY)).toBe("other-currency");
});

test.each([
  ["2026-11-20", "not-yet-valid"],
  ["2026-11-21", { restated: 900, covered: 100 }],
  ["2026-11-22", { restated: 900, covered: 100 }],
  ["2026-11-23", "expired"],
])("LOY-09: a certificate of 21 and 22 November on %s gives %j", (date, result) => {
  const certificate = off({ percent: 1000 }, { from: "2026-11-21", to: "2026-11-22" });
  expect(applyCertificate(certificate, roubles(1000), date)).toEqual(result);
});

test("always: the remaining and covered parts are whole, never negative, and add up to the price", () => {
  const currency = fc.constantFrom(...(Object.keys(CURRENCY_DIGITS) as Currency[]));
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  const effect = fc.oneof(
    fc.integer({ min: 0, max: 10_000 }).map((percent) => ({ percent })),
    fc.record({ amount, currency }),
  );
  fc.assert(
    fc.property(effect, amount, currency, fc.integer({ min: 1, max: 700_000_000 }), (given, price, of, rate) => {
      const result = applyCertificate(off(given), { amount: price, currency: of }, TODAY, rate);
      if (typeof result === "string") throw new Error(result);
      expect(result.restated + result.covered).toBe(price);
      expect(Math.min(result.restated, result.covered)).toBeGreaterThanOrEqual(0);
      expect([result.restated, result.covered].every((sum) => Number.isSafeInteger(sum))).toBe(true);
    }),
  );
});
