import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice, shareOf, timeDifference } from "#web/trip/trip-price.ts";

const trip = (anyTime: number, price: number) => ({ price, anyTime: { priceId: 1, price: anyTime } });

test.each([
  ["RUB", [trip(2400, 2640)], 240],
  ["EUR", [trip(24.1, 26.5), trip(20.2, 20)], 2.2],
  ["KZT", [trip(300, 300)], 0],
] as const)("the difference in %s is exact over all trips", (currency, trips, difference) => {
  expect(timeDifference(trips, currency)).toBe(difference);
});

test("a share of a sum is rounded to a whole minor unit", () => {
  expect(shareOf(24.15, 50, "EUR")).toBe(12.08);
});

test("A7: an unknown currency is an error and never counts as roubles", () => {
  const price = { currency: "XAU", price: 1, start_place: { type: 2 }, finish_place: { type: 5 } };
  const offer = { price, roundTrip: false } as unknown as PickedOffer;
  expect(() => orderPrice(offer, EMPTY_DRAFT)).toThrow("XAU");
  expect(() => shareOf(100, 50, "XAU")).toThrow("XAU");
  expect(() => timeDifference([trip(1, 2)], "")).toThrow("currency");
});
