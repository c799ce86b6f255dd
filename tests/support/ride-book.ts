import type { Kysely } from "kysely";
import type { BookTariff, FixedFare, TariffBook, TariffRule } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { Tables } from "#server/database/tables.ts";
import { insertBook } from "#server/modules/tariffs/tariff-books.repository.ts";

const ALWAYS = { from: null, to: null } as const;

const TERMS: Terms = {
  freeWaiting: { airport: 60, station: 30, suburb: 15 },
  cancellation: [{ minutesBefore: 360, feePercent: 0 }],
  delayToleranceMinutes: 240,
  included: ["meeting"],
};

const carClass = (id: number, en: string, ru: string, capacity: number) =>
  ({ id, name: { en, ru }, body: "sedan", models: ["Kia K5"], photo: "a.png", capacity, luggage: 3 }) as const;

/** A tariff of 1 000 roubles plus 20 a kilometre, valid anywhere; each test changes what it is about. */
export function rideTariff(changes: Partial<BookTariff> & Pick<BookTariff, "id">): BookTariff {
  return {
    providerId: 1,
    carClassId: 2,
    zone: "anywhere",
    currency: "RUB",
    base: 1000_00,
    bands: [{ upToKm: null, perKm: 20_00 }],
    perMinute: 0,
    minimum: 0,
    startFee: {},
    stopFee: 300_00,
    maxStops: 3,
    maxKm: 1500,
    leadMinutes: 120,
    lodging: null,
    roundTripDiscount: 0,
    rent: null,
    fastRide: null,
    flexible: false,
    terms: TERMS,
    valid: ALWAYS,
    line: changes.id,
    ...changes,
  };
}

/** A fare of provider 1 for class 2. */
export function rideFare(changes: Partial<FixedFare> & Pick<FixedFare, "id" | "from" | "to" | "amount">): FixedFare {
  return { providerId: 1, carClassId: 2, valid: ALWAYS, line: changes.id, ...changes };
}

/** A rule of provider 1 that always applies. */
export function rideRule(changes: Partial<TariffRule> & Pick<TariffRule, "id" | "effect">): TariffRule {
  return {
    providerId: 1,
    kind: "fee",
    name: { en: `Rule ${changes.id}`, ru: `Правило ${changes.id}` },
    priority: 0,
    group: "",
    time: null,
    start: [],
    finish: [],
    either: [],
    carClassIds: [],
    valid: ALWAYS,
    line: changes.id,
    ...changes,
  };
}

/** Ten percent from 23 to 6 o'clock at the start. */
export const NIGHT_RULE: TariffRule = rideRule({
  id: 901,
  kind: "night",
  name: { en: "Night ride", ru: "Ночная поездка" },
  effect: { percent: 1000 },
  time: { hours: { from: "23:00", to: "06:00" }, weekdays: [], dates: [] },
});

/** A book of Economy (3 seats), Minivan (6) and Bus (30) of two providers, with rates for all twelve currencies. */
export function rideBook(changes: Partial<TariffBook> = {}): TariffBook {
  return {
    title: "Test operator",
    classes: [
      carClass(2, "Economy", "Эконом", 3),
      carClass(10, "Minivan", "Минивэн", 6),
      carClass(17, "Bus", "Автобус", 30),
    ],
    providers: [
      { id: 1, name: { en: "First fleet", ru: "Первый парк" }, currency: "RUB", rating: 4.8, deleted: false },
      { id: 2, name: { en: "Second fleet", ru: "Второй парк" }, currency: "RUB", rating: null, deleted: false },
    ],
    areas: [],
    services: [],
    tariffs: [
      rideTariff({ id: 101 }),
      rideTariff({ id: 102, carClassId: 10, base: 2000_00 }),
      rideTariff({ id: 103, carClassId: 17, base: 9000_00 }),
    ],
    fares: [],
    rules: [],
    blackouts: [],
    partners: [],
    certificates: [],
    rates: {
      "EUR-RUB": 96_010_000,
      "EUR-USD": 1_136_000,
      "EUR-GBP": 858_300,
      "EUR-CNY": 8_241_000,
      "EUR-BYN": 3_717_000,
      "EUR-KZT": 551_300_000,
      "EUR-UAH": 47_130_000,
      "EUR-CZK": 24_780_000,
      "EUR-TRY": 44_910_000,
      "EUR-INR": 97_330_000,
      "EUR-AED": 4_172_000,
    },
    ratesOn: "2026-11-01",
    miles: {},
    ...changes,
  };
}

/** Puts a book in force; a running server notices it within seconds. */
export function useBook(db: Kysely<Tables>, book: TariffBook, fileName: string | null = null): Promise<number> {
  return db.transaction().execute((trx) => insertBook(trx, { book, fileName, at: new Date(Date.UTC(2026, 10, 21)) }));
}
