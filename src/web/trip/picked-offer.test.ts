import { describe, expect, test } from "vitest";
import type { PriceItem } from "#contract/prices/prices.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import { isFlexible, offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { sampleOffer } from "../../../tests/support/sample-offer.ts";

const offer = sampleOffer({ reverse_price: { price_id: 8, price: 20.2 } }, true);

const night = { pickup: "2026-12-01 02:40", priceId: 11, price: 26.5, stopPrice: 3 };

describe("the price of a trip", () => {
  test("is the finder's until its time has its own price", () => {
    expect(offerTrips(offer).map(({ priceId, price, pricedFor }) => [priceId, price, pricedFor])).toEqual([
      [7, 24.1, undefined],
      [8, 20.2, undefined],
    ]);
  });

  test("at a time uses the id and the sum for that time, and remembers the price for any time", () => {
    const [there, back] = offerTrips({ ...offer, timed: [night, null] });
    expect(there).toMatchObject({ priceId: 11, price: 26.5, pricedFor: night.pickup });
    expect(there?.anyTime).toEqual({ priceId: 7, price: 24.1, isFastRide: false });
    expect(back).toMatchObject({ priceId: 8, price: 20.2 });
  });

  test("at a time counts in the total of the order", () => {
    expect(orderPrice(offer, EMPTY_DRAFT).total).toBe(44.3);
    expect(orderPrice({ ...offer, timed: [night, { ...night, priceId: 12, price: 0.1 }] }, EMPTY_DRAFT).total).toBe(
      26.6,
    );
  });

  test("on the way back is not used for a single trip, whatever was stored", () => {
    expect(offerTrips({ ...offer, roundTrip: false, timed: [null, night] })).toHaveLength(1);
  });
});

test("OPN-144: the price of an order may change when the price of one of its trips may", () => {
  const withBack = (flexible_tariff: boolean, roundTrip: boolean): PickedOffer => {
    const reverse_price = { price_id: 8, price: 20.2, flexible_tariff } as PriceItem["reverse_price"];
    return { ...offer, roundTrip, price: { ...offer.price, flexible_tariff: false, reverse_price } };
  };
  expect([withBack(true, true), withBack(true, false), withBack(false, true)].map(isFlexible)).toEqual([
    true,
    false,
    false,
  ]);
});
