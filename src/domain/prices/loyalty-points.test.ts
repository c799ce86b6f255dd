import { expect, test } from "vitest";
import { loyaltyPoints } from "#domain/prices/loyalty-points.ts";

const counted = { rate: 0.05, total: 2000, currency: "RUB", locale: "ru", isFramed: false };

test("LOY-01: 2000 roubles at 0.05 earn 100 points, and fractions of a point are dropped", () => {
  expect(loyaltyPoints(counted)).toBe(100);
  expect(loyaltyPoints({ ...counted, rate: 0.07, total: 100 })).toBe(7);
  expect(loyaltyPoints({ ...counted, rate: 0.01, total: 199.9 })).toBe(1);
});

const sixteen = [0.05, 0].flatMap((rate) =>
  ["RUB", "EUR"].flatMap((currency) =>
    ["ru", "en"].flatMap((locale) => [false, true].map((isFramed) => ({ rate, currency, locale, isFramed }))),
  ),
);

test.each(sixteen)("LOY-02: points only with a rate, in roubles, in Russian and outside frames: %o", (one) => {
  const runs = one.rate > 0 && one.currency === "RUB" && one.locale === "ru" && !one.isFramed;
  expect(loyaltyPoints({ ...one, total: 2000 })).toBe(runs ? 100 : 0);
});
