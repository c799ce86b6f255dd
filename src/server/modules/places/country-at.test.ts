import fc from "fast-check";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { AreaSet } from "#server/areas/area-set.ts";
import { loadCountryOverrides } from "#server/areas/load-country-overrides.ts";
import { loadRegions } from "#server/areas/load-regions.ts";
import { parsePlaceRow } from "#server/gazetteer/pack/place-row.ts";
import { countryByPoint, createCountryAt, type CountryAt } from "#server/modules/places/country-at.ts";

const DATA = join(import.meta.dirname, "../../../../data");
const SIMFEROPOL = { lat: 44.95, lng: 34.1 };
const OFF_YALTA = { lat: 44.46, lng: 34.2 };
const ATLANTIC = { lat: 0, lng: -20 };

let regions: AreaSet;
let overrides: ReadonlyMap<string, string>;
let countryAt: CountryAt;

beforeAll(async () => {
  [regions, overrides] = await Promise.all([loadRegions(DATA), loadCountryOverrides(DATA)]);
  countryAt = createCountryAt(regions, overrides);
});

it.each([
  ["RU", 55.75, 37.61],
  ["FR", 48.86, 2.35],
  ["HK", 22.3, 114.17],
  ["ES", 28.1, -15.4],
  ["ES", 35.89, -5.32],
  ["RE", -21.1, 55.5],
  ["CY", 35.2, 33.36],
  ["XK", 42.66, 21.16],
])("NET-18: in %s lies the point %d, %d", (code, lat, lng) => {
  expect(countryAt({ lat, lng })).toBe(code);
});

it("NET-18: the country is named in the requested language, and at sea it is empty", () => {
  const point = { lat: 55.75, lng: 37.61 };
  expect(countryByPoint(countryAt, point, "ru")).toEqual({ title: "Россия", code: "RU" });
  expect(countryByPoint(countryAt, point, "en")).toEqual({ title: "Russia", code: "RU" });
  expect(countryByPoint(countryAt, ATLANTIC, "ru")).toEqual({ title: "", code: null });
});

describe("a disputed area has the country from the operator's table, whichever that is", () => {
  it.each(["UA", "RU", "XX"])("%s", (code) => {
    const chosen = createCountryAt(
      regions,
      new Map([
        ["UA.11", code],
        ["UA.20", code],
      ]),
    );
    expect(chosen(SIMFEROPOL)).toBe(code);
    expect(chosen(OFF_YALTA)).toBe(code);
    expect(chosen({ lat: 45.04, lng: 38.98 })).toBe("RU");
  });

  it("and so do the places of the pack in it", async () => {
    const lines = gunzipSync(await readFile(join(DATA, "places.tsv.gz")))
      .toString("utf8")
      .trimEnd()
      .split("\n")
      .slice(1);
    const places = lines.map(parsePlaceRow);
    const disputed = places.filter(({ point }) => overrides.has(regions.at(point)[0]?.id ?? ""));
    expect(disputed.length).toBeGreaterThan(100);
    expect(disputed.filter(({ point, country }) => countryAt(point) !== country)).toEqual([]);
    const sample = places.filter((_, at) => at % 20 === 0);
    const agreed = sample.filter(({ point, country }) => countryAt(point) === country);
    expect(agreed.length / sample.length).toBeGreaterThan(0.995);
  });
});

it("no point makes the lookups throw", () => {
  const number = fc.oneof(fc.double(), fc.double({ min: -90, max: 90 }));
  fc.assert(
    fc.property(number, number, (lat, lng) => {
      expect(countryByPoint(countryAt, { lat, lng }, "ru").title).toBeTypeOf("string");
    }),
    { numRuns: 1000 },
  );
});
