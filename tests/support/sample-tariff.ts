import type { RideCase } from "#domain/prices/price-ride.ts";
import type { BookTariff, TariffBook, TariffRule } from "#domain/tariffs/tariff-book.ts";

/** Always valid. */
export const OPEN = { from: null, to: null } as const;

/** A tariff with a bit of everything. */
export const TARIFF: BookTariff = {
  id: 1,
  providerId: 1,
  carClassId: 3,
  zone: "country:FR",
  currency: "EUR",
  base: 1000,
  bands: [
    { upToKm: 10, perKm: 100 },
    { upToKm: 50, perKm: 80 },
    { upToKm: null, perKm: 60 },
  ],
  perMinute: 30,
  minimum: 2500,
  startFee: { airport: 500 },
  stopFee: 300,
  maxStops: 3,
  maxKm: 200,
  leadMinutes: 120,
  lodging: { fromKm: 150, amount: 4000 },
  roundTripDiscount: 500,
  rent: { perHour: 3000, minimumHours: 3, deliveryFee: 700 },
  fastRide: { withinMinutes: 30, surcharge: 1500 },
  flexible: false,
  terms: {
    freeWaiting: { airport: 60, station: 30, suburb: 15 },
    cancellation: [],
    delayToleranceMinutes: 60,
    included: [],
  },
  valid: OPEN,
  line: 11,
};

/** A rule without conditions that adds 10 %. */
export const RULE: TariffRule = {
  id: 1,
  providerId: 1,
  kind: "fee",
  name: { en: "Surcharge", ru: "Надбавка" },
  priority: 0,
  group: "",
  time: null,
  start: [],
  finish: [],
  either: [],
  carClassIds: [],
  effect: { percent: 1000 },
  valid: OPEN,
  line: 20,
};

/** Ten kilometres in a quarter of an hour from a hotel in Nice to its airport, without a time. */
export const RIDE: RideCase = {
  metres: 10_000,
  seconds: 900,
  startKind: "suburb",
  startZones: ["place:g1", "area:nice", "country:FR", "anywhere"],
  finishZones: ["place:a1", "country:FR", "anywhere"],
  pickup: null,
  isWayBack: false,
  fastRide: false,
};

/** An empty book, for the entries that a test adds. */
export const EMPTY_BOOK: TariffBook = {
  title: "Sample",
  classes: [],
  providers: [],
  areas: [],
  services: [],
  tariffs: [],
  fares: [],
  rules: [],
  blackouts: [],
  partners: [],
  certificates: [],
  rates: {},
  ratesOn: "2026-11-01",
  miles: {},
};
