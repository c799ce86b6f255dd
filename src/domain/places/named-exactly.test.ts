import { expect, it } from "vitest";
import { isNamedExactly } from "#domain/places/named-exactly.ts";

it.each([
  ["SVO", true],
  [" svo ", true],
  ["шереметьево", true],
  ["Шереметьево", true],
  ["Шереметьево, Москва", true],
  ["Шереметьев", false],
  ["VO", false],
  ["", false],
  ["  ", false],
])("F4: «%s» as a place's whole name or code: %s", (typed, exact) => {
  expect(isNamedExactly(["Шереметьево", "Шереметьево, Москва", "SVO", null, undefined], typed)).toBe(exact);
});

it.each([
  ["Орел", "Орёл"],
  ["Saint Etienne", "Saint-Étienne"],
  ["ISTANBUL", "İstanbul"],
])("F4: «%s» is «%s»", (typed, name) => {
  expect(isNamedExactly([name], typed)).toBe(true);
});
