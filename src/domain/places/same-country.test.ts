import { expect, test } from "vitest";
import { isSameCountry } from "#domain/places/same-country.ts";

test.each([
  ["RU", "RU", true],
  ["RU", "FI", false],
  ["HK", "CN", true],
  ["FR", "RE", true],
  ["HK", "MO", true],
  ["GP", "NL", false],
  ["RU", "", false],
])("%s and %s may be the same country: %s", (a, b, same) => {
  expect(isSameCountry(a, b)).toBe(same);
});
