import { expect, test } from "vitest";
import { isAcrossASea, isAroundASea } from "#domain/places/road-access.ts";

test.each([
  ["Helsinki to Tallinn by way of Saint Petersburg", 82, 700, true],
  ["Bahrain to Doha by way of Saudi Arabia", 140, 450, false],
  ["a hotel across a bay", 3, 30, false],
  ["a fjord", 40, 180, false],
])("a route around a sea is not a ride: %s", (_name, straightKm, wayKm, expected) => {
  expect(isAroundASea(straightKm, wayKm)).toBe(expected);
});

test.each([
  ["Gibraltar to Tangier", 58, 14, true],
  ["Barcelona to Algiers", 520, 250, true],
  ["Lisbon to Moscow", 3900, 10, false],
])(
  "a search that gave up finds a sea between near points, and where the water is wide: %s",
  (_name, km, waterKm, is) => {
    expect(isAcrossASea(km, waterKm)).toBe(is);
  },
);
