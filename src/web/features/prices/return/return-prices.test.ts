import { expect, test } from "vitest";
import type { PriceItem } from "#contract/prices/prices.ts";
import { withReturn } from "./return-prices.ts";

const item = (classId: number, priceId: number, price: number, back: Partial<PriceItem["reverse_price"]> = null) =>
  ({
    price_id: priceId,
    price,
    currency: "RUB",
    car_class: { car_class_id: classId },
    service_provider: { id: 1 },
    reverse_price: back,
    flexible_tariff: false,
    terms: { free_waiting: 15 },
  }) as unknown as PriceItem;

test("FND-32: every car gets the way back of its own class and provider, at the discount of the pair", () => {
  const [first, second] = withReturn(
    [item(2, 10, 2800, { price_id: 11, price: 2700, discount_percent: 5 }), item(3, 12, 3100)],
    [item(2, 20, 2660)],
  );
  expect(first?.reverse_price).toMatchObject({ price_id: 20, price: 2660, discount_percent: 5 });
  expect(second?.reverse_price).toBeNull();
});

test("FND-33: without any price of the way back no car is sold both ways", () => {
  const [car] = withReturn([item(2, 10, 2800, { price_id: 11, price: 2700 })], []);
  expect(car?.reverse_price).toBeNull();
});
