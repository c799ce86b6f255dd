import { afterAll, beforeAll, expect, it } from "vitest";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { RentPriceItem } from "#contract/prices/rent.ts";
import { RATE_SCALE, type PriceSteps } from "#domain/values/money.ts";
import { currencyRates } from "#server/modules/prices/book/currency-rates.ts";
import { sumsInAnotherCurrency } from "#server/modules/prices/search/sums-in-another-currency.ts";
import { call, POINTS } from "../../../../../tests/support/factories.ts";
import { rideBook, rideFare, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const ROUNDING: PriceSteps = { USD: 50, CNY: 25_00, KZT: 1 };
const BOOK = rideBook({
  tariffs: [
    rideTariff({ id: 101, stopFee: 350_00, rent: { perHour: 1500_00, minimumHours: 4, deliveryFee: 300_00 } }),
    rideTariff({ id: 102, providerId: 2, stopFee: 350_00 }),
  ],
  fares: [
    rideFare({ id: 1, from: "country:RU", to: "country:RU", amount: 2200_00 }),
    // Cheaper, and rounded up to the same euros.
    rideFare({ id: 2, from: "country:RU", to: "country:RU", amount: 2195_00, providerId: 2 }),
  ],
  partners: [{ userId: 5, percent: 730, loyaltyMicro: 0, line: 1 }],
  rounding: ROUNDING,
});
const CURRENCIES = ["RUB", "EUR", "USD", "CNY", "KZT", "TRY"];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await useBook(test.database.db, BOOK);
});
afterAll(() => test.close());

const first = async <T extends PriceItem>(path: string, query: string): Promise<T> => {
  const { result } = await call<T[]>(test.app, "GET", `/v4/prices${path}&lang=en${query}`);
  if (result[0] === undefined) throw new Error("The search gave no prices");
  return result[0];
};
const ride = (query: string) =>
  first(`?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}`, query);
const rent = (query: string) => first<RentPriceItem>(`/rent?start_place_point=${POINTS.moscow}&duration=14400`, query);

it.each(["", "&user_id=5"])(
  "the second currency shows for a price, its stop and a rent exactly what a search in that currency gives (%s)",
  async (as) => {
    for (const search of [ride, rent]) {
      for (const asked of CURRENCIES) {
        const there = await search(`${as}&currency=${asked}`);
        for (const shown of CURRENCIES) {
          const item = await search(`${as}&currency=${shown}&alternative_currency=${asked}`);
          const told = [item.alternative_price, item.alternative_price_subaddress, item.service_provider.id];
          expect(told, `${shown} ${asked}`).toEqual([there.price, there.price_subaddress, there.service_provider.id]);
          expect(item.price_rub).toBe((await search(`${as}&currency=RUB`)).price);
        }
      }
    }
  },
);

it("a price that the client already shows keeps its sum in the second currency", async () => {
  const item = await ride("&currency=EUR&alternative_currency=RUB");
  test.clock.now += 61_000;
  const again = await ride(`&currency=EUR&alternative_currency=RUB&current_price_id=${item.price_id}`);
  expect([again.price_id, again.alternative_price]).toEqual([item.price_id, 2200]);
});

it("prices, stops and rents are rounded up to the operator's own step", async () => {
  for (const [currency, step] of Object.entries(ROUNDING)) {
    const { price, price_subaddress: stop } = await ride(`&currency=${currency}`);
    const { price_per_hour: hour, car_deliverance_fee: fee } = await rent(`&currency=${currency}`);
    for (const sum of [price, stop, hour, fee]) {
      expect(Math.round(sum * 100) % step, `${currency} ${sum}`).toBe(0);
      expect(sum).toBeGreaterThan(0);
    }
  }
  // 350 roubles are 4.14 dollars.
  expect((await ride("&currency=USD")).price_subaddress).toBe(4.5);
  expect((await ride("&currency=EUR")).price_subaddress).toBe(4);
});

it("a quote made before tariff sums were stored is converted as it is", () => {
  const book = { rate: currencyRates(BOOK.rates), step: () => 1000 };
  expect(book.rate("RUB", "RUB")).toBe(RATE_SCALE);
  const quote = { currency: "EUR", amount: 23_00, stopAmount: 4_00 } as const;
  expect(sumsInAnotherCurrency(quote, book, "RUB")).toEqual({ amount: 2210_00, stop: 390_00 });
  expect(sumsInAnotherCurrency(quote, { ...book, rate: () => undefined }, "USD")).toBeUndefined();
});
