import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sumOf, type RidePrice } from "#domain/prices/price-line.ts";
import { quotedPrice } from "#domain/prices/quoted-price.ts";
import { convertMoney, CURRENCY_DIGITS, PRICE_STEP, type Currency } from "#domain/values/money.ts";

const priceOf = (...amounts: readonly number[]): RidePrice => ({
  amount: amounts.reduce((sum, amount) => sum + amount, 0),
  lines: amounts.map((amount, index) => ({ kind: index === 0 ? ("base" as const) : ("distance" as const), amount })),
});

describe("a tariff price becomes a quote", () => {
  test("a whole step in the tariff's own currency gets nothing added", () => {
    expect(quotedPrice(priceOf(50_000, 30_000), "RUB", "RUB", 1)).toEqual(priceOf(50_000, 30_000));
  });

  test("a fraction of a step is rounded up, and the rounding gets its own line", () => {
    expect(quotedPrice(priceOf(50_000, 30_001), "RUB", "RUB", 1)).toEqual({
      amount: 81_000,
      lines: [...priceOf(50_000, 30_001).lines, { kind: "rounding", amount: 999 }],
    });
  });

  test("every converted line keeps its quantity and its rule", () => {
    const line = {
      kind: "rule",
      quantity: 12_345,
      percent: 1000,
      ruleId: 7,
      name: { en: "Night", ru: "Ночь" },
      source: 9,
    } as const;
    const price: RidePrice = { amount: 1000, lines: [{ ...line, amount: 1000 }] };
    expect(quotedPrice(price, "EUR", "RUB", 96_000_000)).toEqual({
      amount: 96_000,
      lines: [{ ...line, amount: 96_000 }],
    });
  });

  test("lines that would each lose by rounding add up to the converted total", () => {
    // Rounding each line would lose 0.4 of a cent three times: 33.4, 33.4 and 34.4 add up to 101.2.
    const price = priceOf(334, 334, 344);
    const quote = quotedPrice(price, "RUB", "USD", 100_000);
    expect(quote.lines.map(({ amount }) => amount)).toEqual([33, 34, 34, 99]);
    expect(quote.amount).toBe(200);
  });

  test("a ride that deductions make free is free in every currency", () => {
    expect(quotedPrice(priceOf(1, -1), "RUB", "USD", 500_000)).toEqual({
      amount: 0,
      lines: [
        { kind: "base", amount: 1 },
        { kind: "distance", amount: -1 },
      ],
    });
  });

  const currency = fc.constantFrom(...(Object.keys(CURRENCY_DIGITS) as Currency[]));
  const amount = fc.integer({ min: 0, max: 20_000_000 });
  const deduction = fc.integer({ min: -20_000_000, max: 0 });
  const rate = fc.oneof(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 1, max: 700_000_000 }));
  /** Positive and negative lines that add up to zero or more. */
  const price = fc
    .array(fc.oneof(amount, deduction), { minLength: 1, maxLength: 8 })
    .map((amounts) => priceOf(...amounts, Math.max(0, -priceOf(...amounts).amount)));

  test("always: the lines add up to the sum, which is a whole step and less than a step above the converted price", () => {
    fc.assert(
      fc.property(price, currency, currency, rate, (given, from, to, rateMicro) => {
        const quote = quotedPrice(given, from, to, rateMicro);
        const exact = convertMoney({ amount: given.amount, currency: from }, to, rateMicro).amount;
        expect(sumOf(quote.lines)).toBe(quote.amount);
        expect(quote.amount % PRICE_STEP[to]).toBe(0);
        expect(quote.amount).toBeGreaterThanOrEqual(exact);
        expect(quote.amount - exact).toBeLessThan(PRICE_STEP[to]);
        expect(quote.lines.every((line) => Number.isSafeInteger(line.amount))).toBe(true);
        const told = quote.lines.slice(0, given.lines.length);
        expect(told.every((line, i) => line.amount * (given.lines[i]?.amount ?? 0) >= 0)).toBe(true);
        const [rounding, ...more] = quote.lines.slice(given.lines.length);
        expect(more).toEqual([]);
        if (rounding !== undefined) expect(rounding.kind).toBe("rounding");
        if (rounding !== undefined) expect(rounding.amount).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  test("always: a dearer price is never quoted cheaper", () => {
    fc.assert(
      fc.property(price, amount, currency, currency, rate, (given, more, from, to, rateMicro) => {
        const dearer = priceOf(...given.lines.map((line) => line.amount), more);
        const quoted = (one: RidePrice) => quotedPrice(one, from, to, rateMicro).amount;
        expect(quoted(dearer)).toBeGreaterThanOrEqual(quoted(given));
      }),
    );
  });
});
