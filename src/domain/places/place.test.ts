import { expect, test } from "vitest";
import type { Place } from "#domain/places/place.ts";
import { nameIn } from "#domain/values/named.ts";

const place: Place = {
  id: "g524901",
  number: 524901,
  kind: "locality",
  point: { lat: 55.75222, lng: 37.61556 },
  country: "RU",
  zone: "Europe/Moscow",
  weight: 10381222,
  name: { en: "Moscow", ru: "Москва" },
  near: { en: "", ru: "" },
  iata: null,
  icao: null,
};

test.each([
  ["ru", "Москва"],
  ["en", "Moscow"],
] as const)("a place is named in the language asked: %s", (locale, name) => {
  expect(nameIn(place.name, locale)).toBe(name);
});
