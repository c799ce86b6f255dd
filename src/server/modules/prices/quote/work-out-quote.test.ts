import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { CURRENCY_DIGITS, toMajor, type Currency } from "#domain/values/money.ts";
import { createEstimator } from "#server/adapters/directions/estimator.ts";
import { compileBook } from "#server/modules/prices/book/compiled-book.ts";
import { createPricesStation } from "#server/modules/prices/create-prices.ts";
import { offeredServices, stopAmount } from "#server/modules/prices/offer/offer.ts";
import { findQuote } from "#server/modules/prices/quote/find-quote.ts";
import type { QuotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import { rentPrices } from "#server/modules/prices/rent/rent-prices.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import { searchPrices } from "#server/modules/prices/search/search-prices.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { drillTrials } from "../../../../../tests/support/drills.ts";
import { attemptKey, placeOrder } from "../../../../../tests/support/factories.ts";
import { rideBook, rideFare, rideRule, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const SEARCHES = drillTrials(400);
const ORDERS = SEARCHES / 10;
const VERSIONS = 5;
const AT_A_TIME = 25;
/** Repeat a failed run with SEED=<the number it printed>. */
const SEED = Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 31));

/** The ground of the searches: an airport, a town, and points in and around them. */
const SHEREMETYEVO = { lat: 55.972599, lng: 37.4146 };
const MOSCOW = { lat: 55.75222, lng: 37.61556 };

const percent = fc.integer({ min: -2000, max: 4000 });
const amount = (max: number) => fc.integer({ min: 0, max });
const currency = fc.constantFrom(...(Object.keys(CURRENCY_DIGITS) as Currency[]));

/** Books that vary everything a price is made of. */
const books: fc.Arbitrary<TariffBook> = fc
  .record({
    tariffs: fc.array(
      fc.record({
        seller: fc.constantFrom([1, 2], [1, 10], [1, 17], [2, 2], [2, 10]),
        base: amount(5000_00),
        perKm: amount(90_00),
        stopFee: amount(900_00),
        discount: fc.integer({ min: 0, max: 2500 }),
        lodging: fc.option(fc.record({ fromKm: fc.integer({ min: 1, max: 60 }), amount: amount(900_00) })),
        rent: fc.option(
          fc.record({
            perHour: fc.integer({ min: 100_00, max: 3000_00 }),
            minimumHours: fc.integer({ min: 1, max: 6 }),
            deliveryFee: amount(900_00),
          }),
        ),
        minimum: amount(3000_00),
        currency: fc.constantFrom<Currency>("RUB", "EUR", "GBP"),
      }),
      { minLength: 2, maxLength: 8 },
    ),
    rules: fc.array(fc.record({ percent, provider: fc.constantFrom(1, 2), night: fc.boolean() }), { maxLength: 5 }),
    fare: fc.option(fc.integer({ min: 1, max: 9000_00 })),
    partner: percent,
    roubles: fc.integer({ min: 60_000_000, max: 120_000_000 }),
    step: fc.constantFrom(1, 50, 1000),
    seat: amount(900_00),
  })
  .map(({ tariffs, rules, fare, partner, roubles, step, seat }) => {
    const plain = rideBook();
    return rideBook({
      tariffs: tariffs.map(({ seller: [providerId = 1, carClassId = 2], base, perKm, discount, ...rest }, index) => ({
        ...rideTariff({ id: 100 + index }),
        ...rest,
        providerId,
        carClassId,
        base: base + 1_00,
        bands: [
          { upToKm: 20, perKm },
          { upToKm: null, perKm: Math.floor(perKm / 2) },
        ],
        roundTripDiscount: discount,
      })),
      rules: rules.map(({ percent: share, provider, night }, index) =>
        rideRule({
          id: 900 + index,
          providerId: provider,
          effect: index % 2 === 0 ? { percent: share } : { amount: share * 10 },
          time: night ? { hours: { from: "22:00", to: "07:00" }, weekdays: [], dates: [] } : null,
        }),
      ),
      fares: fare === null ? [] : [rideFare({ id: 1, from: "country:RU", to: "area:centre", amount: fare })],
      areas: [{ key: "centre", name: { en: "Centre", ru: "Центр" }, circle: { centre: MOSCOW, radiusKm: 4 } }],
      partners: [{ userId: 5, percent: partner, loyaltyMicro: 0, line: 1 }],
      rates: { ...plain.rates, "EUR-RUB": roubles },
      rounding: { RUB: step, EUR: step },
      services: [
        {
          id: 7,
          providerId: 1,
          uid: "8a1e9f6a-2a53-4e02-9c3a-2d4b3d1f0e07",
          slug: "booster",
          type: "child_seat",
          category: "child_seat",
          name: { en: "Booster seat", ru: "Бустер" },
          price: seat,
          defaultInclude: false,
          carClassIds: [],
        },
      ],
    });
  });

/** A point between some hundred metres and some kilometres away from another. */
const near = (point: GeoPoint, degrees: number): fc.Arbitrary<GeoPoint> =>
  fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 })).map(([north, east]) => ({
    lat: Math.round((point.lat + (north / 500) * degrees) * 1e6) / 1e6,
    lng: Math.round((point.lng + (east / 500) * degrees) * 1e6) / 1e6,
  }));

const searches: fc.Arbitrary<PriceSearch & { readonly rentSeconds: number | null }> = fc.record({
  start: near(SHEREMETYEVO, 0.02),
  finish: near(MOSCOW, 0.3),
  currency,
  userHint: fc.constantFrom(null, "5", "6"),
  pickup: fc.constantFrom(null, null, "2026-11-24 12:00", "2026-11-24 23:30", "2026-12-31 05:00"),
  onlyFlexible: fc.constant(false),
  wayBackWith: fc.constantFrom(undefined, undefined, 1),
  rentSeconds: fc.constantFrom(null, null, null, 3600, 7200, 36_000),
});

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Runs a function on every item, with as much parallelism as a busy server. */
async function together<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < list.length; at += AT_A_TIME) await Promise.all(list.slice(at, at + AT_A_TIME).map(work));
}

/** The part of a price that the traveller was shown. */
function shown({ offer }: Pick<QuotedOffer, "offer">, book: QuotedOffer["quoted"]["book"]) {
  return {
    amount: offer.price.amount,
    currency: offer.currency,
    lines: offer.price.lines,
    stopAmount: offer.rent === undefined ? stopAmount(offer) : 0,
    services: offeredServices(book, offer),
    terms: offer.tariff.terms,
  };
}

it(`R-24, I8: each offer of ${SEARCHES} searches is worked out again to the last minor unit after any later import, and ${ORDERS} are sold at exactly that price`, async () => {
  process.stdout.write(`work-out-quote.test.ts: SEED=${SEED}\n`);
  const { db } = test.database;
  const deps = {
    db,
    clock: () => test.clock.now,
    gazetteer: test.gazetteer,
    directions: createEstimator(),
    areas: { at: () => [] },
    terminals: () => [],
    countOrderedWays: () => Promise.resolve([]),
    isPartner: () => Promise.resolve(false),
  };
  const made: { readonly priceId: number; readonly shown: object; readonly offer: QuotedOffer }[] = [];
  const asked = fc.sample(searches, { numRuns: SEARCHES, seed: SEED });
  for (const [version, book] of fc.sample(books, { numRuns: VERSIONS, seed: SEED }).entries()) {
    const compiled = compileBook(book, await useBook(db, book), deps.areas);
    const station: PricesStation = { ...createPricesStation(deps), book: () => Promise.resolve(compiled) };
    const own = asked.filter((_, index) => index % VERSIONS === version);
    for (const { rentSeconds, ...search } of own) {
      const found =
        rentSeconds === null
          ? await searchPrices(station, search)
          : await rentPrices(station, { ...search, rentSeconds });
      await found.stored;
      for (const offer of found.offers()) {
        made.push({ priceId: offer.priceId, shown: shown(offer, compiled), offer });
        if (offer.back !== null) made.push({ priceId: offer.back.priceId, shown: shown(offer.back, compiled), offer });
      }
    }
  }
  expect(made.length).toBeGreaterThan(SEARCHES);
  expect(new Set(made.map(({ priceId }) => priceId)).size).toBe(made.length);

  // A freshly started server knows nothing but the database.
  const later = createPricesStation(deps);
  await together(made, async ({ priceId, shown: before }) => {
    const quote = (await findQuote(later, priceId))?.quote;
    expect([priceId, quote]).toEqual([priceId, expect.objectContaining(before)]);
  });

  const orderable = made.filter(
    ({ priceId, offer: { quoted, offer, ...own } }) =>
      priceId === own.priceId && quoted.search.pickup === null && !quoted.search.isWayBack && offer.rent === undefined,
  );
  expect(orderable.length).toBeGreaterThan(ORDERS);
  await together(orderable.slice(0, ORDERS), async ({ priceId, offer }) => {
    const { search } = offer.quoted;
    const body = {
      price_id: priceId,
      start_location: {
        address: "Gate 1",
        location: search.start.point,
        time: "2026-11-24 12:00",
        flight_number: "SU 1",
      },
      finish_location: { address: "Street 1", location: search.finish.point },
      passengers: [{ name: "Anna Ivanova", phone: "+7 916 123-45-67", email: "anna@example.com" }],
      adults_amount: 1,
    };
    const { result, error } = await placeOrder(test.app, [body], {
      key: attemptKey(),
      ...(search.userHint === null ? {} : { top: { user_id: search.userHint } }),
    });
    expect([error, result?.[0]?.price, result?.[0]?.currency]).toEqual([
      null,
      toMajor(offer.offer.price.amount, offer.offer.currency),
      search.currency,
    ]);
    const { rows } = await test.database.pool.query<{ quote: { search: object; lines: object } }>(
      "select quote from trips where price_id = $1",
      [priceId],
    );
    // The order holds everything that went into its price.
    expect(rows[0]?.quote).toMatchObject({
      search: JSON.parse(JSON.stringify(search)) as object,
      lines: JSON.parse(JSON.stringify(offer.offer.price.lines)) as object,
    });
  });
});
