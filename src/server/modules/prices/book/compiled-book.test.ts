import { describe, expect, it } from "vitest";
import type { Place } from "#domain/places/place.ts";
import type { TariffArea, TariffBook } from "#domain/tariffs/tariff-book.ts";
import { CURRENCY_DIGITS, type Currency } from "#domain/values/money.ts";
import { compileBook, type CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { OperatorAreas, Zones } from "#server/modules/prices/book/zones.ts";
import { rideBook, rideFare, rideRule, rideTariff } from "../../../../../tests/support/ride-book.ts";

const CENTRE = { lat: 55.75, lng: 37.61 };
const place = (changes: Partial<Place> = {}): Place => ({
  id: "g524901",
  number: 524_901,
  kind: "locality",
  point: CENTRE,
  country: "RU",
  zone: "Europe/Moscow",
  weight: 0,
  name: { en: "Moscow", ru: "Москва" },
  near: { en: "", ru: "" },
  iata: null,
  icao: null,
  ...changes,
});
const circle = (key: string, km: number): TariffArea => ({
  key,
  name: { en: key, ru: key },
  circle: { centre: CENTRE, radiusKm: km },
});
const imported = (key: string): TariffArea => ({ key, name: { en: key, ru: key }, circle: null });
/** Squares around the centre; the values are the side lengths in degrees. */
const squares = (sides: Readonly<Record<string, number>>): OperatorAreas => ({
  at: () =>
    Object.entries(sides).map(([id, side]) => {
      const [west, south] = [CENTRE.lng - side / 2, CENTRE.lat - side / 2];
      return { id, polygons: [[[west, south, west + side, south, west + side, south + side, west, south + side]]] };
    }),
});
const compiled = (changes: Partial<TariffBook>, areas: OperatorAreas = { at: () => [] }): CompiledBook =>
  compileBook(rideBook(changes), 7, areas);
const zones = (...keys: string[]): Zones => ({ keys: [...keys, "anywhere"] });
const DAY = "2026-11-24";

describe("the ground of a point", () => {
  it("is the place, then its areas from the smallest, then the country, then anywhere", () => {
    const book = compiled({ areas: [circle("region", 60), circle("centre", 5), circle("city", 20)] });
    expect(book.zonesAt(place(), CENTRE).keys).toEqual([
      "place:g524901",
      "area:centre",
      "area:city",
      "area:region",
      "country:RU",
      "anywhere",
    ]);
  });

  it("has no place for an address out in the country, but has its areas and country", () => {
    const book = compiled({ areas: [circle("city", 20), circle("centre", 5)] });
    expect(book.zonesAt(place(), { lat: 55.65, lng: 37.61 }).keys).toEqual(["area:city", "country:RU", "anywhere"]);
  });

  it("includes the imported areas that the book names, sorted among the circles by size", () => {
    const areas = [circle("city", 20), imported("coast"), imported("region")];
    const book = compiled({ areas }, squares({ region: 2, coast: 0.1, "not-in-the-book": 0.05, city: 0.01 }));
    expect(book.zonesAt(place(), CENTRE).keys).toEqual([
      "place:g524901",
      "area:coast",
      "area:city",
      "area:region",
      "country:RU",
      "anywhere",
    ]);
  });
});

describe("what counts for a ride", () => {
  it("is the tariff of the closest ground, one for each provider and class", () => {
    const book = compiled({
      tariffs: [
        rideTariff({ id: 1 }),
        rideTariff({ id: 2, zone: "area:city" }),
        rideTariff({ id: 3, zone: "country:RU" }),
        rideTariff({ id: 4, providerId: 2, zone: "country:RU" }),
        rideTariff({ id: 5, carClassId: 10, zone: "area:elsewhere" }),
      ],
    });
    expect(book.tariffsFor(zones("area:city", "country:RU"), DAY).map(({ id }) => id)).toEqual([2, 4]);
    expect(book.tariffsFor(zones("country:FR"), DAY).map(({ id }) => id)).toEqual([1]);
  });

  it("is never a tariff outside its dates, nor one whose provider or class has been removed", () => {
    const book = compiled({
      tariffs: [
        rideTariff({ id: 1, zone: "area:city", valid: { from: "2026-12-01", to: null } }),
        rideTariff({ id: 2, valid: { from: null, to: "2026-11-30" } }),
        rideTariff({ id: 3, providerId: 2 }),
        rideTariff({ id: 4, carClassId: 99 }),
      ],
      providers: rideBook().providers.map((provider) => ({ ...provider, deleted: provider.id === 2 })),
    });
    const at = zones("area:city");
    expect(book.tariffsFor(at, "2026-11-30").map(({ id }) => id)).toEqual([2]);
    expect(book.tariffsFor(at, "2026-12-01").map(({ id }) => id)).toEqual([1]);
    expect([book.tariffById(1)?.id, book.tariffById(3), book.tariffById(4)]).toEqual([1, undefined, undefined]);
  });

  it("is the fare with the closest start, and among those the closest finish", () => {
    const tariff = rideTariff({ id: 1 });
    const book = compiled({
      tariffs: [tariff],
      fares: [
        rideFare({ id: 1, from: "country:RU", to: "place:g1", amount: 1 }),
        rideFare({ id: 2, from: "area:city", to: "anywhere", amount: 2 }),
        rideFare({ id: 3, from: "area:city", to: "country:RU", amount: 3 }),
        rideFare({ id: 4, from: "area:city", to: "country:RU", amount: 4, carClassId: 10 }),
        rideFare({ id: 5, from: "area:city", to: "place:g1", amount: 5, valid: { from: "2027-01-01", to: null } }),
      ],
    });
    const fare = (from: Zones, to: Zones, date = DAY) => book.fareFor(tariff, from, to, date)?.id;
    const [city, village] = [zones("area:city", "country:RU"), zones("place:g1", "country:RU")];
    expect(fare(city, village)).toBe(3);
    expect(fare(city, zones("country:FR"))).toBe(2);
    expect(fare(village, village)).toBe(1);
    expect(fare(village, city)).toBeUndefined();
    expect(fare(city, village, "2027-01-01")).toBe(5);
  });

  it("is every rule of its provider and class whose ground fits both ends, once each", () => {
    const tariff = rideTariff({ id: 1 });
    const effect = { amount: 100 };
    const book = compiled({
      rules: [
        rideRule({ id: 1, effect }),
        rideRule({ id: 2, effect, start: ["area:a", "country:RU"] }),
        rideRule({ id: 3, effect, start: ["area:a"], finish: ["area:c"] }),
        rideRule({ id: 4, effect, finish: ["area:b"] }),
        rideRule({ id: 5, effect, either: ["area:b", "area:a"] }),
        rideRule({ id: 6, effect, either: ["area:b"], carClassIds: [10] }),
        rideRule({ id: 7, effect, either: ["area:b"], providerId: 2 }),
        rideRule({ id: 8, effect, start: ["area:b"] }),
      ],
    });
    const [a, b] = [zones("area:a", "country:RU"), zones("area:b", "country:RU")];
    const ids = (from: Zones, to: Zones) =>
      book
        .rulesFor(tariff, from, to)
        .map(({ id }) => id)
        .sort((one, other) => one - other);
    expect(ids(a, b)).toEqual([1, 2, 4, 5]);
    expect(ids(b, a)).toEqual([1, 2, 5, 8]);
    expect(ids(zones(), zones())).toEqual([1]);
  });
});

describe("blackout dates", () => {
  const tariff = rideTariff({ id: 1, carClassId: 17 });
  const range = (from: string, to = from) => [{ from, to }];
  const book = compiled({
    blackouts: [
      { providerId: 1, zone: "area:city", carClassIds: [17], dates: range("12-31", "01-01"), line: 1 },
      { providerId: 1, zone: "anywhere", carClassIds: [], dates: range("2026-12-05"), line: 2 },
      { providerId: 1, zone: "anywhere", carClassIds: [2], dates: range("2026-12-06"), line: 3 },
      { providerId: 2, zone: "anywhere", carClassIds: [], dates: range("2026-12-07"), line: 4 },
    ],
  });

  it("depend on provider, class and ground, cross New Year, and reach as far ahead as asked", () => {
    expect(book.blackoutDates(tariff, zones("area:city"), "2026-11-21", 60)).toEqual([
      "2026-12-05",
      "2026-12-31",
      "2027-01-01",
    ]);
    expect(book.blackoutDates(tariff, zones(), "2026-11-21", 60)).toEqual(["2026-12-05"]);
    expect(book.blackoutDates(tariff, zones(), "2026-11-21", 14)).toEqual([]);
    expect(book.isBlackedOut(tariff, zones("area:city"), "2027-01-01")).toBe(true);
    expect(book.isBlackedOut(tariff, zones("area:city"), "2027-01-02")).toBe(false);
  });
});

describe("beside the tariffs", () => {
  it("PRC-11: a rate exists between any two of the twelve currencies, through the book's base currency", () => {
    const book = compiled({});
    const currencies = Object.keys(CURRENCY_DIGITS) as Currency[];
    for (const from of currencies) for (const to of currencies) expect(book.rate(from, to)).toBeGreaterThan(0);
    expect([
      book.rate("EUR", "RUB"),
      book.rate("RUB", "EUR"),
      book.rate("RUB", "USD"),
      book.rate("RUB", "RUB"),
    ]).toEqual([96_010_000, 10_416, 11_832, 1_000_000]);
    expect(compiled({ rates: { "USD-RUB": 80_000_000 } }).rate("RUB", "EUR")).toBeUndefined();
  });

  it("a partner is found by its exact user id, and a code however it is typed", () => {
    const book = compiled({
      partners: [{ userId: 5, percent: 800, loyaltyMicro: 0, line: 1 }],
      certificates: [{ code: "Welcome10", effect: { percent: 1000 }, valid: { from: null, to: null }, line: 1 }],
    });
    expect(["5", "05", "5 ", "x", null].map((id) => book.partner(id)?.percent)).toEqual([
      800,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([book.certificate(" welcome10 ")?.code, book.certificate("WELCOME")]).toEqual(["Welcome10", undefined]);
  });

  it("the services are the provider's for that class", () => {
    const service = { uid: "", slug: "", type: "", category: "", name: { en: "", ru: "" }, price: 0 };
    const entry = (id: number, providerId: number, carClassIds: number[]) => ({
      ...service,
      id,
      providerId,
      carClassIds,
      defaultInclude: false,
    });
    const book = compiled({ services: [entry(1, 1, []), entry(2, 1, [10]), entry(3, 2, [])] });
    expect(book.servicesOf(rideTariff({ id: 1 })).map(({ id }) => id)).toEqual([1]);
    expect(book.servicesOf(rideTariff({ id: 1, carClassId: 10 })).map(({ id }) => id)).toEqual([1, 2]);
  });
});
