import { expect, test } from "vitest";
import { ANYWHERE, areaZone, countryZone, placeZone, zoneKind, zoneName } from "#domain/tariffs/zones.ts";

test("a zone's key starts with its kind", () => {
  expect([placeZone("a26396"), areaZone("moscow"), countryZone("ru"), ANYWHERE]).toEqual([
    "place:a26396",
    "area:moscow",
    "country:RU",
    "anywhere",
  ]);
});

test("a key gives its kind and its name", () => {
  expect([placeZone("x:1"), areaZone("country"), countryZone("RU"), ANYWHERE].map(zoneKind)).toEqual([
    "place",
    "area",
    "country",
    "anywhere",
  ]);
  expect([placeZone("x:1"), areaZone("country")].map(zoneName)).toEqual(["x:1", "country"]);
});
