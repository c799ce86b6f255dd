import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quotedPrice } from "#domain/prices/quoted-price.ts";
import { sumOf, type RidePrice } from "#domain/prices/ride-price.ts";
import { convertMoney, CURRENCY_DIGITS, PRICE_STEP, type Currency } from "#domain/values/money.ts";

const priceOf = (...amounts: readonly number[]): RidePrice => ({
  amount: amounts.reduce((sum, amount) => sum + amount, 0),
  lines: amounts.map((amount, index) => ({ kind: index === 0 ? ("base" as const) : ("distance" as const), amount })),
});

describe("a tariff price becomes a quote", () => {
  test("in the tariff's own currency and a whole step nothing is added", () => {
    expect(quotedPrice(priceOf(50_000, 30_000), "RUB", "RUB", 1)).toEqual(priceOf(50_000, 30_000));
  });

  test("a broken step is rounded up, and the rounding is a line of its own", () => {
    expect(quotedPrice(priceOf(50_000, 30_001), "RUB", "RUB", 1)).toEqual({
      amount: 81_000,
      lines: [...priceOf(50_000, 30_001).lines, { kind: "rounding", amount: 999 }],
    });
  });

  test("every line is converted and keeps what it counted", () => {
    const price: RidePrice = { amount: 1000, lines: [{ kind: "distance", amount: 1000, quantity: 12_345 }] };
    expect(quotedPrice(price, "EUR", "RUB", 96_000_000)).toEqual({
      amount: 96_000,
      lines: [{ kind: "distance", amount: 96_000, quantity: 12_345 }],
    });
  });

  test("lines that all lose by their rounding do not make the quote cheaper than the whole price converted", () => {
    // 0.4 of a cent is lost three times: the lines add up to 100 cents exactly, the whole price to 101.2.
    const price = priceOf(334, 334, 344);
    expect(convertMoney({ amount: price.amount, currency: "RUB" }, "USD", 100_000).amount).toBe(101);
    expect(quotedPrice(price, "RUB", "USD", 100_000).amount).toBe(200);
  });

  const currency = fc.constantFrom(...(Object.keys(CURRENCY_DIGITS) as Currency[]));
  const amount = fc.integer({ min: 0, max: 20_000_000 });
  const rate = fc.oneof(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 1, max: 700_000_000 }));

  test("always: the lines add up to the sum, the sum is a whole step and never below the price converted, and less than a step and the rounding above it", () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 8 }),
        currency,
        currency,
        rate,
        (amounts, from, to, rateMicro) => {
          const price = priceOf(...amounts);
          const quote = quotedPrice(price, from, to, rateMicro);
          const exact = convertMoney({ amount: price.amount, currency: from }, to, rateMicro).amount;
          expect(sumOf(quote.lines)).toBe(quote.amount);
          expect(quote.amount % PRICE_STEP[to]).toBe(0);
          expect(quote.amount).toBeGreaterThanOrEqual(exact);
          expect(quote.amount - exact).toBeLessThan(PRICE_STEP[to] + amounts.length);
          expect(quote.lines.every((line) => line.amount >= 0)).toBe(true);
          expect(quote.lines.filter((line) => line.kind === "rounding").length).toBe(
            quote.lines.length - amounts.length,
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});
