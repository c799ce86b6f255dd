import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { polygonProblems } from "#domain/places/polygon-problems.ts";
import type { AreaSet } from "#server/areas/area-set.ts";
import { loadRegions } from "#server/areas/load-regions.ts";
import { loadUrbanAreas } from "#server/areas/load-urban-areas.ts";
import { readAreaTable } from "#server/areas/read-area-table.ts";

const DATA = join(import.meta.dirname, "../../../data");

let regions: AreaSet;
let urban: AreaSet;

beforeAll(async () => {
  [regions, urban] = await Promise.all([loadRegions(DATA), loadUrbanAreas(DATA)]);
});

it.each([
  ["regions.tsv.gz", 4_500],
  ["urban-areas.tsv.gz", 11_500],
])("R-26: no polygon of %s is malformed, and ids are unique", async (file, least) => {
  const table = await readAreaTable(join(DATA, file));
  const areas = Array.from({ length: table.size }, (_, at) => table.area(at));
  expect(areas.length).toBeGreaterThan(least);
  expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
  const broken = areas.filter(
    ({ polygons }) => polygons.length === 0 || polygons.some((polygon) => polygonProblems(polygon).length > 0),
  );
  expect(broken.map(({ id }) => id)).toEqual([]);
});

it.each([
  [43.6, 39.73, "RU.38", "Краснодарский край"],
  [36.89, 30.71, "TR.07", "Анталья"],
  [25.2, 55.27, "AE.03", "Дубай"],
  [44.95, 34.1, "UA.11", "Автономная Республика Крым"],
  [44.6, 33.52, "UA.20", "Севастополь"],
])("the point %d, %d belongs to region %s", (lat, lng, id, ru) => {
  expect(regions.at({ lat, lng })[0]).toMatchObject({ id, name: { ru } });
});

it.each([
  ["Moscow", 55.75, 37.62],
  ["Paris", 48.86, 2.35],
  ["London", 51.51, -0.13],
])("the middle of %s is built up", (_name, lat, lng) => {
  expect(urban.at({ lat, lng })).toHaveLength(1);
});

it("fields and sea are not built up, and the sea is no region", () => {
  expect(urban.nearest({ lat: 56.5, lng: 33 }, 3)).toBeUndefined();
  expect(regions.nearest({ lat: 0, lng: -25 }, 25)).toBeUndefined();
});

it("regions leave no gap of half a kilometre between them", () => {
  // A line across the middle of France, Germany, Poland and Belarus.
  for (let lng = 0; lng < 30; lng += 0.003) {
    const point = { lat: 52 - (lng > 10 ? 0 : (10 - lng) / 3), lng };
    if (regions.at(point).length === 0) expect(regions.nearest(point, 0.5)?.id, `${lng}`).toBeDefined();
  }
});
