import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { NewPrice } from "#contract/prices/bonus.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { Certificate } from "#domain/tariffs/tariff-book.ts";
import { CURRENCY_DIGITS, isCurrency, type Currency } from "#domain/values/money.ts";
import { insertBook } from "#server/modules/tariffs/tariff-books.repository.ts";
import { attemptKey, call, placeOrder, POINTS, tripBody } from "../../../../../tests/support/factories.ts";
import { TEST_BOOK } from "../../../../../tests/support/tariff-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const CURRENCIES = Object.keys(CURRENCY_DIGITS).filter(isCurrency);
const SEAT = 11;
const SEARCH = `/v4/prices?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}`;
const STOP = { address: "Химки", location: "55.9,37.45" };

const certificate = (code: string, effect: Certificate["effect"]): Certificate => ({
  code,
  effect,
  valid: { from: null, to: null },
  uses: null,
  line: 1,
});
const CERTIFICATES = [
  certificate("THIRD", { percent: 33_33 }),
  certificate("CRUMB", { percent: 1 }),
  certificate("ALL", { percent: 100_00 }),
  certificate("ODD", { amount: 777_77, currency: "RUB" }),
  certificate("EUROS", { amount: 12_34, currency: "EUR" }),
  certificate("PLENTY", { amount: 99_999_99, currency: "RUB" }),
];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const rates = Object.fromEntries(
    CURRENCIES.map((to, index) => [`RUB-${to}`, to === "RUB" ? 1_000_000 : 13_579 + index]),
  );
  const book = {
    ...TEST_BOOK,
    // Odd amounts down to the minor unit, to provoke rounding errors.
    tariffs: TEST_BOOK.tariffs.map((tariff) => ({ ...tariff, base: 600_07, bands: [{ upToKm: null, perKm: 25_03 }] })),
    rounding: Object.fromEntries(CURRENCIES.map((currency) => [currency, 1])),
    certificates: CERTIFICATES,
    rates,
  };
  const { db } = test.database;
  await db.transaction().execute((trx) => insertBook(trx, { book, fileName: null, at: new Date(0) }));
});
afterAll(() => test.close());

const minor = (amount: number, currency: Currency) => Math.round(amount * 10 ** CURRENCY_DIGITS[currency]);

interface Asked {
  readonly currency: Currency;
  readonly code: string;
  /** Seats and stops of each trip. */
  readonly trips: readonly (readonly [seats: number, stops: number])[];
}

const ASKED: fc.Arbitrary<Asked> = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  code: fc.constantFrom(...CERTIFICATES.map(({ code }) => code)),
  trips: fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })), {
    minLength: 1,
    maxLength: 2,
  }),
});

/** The ride there, and the ride back a day later. */
const bodyOf = (index: number, priceId: number, changes: Record<string, unknown>) =>
  index === 0
    ? tripBody(priceId, changes)
    : tripBody(priceId, {
        start_location: { address: "Метрополь", location: POINTS.moscow, time: "2026-11-25 18:40" },
        finish_location: { address: "Шереметьево", location: POINTS.sheremetyevo },
        ...changes,
      });

it("A2, T-11: an order charges what the recalculation with the certificate shows, to the last minor unit of any currency", async () => {
  let reduced = 0;
  await fc.assert(
    fc.asyncProperty(ASKED, async ({ currency, code, trips }) => {
      const [price] = (await call<PriceItem[]>(test.app, "GET", `${SEARCH}&currency=${currency}`)).result;
      const ids = [price?.price_id ?? 0, price?.reverse_price?.price_id ?? 0];
      const services = trips.map(([seats]) => Array.from({ length: seats }, () => ({ id: SEAT })));
      const shown = await call<NewPrice[]>(test.app, "POST", "/v4/prices/calculation-new-price", {
        body: {
          hash: code,
          currency,
          data_prices: trips.map(([, stops], index) => ({
            price_audit_id: ids[index],
            number_subaddress: stops,
            additional_services: services[index],
          })),
        },
      });
      expect(shown.error).toBeNull();
      const bodies = trips.map(([, stops], index) =>
        bodyOf(index, ids[index] ?? 0, {
          hash: code,
          additional_services: services[index],
          additional_locations: Array.from({ length: stops }, () => STOP),
        }),
      );
      const { result, error } = await placeOrder(test.app, bodies, { key: attemptKey() });
      expect([error, result.map((trip) => trip.currency)]).toEqual([null, trips.map(() => currency)]);
      const { rows } = await test.database.pool.query<{ amount: string; off: string }>(
        "select amount::text, discount_amount::text as off from trips where order_id = $1 order by position",
        [result[0]?.order_id],
      );
      expect(rows.map(({ amount, off }) => [Number(amount), Number(off)])).toEqual(
        shown.result.map((one) => [minor(one.restated_cost, currency), minor(one.repayment_price, currency)]),
      );
      expect(result.map((trip) => trip.price)).toEqual(shown.result.map((one) => one.restated_cost));
      reduced += shown.result.filter((one) => one.repayment_price > 0).length;
    }),
    { numRuns: 30 },
  );
  expect(reduced).toBeGreaterThan(15);
});
