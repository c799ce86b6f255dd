import { expect, test } from "vitest";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { timeDifference } from "./time-difference.ts";

const trip = (anyTime: number, price: number) => ({ price, anyTime: { priceId: 1, price: anyTime } }) as OfferTrip;

test.each([
  ["RUB", [trip(2400, 2640)], 240],
  ["EUR", [trip(24.1, 26.5), trip(20.2, 20)], 2.2],
  ["JPY", [trip(300, 300)], 0],
] as const)("the difference in %s is exact over all trips", (currency, trips, difference) => {
  expect(timeDifference(trips, currency)).toBe(difference);
});
