import { expect, test } from "vitest";
import { placeName, type Place } from "#domain/places/place.ts";

const place: Place = {
  id: "g524901",
  number: 524901,
  kind: "locality",
  point: { lat: 55.75222, lng: 37.61556 },
  country: "RU",
  zone: "Europe/Moscow",
  weight: 10381222,
  nameEn: "Moscow",
  nameRu: "Москва",
  nearEn: "",
  nearRu: "",
  iata: null,
  icao: null,
};

test.each([
  ["ru", "Москва"],
  ["en", "Moscow"],
] as const)("a place is named in the language asked: %s", (locale, name) => {
  expect(placeName(place, locale)).toBe(name);
});
