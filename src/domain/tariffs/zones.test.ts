import { expect, test } from "vitest";
import { ANYWHERE, areaZone, compareZones, countryZone, placeZone, zoneKind, zoneName } from "#domain/tariffs/zones.ts";

test("ground has a key by its kind", () => {
  expect([placeZone("a26396"), areaZone("moscow"), countryZone("ru"), ANYWHERE]).toEqual([
    "place:a26396",
    "area:moscow",
    "country:RU",
    "anywhere",
  ]);
});

test("a key tells its kind and its name", () => {
  expect([placeZone("x:1"), areaZone("country"), countryZone("RU"), ANYWHERE].map(zoneKind)).toEqual([
    "place",
    "area",
    "country",
    "anywhere",
  ]);
  expect([placeZone("x:1"), areaZone("country")].map(zoneName)).toEqual(["x:1", "country"]);
});

test("closer ground stands first: a place, the smaller area, the larger one, a country, anywhere", () => {
  const sizes: Record<string, number> = { "area:centre": 1, "area:city": 20, "area:also": 20 };
  const zones = ["anywhere", "area:city", "country:RU", "area:also", "area:centre", "place:a1"];
  expect(zones.sort((a, b) => compareZones(a, b, (zone) => sizes[zone] ?? 0))).toEqual([
    "place:a1",
    "area:centre",
    "area:also",
    "area:city",
    "country:RU",
    "anywhere",
  ]);
  expect(compareZones(ANYWHERE, ANYWHERE, () => 0)).toBe(0);
});
