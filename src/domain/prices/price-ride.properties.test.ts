import fc from "fast-check";
import { expect, test } from "vitest";
import { sumOf } from "#domain/prices/price-line.ts";
import { priceRide, type RideCase, type RidePlan } from "#domain/prices/price-ride.ts";
import { quotedPrice } from "#domain/prices/quoted-price.ts";
import { tripTotal } from "#domain/prices/trip-total.ts";
import type { BookTariff, FixedFare, RuleTime, TariffRule } from "#domain/tariffs/tariff-book.ts";
import { OPEN, RIDE, RULE, TARIFF } from "../../../tests/support/sample-tariff.ts";

const RUNS = { numRuns: 500 };

const fee = fc.integer({ min: 0, max: 100_000 });
const surcharge = fc.integer({ min: 0, max: 50_000 });
const deduction = fc.integer({ min: -10_000, max: 0 });
const bands = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 4 }),
    fc.array(fee, { minLength: 5, maxLength: 5 }),
  )
  .map(([ends, prices]) => [
    ...ends.sort((a, b) => a - b).map((upToKm, i) => ({ upToKm, perKm: prices[i] ?? 0 })),
    { upToKm: null, perKm: prices[4] ?? 0 },
  ]);
const tariff: fc.Arbitrary<BookTariff> = fc
  .record({
    base: fee,
    bands,
    perMinute: fee,
    minimum: fee,
    startFee: fc.record({ airport: fee, station: fee }, { requiredKeys: [] }),
    maxKm: fc.constant(500),
    lodging: fc.option(fc.record({ fromKm: fc.integer({ min: 0, max: 500 }), amount: fee })),
    roundTripDiscount: fc.integer({ min: 0, max: 10_000 }),
    fastRide: fc.option(fc.record({ withinMinutes: fc.constant(30), surcharge })),
  })
  .map((fields) => ({ ...TARIFF, ...fields }));
const time: fc.Arbitrary<RuleTime | null> = fc.option(
  fc.record({
    hours: fc.option(fc.constantFrom({ from: "23:00", to: "06:00" }, { from: "08:00", to: "20:00" })),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
    dates: fc.subarray([
      { from: "12-25", to: "01-05" },
      { from: "2028-02-29", to: "2028-02-29" },
    ]),
  }),
);
const zones = fc.subarray(["place:g1", "place:a1", "country:FR", "area:elsewhere"]);
const ruleOf = (effect: fc.Arbitrary<TariffRule["effect"]>): fc.Arbitrary<TariffRule> =>
  fc
    .record({
      priority: fc.integer({ min: 0, max: 3 }),
      group: fc.constantFrom("", "", "calendar", "ground"),
      time,
      start: zones,
      either: zones,
      carClassIds: fc.subarray([3, 4]),
      effect,
    })
    .map((fields) => ({ ...RULE, ...fields }));
const rulesOf = (effect: fc.Arbitrary<TariffRule["effect"]>): fc.Arbitrary<readonly TariffRule[]> =>
  fc
    .array(ruleOf(effect), { maxLength: 8 })
    .map((rules) => rules.map((rule, index) => ({ ...rule, id: index + 1, line: index + 1 })));
const adding = fc.oneof(
  surcharge.map((percent) => ({ percent })),
  fee.map((amount) => ({ amount })),
);
const anyEffect = fc.oneof(
  adding,
  deduction.map((percent) => ({ percent })),
  fee.map((amount) => ({ amount: -amount })),
);
const fare: fc.Arbitrary<FixedFare | null> = fc.option(
  fee.map((amount) => ({
    id: 1,
    providerId: 1,
    carClassId: 3,
    from: "area:nice",
    to: "place:a1",
    amount,
    valid: OPEN,
    line: 9,
  })),
);
const ride: fc.Arbitrary<RideCase> = fc
  .record({
    metres: fc.integer({ min: 0, max: 500_000 }),
    seconds: fc.integer({ min: 0, max: 100_000 }),
    startKind: fc.constantFrom("suburb" as const, "airport" as const, "station" as const),
    pickup: fc.constantFrom(null, "2026-12-31 23:30", "2027-01-01 05:59", "2028-02-29 12:00", "2027-06-02 19:59"),
    isWayBack: fc.boolean(),
    fastRide: fc.boolean(),
  })
  .map((fields) => ({ ...RIDE, ...fields }));
const partnerPercent = fc.integer({ min: -10_000, max: 50_000 });
const plan: fc.Arbitrary<RidePlan> = fc.record({ tariff, fare, rules: rulesOf(anyEffect), partnerPercent });

const amountOf = (given: RidePlan, of: RideCase): number => priceRide(given, of)?.amount ?? Number.NaN;

test("rule 15, G-17: always, a price is the sum of its lines, never below zero, and every line is a whole number", () => {
  fc.assert(
    fc.property(plan, ride, (given, of) => {
      const price = priceRide(given, of);
      expect(price?.amount).toBe(sumOf(price?.lines ?? []));
      expect(price?.amount).toBeGreaterThanOrEqual(0);
      expect(price?.lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
    }),
    RUNS,
  );
});

test("always: every rule in a price gives its id, its name and its line in the file", () => {
  fc.assert(
    fc.property(plan, ride, (given, of) => {
      for (const line of priceRide(given, of)?.lines ?? []) {
        if (line.kind !== "rule") continue;
        const rule = given.rules.find(({ id }) => id === line.ruleId);
        expect(line).toMatchObject({ name: { en: rule?.name.en, ru: rule?.name.ru }, source: rule?.line });
      }
    }),
  );
});

test("always: a longer ride never costs less, whatever rules add or one rule takes off", () => {
  const off = fc.option(deduction, { nil: 0 });
  const more = fc.integer({ min: 0, max: 200_000 });
  fc.assert(
    fc.property(
      fc.record({ tariff, fare: fc.constant(null), rules: rulesOf(adding), partnerPercent }),
      off,
      ride,
      more,
      more,
      (given, percent, of, metres, seconds) => {
        // All deductions from the ride together are at most the ride: the rule's and the way back's.
        const deducted = Math.max(percent, of.isWayBack ? given.tariff.roundTripDiscount - 10_000 : -10_000);
        const rules = [...given.rules, { ...RULE, id: 99, effect: { percent: deducted } }];
        const longer = { ...of, metres: Math.min(500_000, of.metres + metres), seconds: of.seconds + seconds };
        expect(amountOf({ ...given, rules }, longer)).toBeGreaterThanOrEqual(amountOf({ ...given, rules }, of));
      },
    ),
    RUNS,
  );
});

test("always: one more stop or child seat never makes a trip cheaper", () => {
  fc.assert(
    fc.property(plan, ride, fee, fc.array(fee), fc.nat({ max: 5 }), fee, (given, of, stop, services, stops, seat) => {
      const charges = { ride: amountOf(given, of), stop, stops, services };
      const total = tripTotal(charges);
      expect(tripTotal({ ...charges, stops: stops + 1 })).toBeGreaterThanOrEqual(total);
      expect(tripTotal({ ...charges, services: [...services, seat] })).toBeGreaterThanOrEqual(total);
    }),
  );
});

test("always: the order in which rules are listed changes nothing", () => {
  fc.assert(
    fc.property(plan, ride, fc.infiniteStream(fc.nat()), (given, of, chance) => {
      const shuffled = given.rules
        .map((rule) => ({ rule, place: chance.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .map(({ rule }) => rule);
      expect(priceRide({ ...given, rules: shuffled }, of)).toEqual(priceRide(given, of));
    }),
    RUNS,
  );
});

test("always: rules with the same priority and effect can swap places", () => {
  fc.assert(
    fc.property(plan, ride, anyEffect, (given, of, effect) => {
      const rules = given.rules.map((rule) => ({ ...rule, priority: 1, effect }));
      const renumbered = rules.map((rule) => ({ ...rule, id: rules.length + 1 - rule.id }));
      expect(amountOf({ ...given, rules: renumbered }, of)).toBe(amountOf({ ...given, rules }, of));
    }),
    RUNS,
  );
});

test("always: the same inputs give the same price, and pricing changes none of them", () => {
  fc.assert(
    fc.property(plan, ride, (given, of) => {
      const before = JSON.stringify([given, of]);
      const price = priceRide(given, of);
      expect(priceRide(structuredClone(given), structuredClone(of))).toEqual(price);
      expect(JSON.stringify([given, of])).toBe(before);
    }),
  );
});

test("always: the way back costs the same as that ride on its own, less the round trip discount", () => {
  fc.assert(
    fc.property(plan, ride, (given, of) => {
      const alone = priceRide(given, { ...of, isWayBack: false });
      const undiscounted = { ...given, tariff: { ...given.tariff, roundTripDiscount: 0 } };
      expect(priceRide(undiscounted, { ...of, isWayBack: true })).toEqual(alone);
      const back = priceRide(given, { ...of, isWayBack: true });
      const discount = back?.lines.filter(({ kind }) => kind === "round-trip") ?? [];
      expect(discount.length).toBe(given.tariff.roundTripDiscount > 0 ? 1 : 0);
      expect(sumOf(discount)).toBeLessThanOrEqual(0);
      expect(back?.amount).toBeLessThanOrEqual(alone?.amount ?? 0);
    }),
    RUNS,
  );
});

test("always: converted and rounded, the lines still add up to the price, which is never negative", () => {
  const rate = fc.integer({ min: 1, max: 700_000_000 });
  fc.assert(
    fc.property(plan, ride, rate, (given, of, rateMicro) => {
      const price = priceRide(given, of) ?? { amount: 0, lines: [] };
      const quote = quotedPrice(price, "EUR", "RUB", rateMicro);
      expect(sumOf(quote.lines)).toBe(quote.amount);
      expect(quote.amount).toBeGreaterThanOrEqual(0);
    }),
    RUNS,
  );
});
