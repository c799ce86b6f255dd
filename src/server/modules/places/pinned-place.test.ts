import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { loadPathFinder } from "#server/adapters/directions/road-graph.ts";
import { loadCountryOverrides } from "#server/areas/load-country-overrides.ts";
import { loadRegions } from "#server/areas/load-regions.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { createCountryAt } from "#server/modules/places/country-at.ts";
import { withFoundPlaces } from "#server/modules/places/found-places.ts";
import { pinnedPlace, type PinGround } from "#server/modules/places/pinned-place.ts";
import { findPlace } from "#server/modules/places/place-at.ts";
import { searchPlaces } from "#server/modules/places/search-places.ts";

const DATA = join(import.meta.dirname, "../../../../data");
const SECRET = "a secret of the tests, long enough to be one";

let ground: PinGround;
beforeAll(async () => {
  const [gazetteer, regions, overrides, paths] = await Promise.all([
    loadGazetteer(DATA),
    loadRegions(DATA),
    loadCountryOverrides(DATA),
    loadPathFinder(DATA),
  ]);
  ground = {
    gazetteer: withFoundPlaces(gazetteer, [SECRET]),
    countryAt: createCountryAt(regions, overrides),
    secret: SECRET,
    isAshore: (point) => paths.isAshore(point),
  };
});

const known = (term: string) => {
  const [place] = searchPlaces(ground, { term, locale: "en" }, 2);
  if (place === undefined) throw new Error(`${term} is not found`);
  return place;
};
const pinned = (term: string, point: GeoPoint) => pinnedPlace(ground, known(term), point, "en");

it("F3: an address of a town has its pin on the very door and is priced by the ground there", () => {
  const door = { lat: 55.7651, lng: 37.6055 };
  const place = pinned("Тверская 1, Москва", door);
  expect(place).toMatchObject({ name: { en: "Тверская 1" }, near: { en: "Moscow" }, point: door, exact: true });
  expect(findPlace(ground.gazetteer, place.id)).toEqual(place);
  const far = pinned("отель Ромашка Москва", { lat: 55.89, lng: 37.44 });
  expect(far.number).not.toBe(known("Moscow").number);
});

it("a hotel without a checked point keeps its name; a pin in a town is a point on the map", () => {
  expect(pinned("rixos sungate", { lat: 36.7, lng: 30.57 })).toMatchObject({
    kind: "hotel",
    name: { en: "Rixos Sungate" },
    exact: true,
  });
  expect(pinned("Sochi", { lat: 43.6, lng: 39.73 })).toMatchObject({ kind: "other", near: { en: "Sochi" } });
  expect(pinned("svo", { lat: 55.98, lng: 37.42 }).kind).toBe("other");
});

it.each<[string, string, GeoPoint]>([
  ["pin-at-sea", "Sochi", { lat: 43.45, lng: 39.55 }],
  ["pin-at-sea", "Nice", { lat: 43.5, lng: 7.4 }],
  ["pin-abroad", "Nice", { lat: 43.78, lng: 7.6 }],
  ["pin-abroad", "Geneva", { lat: 46.19, lng: 6.24 }],
  ["pin-far", "Moscow", { lat: 59.93, lng: 30.31 }],
])("%s: %s", (code, term, point) => {
  expect(() => pinned(term, point)).toThrow(code);
});
