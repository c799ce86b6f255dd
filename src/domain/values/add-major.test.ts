import fc from "fast-check";
import { expect, test } from "vitest";
import { addMajor } from "./add-major.ts";
import { CURRENCY_DIGITS, isCurrency, toMajor } from "./money.ts";

const currencies = Object.keys(CURRENCY_DIGITS).filter(isCurrency);

test("sums in whole units add up as their minor units do, in every currency", () => {
  const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...currencies), minor, minor, (currency, one, other) => {
      expect(addMajor(toMajor(one, currency), toMajor(other, currency))).toBe(toMajor(one + other, currency));
    }),
  );
});
