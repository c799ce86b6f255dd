import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sumOf } from "#domain/prices/price-line.ts";
import { rentPrice, type RentCase } from "#domain/prices/rent-price.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";
import { RIDE, RULE, TARIFF } from "../../../tests/support/sample-tariff.ts";

const HOUR = 3600;
const RENT: RentCase = {
  seconds: 5 * HOUR,
  startKind: "suburb",
  startZones: RIDE.startZones,
  pickup: null,
  partnerPercent: 0,
};
const rent = (input: Partial<RentCase>, rules: readonly TariffRule[] = []) =>
  rentPrice(TARIFF, rules, { ...RENT, ...input });

describe("a car by the hour costs", () => {
  test("its hours and the delivery", () => {
    expect(rent({})).toEqual({
      amount: 15_700,
      lines: [
        { kind: "hours", amount: 15_000, quantity: 18_000, source: 11 },
        { kind: "delivery", amount: 700, source: 11 },
      ],
    });
  });

  test("RNT-12: the minimum hours, with the difference on its own line", () => {
    expect(rent({ seconds: HOUR })?.lines).toEqual([
      { kind: "hours", amount: 3000, quantity: 3600, source: 11 },
      { kind: "minimum", amount: 6000, source: 11 },
      { kind: "delivery", amount: 700, source: 11 },
    ]);
  });

  test("the start fee, rules as percentages of the hours, and the partner's percentage", () => {
    const lines = rent({ startKind: "airport", partnerPercent: 1000 }, [RULE])?.lines.slice(2);
    expect(lines?.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["start-fee", 500],
      ["rule", 1500],
      ["partner", 1770],
    ]);
  });

  test("nothing from rules that require a finish, because a rent has none", () => {
    const rules = [
      { ...RULE, finish: ["anywhere"] },
      { ...RULE, id: 2, either: ["area:nice"] },
    ];
    expect(rent({}, rules)?.lines.map(({ ruleId }) => ruleId)).toEqual([undefined, undefined, 2]);
  });

  test("nothing on a tariff without an hourly rate, so there is no offer", () => {
    expect(rentPrice({ ...TARIFF, rent: null }, [], RENT)).toBeUndefined();
  });

  test("NET-14: never less for more hours", () => {
    const seconds = fc.integer({ min: 0, max: 24 * HOUR });
    fc.assert(
      fc.property(seconds, seconds, fc.integer({ min: -10_000, max: 50_000 }), (one, more, partnerPercent) => {
        const price = rent({ seconds: one, partnerPercent }, [RULE]);
        const longer = rent({ seconds: one + more, partnerPercent }, [RULE]);
        expect(price?.amount).toBe(sumOf(price?.lines ?? []));
        expect(longer?.amount).toBeGreaterThanOrEqual(price?.amount ?? 0);
      }),
    );
  });
});
