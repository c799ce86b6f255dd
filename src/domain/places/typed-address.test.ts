import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addressMarks, addressReadings, endsLodging } from "#domain/places/typed-address.ts";

const townsOf = (text: string): string[] => addressReadings(text).map(({ town }) => town);

test.each([
  ["Тверская 1, Москва", "Москва", ["Тверская 1"]],
  ["Москва Тверская 1", "Москва", ["Тверская 1"]],
  ["г. Москва, Тверская 1", "Москва", ["Тверская 1"]],
  ["10 Downing Street London", "London", ["10 Downing Street"]],
  ["221B Baker Street, London NW1 6XE", "London", ["221B Baker Street", "NW1 6XE"]],
  ["Россия, 101000, Москва, ул. Тверская, 1", "Москва", ["Россия", "ул. Тверская", "1"]],
  ["отель Ромашка в Сочи", "Сочи", ["отель Ромашка"]],
])("F3: %j may be in %j, with %j beside it", (text, town, others) => {
  expect(addressReadings(text)).toContainEqual(expect.objectContaining({ town, others, around: "" }));
});

it("a country behind the town stands around it, a postcode belongs to the address", () => {
  expect(addressReadings("10 Downing Street London UK")).toContainEqual(
    expect.objectContaining({ town: "London", others: ["10 Downing Street"], around: "UK" }),
  );
  expect(addressReadings("221B Baker Street London NW1 6XE")).toContainEqual(
    expect.objectContaining({ town: "London", others: ["221B Baker Street", "NW1 6XE"], around: "" }),
  );
});

it("a street that has a town's name is no town", () => {
  expect(townsOf("London Road 5 Brighton")).not.toContain("London");
  expect(townsOf("Люберцы Октябрьский проспект 100")).not.toContain("Октябрьский");
  expect(townsOf("Luxembourg rue de Namur 5")).not.toContain("Namur");
  expect(townsOf("Москва проспект Мира 5")).toContain("Москва");
});

describe("bad input", () => {
  it.each(["", ",,,", "🏨🏨", "12345", "Moscow", "ъ".repeat(300), "слово ".repeat(30)])("%j has no town", (text) => {
    expect(townsOf(text)).toEqual([]);
  });

  it("pictures are left out of the text", () => {
    expect(addressReadings("🏨 Метрополь, Москва")).toContainEqual(
      expect.objectContaining({ town: "Москва", others: ["Метрополь"] }),
    );
  });

  it("no text makes it throw or read more than a handful of towns", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        expect(addressReadings(text).length).toBeLessThan(200);
        expect(typeof addressMarks(text).isStreet).toBe("boolean");
      }),
    );
  });
});

test.each([
  ["Resort & Spa", true],
  ["бич клуб", true],
  ["Opera", false],
  ["Beach Road", false],
])("%j only ends the name of a hotel: %j", (text, isEnd) => {
  expect(endsLodging(text)).toBe(isEnd);
});

test.each([
  ["Тверская 1", true],
  ["Театральный проезд", true],
  ["10 Downing Street", true],
  ["5th Avenue 700", true],
  ["улица 5", false],
  ["Heathrow terminal 5", false],
  ["Метрополь", false],
  ["5", false],
])("%j is a street or a house: %j", (text, isStreet) => {
  expect(addressMarks(text).isStreet).toBe(isStreet);
});
