import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spreadCertificate } from "#domain/prices/spread-certificate.ts";

const DATE = "2026-11-21";
const valid = { from: null, to: null };
const trips = (...amounts: readonly number[]) => amounts.map((amount) => ({ amount, date: DATE }));
const minorUnits = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 6 });

describe("A2: a certificate over the trips of a booking, in whole minor units", () => {
  test("LOY-05: a sum comes off the first trip, and the rest of it off the next", () => {
    const sum = { effect: { amount: 500, currency: "RUB" }, valid } as const;
    expect(spreadCertificate(sum, trips(200, 1000, 50), "RUB")).toEqual([
      { restated: 0, covered: 200 },
      { restated: 700, covered: 300 },
      { restated: 50, covered: 0 },
    ]);
  });

  test("of a sum takes off the whole sum, or the price of the trips if that is less", () => {
    fc.assert(
      fc.property(minorUnits, fc.integer({ min: 0, max: 20_000_000 }), (amounts, amount) => {
        const effects = spreadCertificate({ effect: { amount, currency: "RUB" }, valid }, trips(...amounts), "RUB");
        if (typeof effects === "string") throw new Error(effects);
        const covered = effects.reduce((sum, effect) => sum + effect.covered, 0);
        expect(covered).toBe(
          Math.min(
            amount,
            amounts.reduce((sum, one) => sum + one, 0),
          ),
        );
        expect(effects.map((effect) => effect.restated + effect.covered)).toEqual(amounts);
      }),
    );
  });

  test("of a percentage takes whole minor units off each trip, never more than it costs", () => {
    fc.assert(
      fc.property(minorUnits, fc.integer({ min: 0, max: 100_00 }), (amounts, percent) => {
        const effects = spreadCertificate({ effect: { percent }, valid }, trips(...amounts), "RUB");
        if (typeof effects === "string") throw new Error(effects);
        for (const [index, { restated, covered }] of effects.entries()) {
          expect([Number.isInteger(covered), covered >= 0, restated >= 0]).toEqual([true, true, true]);
          expect(restated + covered).toBe(amounts[index]);
        }
      }),
    );
  });

  test("that has expired, or has a different currency from the prices, says why it takes nothing off", () => {
    const over = { from: null, to: "2025-12-31" };
    expect(spreadCertificate({ effect: { percent: 1 }, valid: over }, trips(100), "RUB")).toBe("expired");
    const euros = { effect: { amount: 1, currency: "EUR" }, valid } as const;
    expect(spreadCertificate(euros, trips(100), "RUB")).toBe("other-currency");
  });
});
