import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { sumOf } from "#domain/prices/price-line.ts";
import { chargedHours, rentRates } from "#domain/prices/rent-rates.ts";
import { PRICE_STEP } from "#domain/values/money.ts";

const SAME = { from: "RUB", to: "RUB", rateMicro: 1_000_000 } as const;
const EUROS = { from: "RUB", to: "EUR", rateMicro: 10_416 } as const;

/** The price of a rent of this many hours with a night percentage on the hours and a sum for bringing the car. */
function priceOf(hours: number, perHour: number, delivery: number, nightPercent = 0) {
  const hoursAmount = perHour * hours;
  const lines = [
    { kind: "hours" as const, amount: hoursAmount },
    { kind: "delivery" as const, amount: delivery },
    { kind: "rule" as const, amount: Math.round((hoursAmount * nightPercent) / 100) },
  ];
  return { amount: sumOf(lines), lines };
}

const ratesOf = (hours: number, money: Parameters<typeof rentRates>[3], ...rest: [number, number, number?]) =>
  rentRates(priceOf(hours, ...rest), priceOf(hours + 1, ...rest), hours, money);

test.each([
  [3600, 1, 1],
  [3601, 1, 2],
  [9000, 1, 3],
  [3600, 3, 3],
  [86_400, 3, 24],
])("RNT-12: %i s with a minimum of %i h are charged as %i h", (seconds, minimum, hours) => {
  expect(chargedHours(seconds, minimum)).toBe(hours);
});

describe("a quoted rent", () => {
  it("in the currency of the tariff is the operator's own price per hour and delivery", () => {
    expect(ratesOf(3, SAME, 1500_00, 500_00)).toMatchObject({ amount: 5000_00, perHour: 1500_00, delivery: 500_00 });
  });

  it("includes the night percentage in the price per hour, so that hours × price still gives the total", () => {
    expect(ratesOf(2, SAME, 1500_00, 500_00, 10)).toMatchObject({
      amount: 3800_00,
      perHour: 1650_00,
      delivery: 500_00,
    });
  });

  it("in another currency is rounded by the hour, and says so in a line", () => {
    const rates = ratesOf(10, EUROS, 1500_00, 0);
    expect(rates).toMatchObject({ amount: 160_00, perHour: 16_00, delivery: 0 });
    expect(rates.lines.at(-1)).toEqual({ kind: "rounding", amount: 160_00 - 156_24 });
  });

  it("charges nothing for delivery when only percentages were rounded", () => {
    expect(ratesOf(3, SAME, 1523_33, 0, 7)).toMatchObject({ perHour: 1630_00, delivery: 0 });
  });

  it("always adds up, both from its lines and from hours × price per hour + delivery, in whole steps", () => {
    const sum = fc.integer({ min: 100, max: 1_000_000 });
    const hour = fc.integer({ min: 1, max: 24 });
    fc.assert(
      fc.property(
        hour,
        sum,
        sum,
        fc.integer({ min: -50, max: 50 }),
        fc.boolean(),
        (hours, perHour, fee, night, far) => {
          const money = far ? EUROS : SAME;
          const rates = ratesOf(hours, money, perHour, fee, night);
          expect(rates.amount).toBe(rates.perHour * hours + rates.delivery);
          expect(sumOf(rates.lines)).toBe(rates.amount);
          expect(rates.amount % PRICE_STEP[money.to]).toBe(0);
        },
      ),
    );
  });
});
