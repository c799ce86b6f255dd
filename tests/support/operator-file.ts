import type { ResolveGround } from "#server/modules/tariffs/kinds/ground-kind.ts";

/** A small, valid operator file that uses every part of the format once. */
export const OPERATOR_FILE = `title: Test operator
rates: { on: 2026-11-01, base: EUR, to: { RUB: 96.01, USD: 1.136, GBP: 0.87, CNY: 8.1, BYN: 3.7, KZT: 601.3, UAH: 47.5, CZK: 24.3, TRY: 47, INR: 101, AED: 4.17 } }
miles: { RUB: 0.02, EUR: 2 }
terms:
  russia:
    free-waiting: { airport: 60, station: 30, suburb: 15 }
    cancellation: [{ minutes-before: 60, fee-percent: 50 }, { minutes-before: 360, fee-percent: 0 }]
    delay-tolerance: 240
    included: [meeting, tolls]
classes:
  - { id: 2, title-en: Economy, title-ru: Эконом, body: sedan, models: [Kia Rio, Škoda Rapid], photo: sedan-2.png, capacity: 3, luggage: 2 }
  - { id: 3, title-en: Standard, title-ru: Стандарт, body: sedan, models: Kia Ceed, photo: sedan-3.png, capacity: 3, luggage: 3 }
areas:
  - { key: moscow, title-en: Moscow, title-ru: Москва, circle: { at: "55.7522,37.6156", km: 17.5 } }
  - { key: sochi-coast, title-en: Sochi coast, title-ru: Побережье, imported: true }
providers:
  - id: 1
    title-en: Stolitsa
    title-ru: Столица
    currency: RUB
    rating: 4.8
    services:
      - { id: 11, uid: 7b1e0000-0000-4000-8000-000000009001, slug: infant_seat, type: infant_seat, category: baby_seat, title-en: Infant seat, title-ru: Люлька, price: 300, classes: [2, 3] }
    tariffs:
      - from: country RU
        terms: russia
        max-km: 600
        lead: 90
        stop: 400
        max-stops: 5
        per-minute: 5
        start-fee: { airport: 200, station: 100.5 }
        lodging: { from-km: 400, amount: 3000 }
        round-trip-discount: 5%
        fast-ride: { within: 30, surcharge: 7.5% }
        flexible: false
        bands: [{ up-to: 20, per-km: 28 }, { per-km: 22 }]
        classes:
          - { class: 2, id: 101, base: 600, minimum: 1200, rent: { per-hour: 1500, minimum-hours: 3, delivery: 500, km-per-hour: 25, extra-km: 30, extra-quarter: 375 } }
          - { class: 3, id: 102, base: 700.05, minimum: 1300, lead: 120 }
    fares:
      - { from: SVO, to: area moscow, both-ways: true, prices: { 2: 1900, 3: 2300 } }
      - from: a26396
        to: area sochi-coast
        valid: { from: 2026-01-01, to: 2026-12-31 }
        prices: { 2: 9000.50 }
    rules:
      - { kind: night, title-en: Night ride, title-ru: Ночь, hours: "23:00-06:00", add: 10%, priority: 20, group: calendar }
      - { kind: holiday, title-en: New Year, title-ru: Новый год, dates: ["12-31 - 01-02"], add: 25%, priority: 30, group: calendar, start: [area moscow], weekdays: [sun, sat] }
      - { kind: discount, title-en: Toll off, title-ru: Без платной, either: SVO, add: -100, classes: 2 }
    blackouts:
      - { from: anywhere, dates: [2026-12-31], classes: [3] }
partners:
  - { user: 1863, add: -10%, loyalty: 0.05 }
certificates:
  - { code: WELCOME10, off: 10%, valid: { to: 2027-12-31 } }
  - { code: GIFT500, off: 500, currency: RUB, uses: 3, uses-per-email: 1 }
`;

/** The places of the tests: one airport and one imported area. */
export const TEST_GROUND: ResolveGround = {
  place: (code) => (code === "SVO" || code === "a26396" ? "a26396" : undefined),
  hasArea: (key) => key === "sochi-coast",
  extent: () => undefined,
};
