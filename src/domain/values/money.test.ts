import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addWhole,
  convertMoney,
  CURRENCY_DIGITS,
  defaultCurrency,
  fromMajor,
  isCurrency,
  mulDiv,
  PRICE_STEP,
  RATE_SCALE,
  roundToStep,
  shownDigits,
  toMajor,
  type Currency,
} from "#domain/values/money.ts";
import { DINAR, withMoreCurrencies, YEN } from "../../../tests/support/more-currencies.ts";

const CURRENCIES = Object.keys(CURRENCY_DIGITS) as Currency[];
const currency = fc.constantFrom(...CURRENCIES);

describe("currencies", () => {
  test("OPN-123: the twelve of the specification are known, each with a step", () => {
    const twelve = ["RUB", "USD", "EUR", "GBP", "CNY", "BYN", "KZT", "UAH", "CZK", "TRY", "INR", "AED"];
    expect(CURRENCIES).toEqual(expect.arrayContaining(twelve));
    expect(Object.keys(PRICE_STEP).sort()).toEqual([...CURRENCIES].sort());
  });

  test("prices move in whole units, in tens where a unit is small, in hundreds of tenge", () => {
    expect(PRICE_STEP).toMatchObject({
      RUB: 1000,
      USD: 100,
      EUR: 100,
      GBP: 100,
      CNY: 100,
      BYN: 100,
      KZT: 10_000,
      UAH: 1000,
      CZK: 1000,
      TRY: 1000,
      INR: 1000,
      AED: 100,
    });
  });

  test("every step is a whole number of whole units", () => {
    for (const code of CURRENCIES) expect([code, PRICE_STEP[code] % 10 ** CURRENCY_DIGITS[code]]).toEqual([code, 0]);
  });

  test.each([
    ["RUB", true],
    ["EUR", true],
    ["rub", false],
    ["BTC", false],
    ["", false],
    ["toString", false],
    ["__proto__", false],
  ])("%j is a supported currency: %s", (text, known) => {
    expect(isCurrency(text)).toBe(known);
  });

  test.each([
    ["ru", "rides.example", "RUB"],
    ["ru", "rides.kz", "KZT"],
    ["ru", "rides.kz:3000", "KZT"],
    ["ru", "RIDES.KZ", "KZT"],
    ["ru", "такси.қаз", "KZT"],
    ["ru", "xn--80a.xn--80ao21a", "KZT"],
    ["ru", "kz.rides.example", "RUB"],
    ["ru", "localhost:3000", "RUB"],
    ["en", "rides.example", "EUR"],
    ["en", "rides.kz", "EUR"],
  ] as const)("I18-04 to I18-06, OPN-122: a %s page on %s counts in %s", (locale, host, expected) => {
    expect(defaultCurrency(locale, host)).toBe(expected);
  });
});

describe("integer division rounds to the nearest, halves up", () => {
  test.each([
    [7, 2, 4],
    [5, 2, 3],
    [4, 3, 1],
    [5, 3, 2],
    [0, 9, 0],
    [-1, 2, 0],
    [-3, 2, -1],
    [-7, 4, -2],
    [-5, 4, -1],
    [-9, 4, -2],
  ])("%i by %i is %i", (value, divisor, expected) => {
    expect(mulDiv(value, 1, divisor)).toBe(expected);
  });

  /** The reference: floor(2ab / 2d + 1/2), written out for negative numbers. */
  const reference = (value: number, factor: number, divisor: number): number => {
    const doubled = 2n * BigInt(value) * BigInt(factor) + BigInt(divisor);
    const cut = doubled / (2n * BigInt(divisor));
    return Number(doubled < 0n && doubled % (2n * BigInt(divisor)) !== 0n ? cut - 1n : cut);
  };
  const safe = fc.maxSafeInteger();
  const divisor = fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }));

  test("dividing agrees with arithmetic on big integers, below zero too", () => {
    fc.assert(
      fc.property(fc.oneof(safe, fc.integer({ min: -50, max: 50 })), divisor, (value, by) => {
        expect(mulDiv(value, 1, by)).toBe(reference(value, 1, by));
        expect(mulDiv(value, 1, 1)).toBe(value);
      }),
    );
  });

  test("multiplying and dividing agrees with arithmetic on big integers, far beyond the safe integers", () => {
    fc.assert(
      fc.property(fc.oneof(safe, fc.integer({ min: -50, max: 50 })), fc.integer(), divisor, (value, factor, by) => {
        expect(mulDiv(value, factor, by)).toBe(reference(value, factor, by));
      }),
    );
  });

  test("the result is at most half a unit off, and a half goes up", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: 1, max: 1000 }), (value, by) => {
        const off = mulDiv(value, 1, by) - value / by;
        expect(off).toBeGreaterThan(-0.5 - 1e-9);
        expect(off).toBeLessThanOrEqual(0.5 + 1e-9);
        if (Math.abs(off) > 0.5 - 1e-9) expect(off).toBeGreaterThan(0);
      }),
    );
  });
});

describe("money is converted", () => {
  test("into its own currency it stays as it is, whatever the rate", () => {
    expect(convertMoney({ amount: 12_345, currency: "EUR" }, "EUR", 5)).toEqual({ amount: 12_345, currency: "EUR" });
  });

  test.each([
    [10_000, "EUR", "RUB", 96_000_000, 960_000],
    [1, "RUB", "USD", 12_500, 0],
    [40, "RUB", "USD", 12_500, 1],
    [0, "RUB", "USD", 12_500, 0],
  ] as const)("%i %s into %s at %i millionths is %i", (amount, from, to, rate, expected) => {
    expect(convertMoney({ amount, currency: from }, to, rate)).toEqual({ amount: expected, currency: to });
  });

  test("converting there and back stays within one price step of both currencies", () => {
    // From the smallest to the largest unit we price in, one unit is worth at most a thousand of the other.
    const rate = fc.oneof(
      fc.integer({ min: RATE_SCALE / 1000, max: RATE_SCALE }),
      fc.integer({ min: RATE_SCALE, max: 1000 * RATE_SCALE }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), rate, (amount, there) => {
        const back = mulDiv(RATE_SCALE, RATE_SCALE, there);
        const converted = convertMoney({ amount, currency: "RUB" }, "USD", there);
        const again = convertMoney(converted, "RUB", back);
        // Converting half a cent back gives half its worth; the rest comes from the rounded rate itself.
        const worthOfStep = Math.max(PRICE_STEP.RUB, mulDiv(PRICE_STEP.USD, back, RATE_SCALE));
        expect(again.currency).toBe("RUB");
        expect(Math.abs(again.amount - amount)).toBeLessThanOrEqual(worthOfStep);
      }),
    );
  });
});

describe("prices are rounded up to their step", () => {
  test.each([
    [0, "RUB", 0],
    [1, "RUB", 1000],
    [1000, "RUB", 1000],
    [1001, "RUB", 2000],
    [9999, "KZT", 10_000],
    [101, "EUR", 200],
  ] as const)("%i %s becomes %i", (amount, code, expected) => {
    expect(roundToStep({ amount, currency: code })).toEqual({ amount: expected, currency: code });
  });

  test("never down, never by a whole step, and never from a whole step", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), currency, (amount, code) => {
        const rounded = roundToStep({ amount, currency: code }).amount;
        expect(rounded % PRICE_STEP[code]).toBe(0);
        expect(rounded - amount).toBeGreaterThanOrEqual(0);
        expect(rounded - amount).toBeLessThan(PRICE_STEP[code]);
        expect(roundToStep({ amount: rounded, currency: code }).amount).toBe(rounded);
      }),
    );
  });
});

describe("amounts on the wire", () => {
  test.each([
    [345_000, 3450],
    [345_050, 3450.5],
    [1, 0.01],
    [0, 0],
  ])("%i minor units are written %d", (amount, wire) => {
    expect(toMajor(amount, "RUB")).toBe(wire);
  });

  test.each([
    [3450, 345_000],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [0, 0],
  ])("%d is read as %i minor units", (wire, amount) => {
    expect(fromMajor(wire, "EUR")).toBe(amount);
  });

  test.each([0.001, 19.999, -1, -0.01, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, 2 ** 53])(
    "%d is not a whole number of minor units",
    (wire) => {
      expect(fromMajor(wire, "EUR")).toBeUndefined();
    },
  );

  test("a written amount reads back the same, in every currency", () => {
    for (const code of CURRENCIES) {
      fc.assert(
        fc.property(fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 10 ** 13 })), (amount) => {
          expect(fromMajor(toMajor(amount, code), code)).toBe(amount);
        }),
      );
    }
  });
});

describe("a currency without minor units, and one with three digits of them", () => {
  let takeAway: () => void;
  beforeAll(() => {
    takeAway = withMoreCurrencies();
  });
  afterAll(() => takeAway());
  const any = fc.constantFrom<Currency>(YEN, DINAR, "EUR", "RUB");
  const unit = (code: Currency): number => 10 ** CURRENCY_DIGITS[code];

  test.each([
    [100, "EUR", YEN, 165_250_000, 165],
    [1900, YEN, "EUR", 6051, 1150],
    [1, YEN, "RUB", 581_000, 58],
    [10_00, "EUR", DINAR, 358_123, 3581],
    [3581, DINAR, "EUR", 2_792_336, 1000],
    [1000, YEN, DINAR, 2167, 2167],
    [2167, DINAR, YEN, 461_467_000, 1000],
  ] as const)("%i %s into %s at %i millionths is %i", (amount, from, to, rate, expected) => {
    expect(convertMoney({ amount, currency: from }, to, rate)).toEqual({ amount: expected, currency: to });
  });

  test("money is worth in whole units what the rate says, to half a minor unit", () => {
    fc.assert(
      fc.property(any, any, fc.nat(10 ** 7), fc.integer({ min: 1, max: 10 ** 9 }), (from, to, amount, rate) => {
        const converted = convertMoney({ amount, currency: from }, to, rate);
        expect(converted.currency).toBe(to);
        fc.pre(from !== to);
        // Twice the amount over a common divisor, in integers: halves go up.
        const exact = 2n * BigInt(amount) * BigInt(rate) * BigInt(unit(to));
        const one = BigInt(RATE_SCALE) * BigInt(unit(from));
        const off = 2n * BigInt(converted.amount) * one - exact;
        expect(off > -one && off <= one).toBe(true);
      }),
    );
  });

  test("a dearer sum is never converted to less, whichever way the digits go", () => {
    fc.assert(
      fc.property(
        any,
        any,
        fc.nat(10 ** 7),
        fc.nat(10 ** 4),
        fc.integer({ min: 1, max: 10 ** 9 }),
        (from, to, amount, more, rate) => {
          const [less, dearer] = [amount, amount + more].map(
            (sum) => convertMoney({ amount: sum, currency: from }, to, rate).amount,
          );
          expect(dearer).toBeGreaterThanOrEqual(less ?? Number.NaN);
        },
      ),
    );
  });

  test("what is written on the wire is read back, and a part of a minor unit is not", () => {
    fc.assert(
      fc.property(any, fc.nat(10 ** 9), (code, amount) => {
        expect(fromMajor(toMajor(amount, code), code)).toBe(amount);
        expect(fromMajor(toMajor(amount, code) + 0.5 / unit(code), code)).toBeUndefined();
      }),
    );
    expect([toMajor(1900, YEN), toMajor(1900, DINAR)]).toEqual([1900, 1.9]);
  });

  test("prices are rounded up to their step, by less than one", () => {
    fc.assert(
      fc.property(any, fc.nat(10 ** 9), (code, amount) => {
        const rounded = roundToStep({ amount, currency: code }).amount;
        expect([rounded % PRICE_STEP[code], rounded >= amount, rounded - amount < PRICE_STEP[code]]).toEqual([
          0,
          true,
          true,
        ]);
      }),
    );
  });

  test("a sum is shown with all the digits of its currency or with none", () => {
    expect([shownDigits(1900, YEN), shownDigits(2, DINAR), shownDigits(1.25, DINAR), shownDigits(1.5, "EUR")]).toEqual([
      0, 0, 3, 2,
    ]);
    expect(shownDigits(1.5, "XXX")).toBe(2);
  });
});

test.each([
  [[0.1, 0.2], 0.3],
  [[10.1, -3.3, -0.005], 6.795],
  [[2400, -2900], -500],
  [[], 0],
])("sums in whole units, %j, come to exactly %d", (sums, total) => expect(addWhole(...sums)).toBe(total));
