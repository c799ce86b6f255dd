import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookProvider, BookService, BookTariff, TariffBook } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";

/** Two providers with fifteen classes each make thirty tariffs, whatever else a book holds. */
export const CLASS_IDS: readonly number[] = Array.from({ length: 15 }, (_, at) => 2 + at);

/** The providers of the book. */
export const PROVIDER_IDS = [1, 2] as const;

const ALWAYS = { from: null, to: null } as const;
const SEATS = ["infant_seat", "child_seat", "booster"] as const;

const TERMS: Terms = {
  freeWaiting: { airport: 60, station: 30, suburb: 15 },
  cancellation: [
    { minutesBefore: 360, feePercent: 0 },
    { minutesBefore: 60, feePercent: 50 },
  ],
  delayToleranceMinutes: 240,
  included: ["meeting", "tolls", "luggage", "parking"],
};

/** Everything in a book that does not grow; class titles end with the mark, so that an answer shows which book it is from. */
export function bookFrame(mark: string): Omit<TariffBook, "areas" | "fares" | "rules"> {
  return {
    title: `Measured with ${mark} entries`,
    classes: CLASS_IDS.map((id) => carClass(id, mark)),
    providers: PROVIDER_IDS.map(provider),
    services: PROVIDER_IDS.flatMap((id) => SEATS.map((slug, at) => service(id, slug, at))),
    tariffs: PROVIDER_IDS.flatMap((id) => CLASS_IDS.map((classId) => tariff(id, classId))),
    blackouts: [],
    partners: [],
    certificates: [],
    rates: { "EUR-RUB": 96_000_000, "RUB-EUR": 10_417 },
    ratesOn: "2026-11-01",
    miles: {},
  };
}

function carClass(id: number, mark: string): CarClass {
  return {
    id,
    name: { en: `Class of ${mark}`, ru: `Класс из ${mark}` },
    body: "sedan",
    models: ["Kia K5", "Škoda Octavia"],
    photo: "economy.png",
    capacity: 3,
    luggage: 3,
  };
}

function provider(id: number): BookProvider {
  return { id, name: { en: `Fleet ${id}`, ru: `Парк ${id}` }, currency: "RUB", rating: 4.8, deleted: false };
}

function service(providerId: number, slug: string, at: number): BookService {
  const id = providerId * 10 + at;
  const uid = `0191b6a0-0000-7000-8000-0000000000${id}`;
  const names = { name: { en: slug.replace("_", " "), ru: slug.replace("_", " ") } };
  const kind = { slug, type: slug, category: "baby_seat", defaultInclude: false, carClassIds: [] };
  return { id, providerId, uid, ...kind, ...names, price: 300_00 };
}

function tariff(providerId: number, carClassId: number): BookTariff {
  return {
    id: providerId * 100 + carClassId,
    providerId,
    carClassId,
    zone: "anywhere",
    currency: "RUB",
    base: 500_00 + carClassId * 50_00,
    bands: [
      { upToKm: 20, perKm: 25_00 + carClassId * 1_00 },
      { upToKm: null, perKm: 20_00 + carClassId * 1_00 },
    ],
    perMinute: 5_00,
    minimum: 1200_00,
    startFee: { airport: 200_00, station: 100_00 },
    stopFee: 400_00,
    maxStops: 5,
    maxKm: 600,
    leadMinutes: 90,
    lodging: { fromKm: 400, amount: 3000_00 },
    roundTripDiscount: 5_00,
    rent: null,
    fastRide: null,
    flexible: false,
    terms: TERMS,
    valid: ALWAYS,
    line: 10,
  };
}
