import { expect, test } from "vitest";
import { givesLoyaltyPoints, loyaltyPoints } from "#domain/prices/loyalty.ts";

test.each([
  ["2000 roubles at 0.05", 200_000, 50_000, 100],
  ["1999.99 roubles at 0.05", 199_999, 50_000, 99],
  ["19.99 roubles at 0.05", 1999, 50_000, 0],
  ["nothing", 0, 50_000, 0],
  ["a sum at no coefficient", 200_000, 0, 0],
])("LOY-01, OPN-072: %s give whole points, rounded down", (_, amount, coefficient, points) => {
  expect(loyaltyPoints({ amount, currency: "RUB" }, coefficient)).toBe(points);
});

const WHERE = { coefficientMicro: 1, currency: "RUB", locale: "ru", isFrame: false } as const;

test("LOY-02: points are given for roubles, in Russian, outside frames, with a coefficient", () => {
  expect(givesLoyaltyPoints(WHERE)).toBe(true);
});

test.each([{ coefficientMicro: 0 }, { currency: "EUR" as const }, { locale: "en" as const }, { isFrame: true }])(
  "LOY-02: no points with %j",
  (other) => {
    expect(givesLoyaltyPoints({ ...WHERE, ...other })).toBe(false);
  },
);
