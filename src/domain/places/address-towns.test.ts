import { expect, test } from "vitest";
import { addressTowns } from "#domain/places/address-towns.ts";

test.each([
  ["221B Baker Street, London NW1 6XE, UK", ["London UK", "London", "UK"]],
  ["Tverskaya 1, Moscow, Russia", ["Moscow Russia", "Moscow", "Russia"]],
  ["ул. Ленина, 5, Сочи", ["Сочи"]],
  ["Moscow", []],
  ["", []],
  [",,,", []],
])("the towns of %j are %j", (address, towns) => {
  expect(addressTowns(address)).toEqual(towns);
});
