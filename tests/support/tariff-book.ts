import type { Kysely } from "kysely";
import type { BookTariff, RentTariff, TariffBook, TariffRule } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { Tables } from "#server/database/tables.ts";
import { insertBook } from "#server/modules/tariffs/tariff-books.repository.ts";

const OPEN = { from: null, to: null } as const;

const TERMS: Terms = {
  freeWaiting: { airport: 60, station: 30, suburb: 15 },
  cancellation: [{ minutesBefore: 360, feePercent: 0 }],
  delayToleranceMinutes: 240,
  included: ["meeting", "parking"],
};

const sedan = (id: number, en: string, ru: string) =>
  ({ id, name: { en, ru }, body: "sedan", models: ["Kia K5"], photo: "a.png", capacity: 3, luggage: 3 }) as const;

/** Economy at 1 500 roubles an hour from one hour on, plus 500 for bringing the car. */
const ECONOMY: BookTariff = {
  id: 101,
  providerId: 1,
  carClassId: 2,
  zone: "country:RU",
  currency: "RUB",
  base: 600_00,
  bands: [{ upToKm: null, perKm: 25_00 }],
  perMinute: 0,
  minimum: 1200_00,
  startFee: {},
  stopFee: 400_00,
  maxStops: 5,
  maxKm: 600,
  leadMinutes: 90,
  lodging: null,
  roundTripDiscount: 0,
  rent: { perHour: 1500_00, minimumHours: 1, deliveryFee: 500_00 },
  fastRide: null,
  flexible: false,
  terms: TERMS,
  valid: OPEN,
  line: 10,
};

const COMFORT_RENT: RentTariff = {
  perHour: 2000_00,
  minimumHours: 3,
  deliveryFee: 0,
  kmPerHour: 25,
  extraKm: 35_50,
  extraQuarter: 500_00,
};

const NIGHT: TariffRule = {
  id: 1,
  providerId: 1,
  kind: "night",
  name: { en: "Night ride", ru: "Ночная поездка" },
  priority: 20,
  group: "calendar",
  time: { hours: { from: "23:00", to: "06:00" }, weekdays: [], dates: [] },
  start: [],
  finish: [],
  either: [],
  carClassIds: [],
  effect: { percent: 10_00 },
  valid: OPEN,
  line: 30,
};

/**
 * A small operator whose sums can be checked by mental arithmetic: Economy by the hour, Comfort from three
 * hours on, Business without rent, a dearer second provider, a night rule, a partner, certificates and miles.
 */
export const TEST_BOOK: TariffBook = {
  title: "Test operator",
  classes: [sedan(2, "Economy", "Эконом"), sedan(4, "Comfort", "Комфорт"), sedan(5, "Business", "Бизнес")],
  providers: [
    { id: 1, name: { en: "First fleet", ru: "Первый парк" }, currency: "RUB", rating: 4.8, deleted: false },
    { id: 2, name: { en: "Second fleet", ru: "Второй парк" }, currency: "RUB", rating: null, deleted: false },
  ],
  areas: [],
  services: [
    {
      id: 11,
      providerId: 1,
      uid: "0191b6a0-0000-7000-8000-000000000011",
      slug: "infant_seat",
      type: "infant_seat",
      category: "baby_seat",
      name: { en: "Infant seat", ru: "Автолюлька" },
      price: 300_00,
      defaultInclude: false,
      carClassIds: [],
    },
  ],
  tariffs: [
    ECONOMY,
    { ...ECONOMY, id: 102, carClassId: 4, rent: COMFORT_RENT, line: 11 },
    { ...ECONOMY, id: 103, carClassId: 5, rent: null, line: 12 },
    { ...ECONOMY, id: 104, providerId: 2, rent: { perHour: 1900_00, minimumHours: 1, deliveryFee: 300_00 }, line: 13 },
  ],
  fares: [],
  rules: [NIGHT],
  blackouts: [
    { providerId: 1, zone: "anywhere", carClassIds: [4], dates: [{ from: "2026-12-31", to: "2026-12-31" }], line: 40 },
  ],
  partners: [{ userId: 1863, percent: 8_00, loyaltyMicro: 50_000, line: 50 }],
  certificates: [
    { code: "WELCOME10", effect: { percent: 10_00 }, valid: { from: null, to: "2027-12-31" }, line: 60 },
    { code: "GIFT500", effect: { amount: 500_00, currency: "RUB" }, valid: OPEN, line: 61 },
    { code: "GIFT5000", effect: { amount: 5000_00, currency: "RUB" }, valid: OPEN, line: 62 },
    { code: "LASTYEAR", effect: { percent: 50_00 }, valid: { from: null, to: "2025-12-31" }, line: 63 },
  ],
  rates: { "EUR-RUB": 100_000_000, "RUB-EUR": 10_000, "EUR-USD": 1_100_000 },
  ratesOn: "2026-11-01",
  miles: { RUB: 20_000, EUR: 2_000_000 },
};

/**
 * Puts the small operator in force instead of the demo operator; call it before a test's
 * first search, which reads the book.
 */
export async function insertTestBook(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute((trx) => insertBook(trx, { book: TEST_BOOK, fileName: null, at: new Date(0) }));
}
