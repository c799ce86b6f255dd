import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Extent } from "#domain/tariffs/extent.ts";
import { groundCells } from "#domain/tariffs/ground-cells.ts";
import { doGroundsMeet, doZonesMeet, extentsOf } from "#domain/tariffs/ground.ts";

const area = (key: string, lat: number, lng: number, radiusKm: number) => ({
  key,
  name: { en: key, ru: key },
  circle: { centre: { lat, lng }, radiusKm },
});
const AREAS = [
  area("moscow", 55.75, 37.62, 20),
  area("centre", 55.76, 37.6, 5),
  area("paris", 48.86, 2.35, 20),
  { key: "coast", name: { en: "Coast", ru: "Берег" }, circle: null },
];
const extentOf = extentsOf({ areas: AREAS });

describe("two zones can overlap", () => {
  test.each([
    ["area:moscow", "area:moscow", true],
    ["area:moscow", "area:centre", true],
    ["area:moscow", "area:paris", false],
    ["area:moscow", "country:RU", true],
    ["area:moscow", "anywhere", true],
    ["area:moscow", "area:coast", false],
    ["country:RU", "country:FR", false],
    ["country:RU", "anywhere", true],
    ["country:RU", "place:a1", true],
    ["place:a1", "place:a2", false],
    ["place:a1", "place:a1", true],
    ["place:a1", "area:moscow", false],
  ])("%s and %s: %s", (one, other, meet) => {
    expect(doZonesMeet(one, other, extentOf)).toBe(meet);
    expect(doZonesMeet(other, one, extentOf)).toBe(meet);
  });

  test("a place with a known position lies in an area; two places at one point stay separate", () => {
    const known = (zone: string): Extent | undefined =>
      zone.startsWith("place:") ? { centre: { lat: 55.8, lng: 37.7 }, radiusKm: 0 } : extentOf(zone);
    expect(doZonesMeet("place:a1", "area:moscow", known)).toBe(true);
    expect(doZonesMeet("place:a1", "area:paris", known)).toBe(false);
    expect(doZonesMeet("place:a1", "place:a2", known)).toBe(false);
  });

  test("a place with a known country lies in no other country", () => {
    const known = (): Extent => ({ centre: { lat: 55.8, lng: 37.7 }, radiusKm: 0, country: "RU" });
    expect(doZonesMeet("place:a1", "country:RU", known)).toBe(true);
    expect(doZonesMeet("country:GB", "place:a1", known)).toBe(false);
  });

  test("an empty condition meets every condition", () => {
    expect(doGroundsMeet([], ["place:a1"], extentOf)).toBe(true);
    expect(doGroundsMeet(["place:a2"], ["place:a3", "place:a1"], extentOf)).toBe(false);
    expect(doGroundsMeet(["place:a2", "area:centre"], ["place:a3", "area:moscow"], extentOf)).toBe(true);
  });
});

describe("squares of the ground", () => {
  test("none for ground as wide as a country, or for an empty list", () => {
    expect([groundCells(["country:RU"], extentOf), groundCells(["area:moscow", "anywhere"], extentOf)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(groundCells([], extentOf)).toBeUndefined();
  });

  test("the zone itself when its extent is unknown", () => {
    expect(groundCells(["place:a1", "area:coast"], extentOf)).toEqual({
      under: new Set(["place:a1", "area:coast"]),
      seek: new Set(["place:a1", "area:coast"]),
    });
  });

  test("two places never find each other, a place and an area around it do", () => {
    const known = (zone: string): Extent => ({
      centre: { lat: 48.5, lng: 2.5 },
      radiusKm: zone.startsWith("area:") ? 20 : 0,
    });
    const finds = (one: string, other: string) => {
      const [a, b] = [groundCells([one], known), groundCells([other], known)];
      return [...(a?.seek ?? [])].some((cell) => b?.under.has(cell));
    };
    expect(finds("place:a1", "place:a2")).toBe(false);
    expect(finds("place:a1", "place:a1")).toBe(true);
    expect([finds("place:a1", "area:x"), finds("area:x", "place:a1")]).toEqual([true, true]);
  });

  test("always: two circles that meet share a square, unless one is too wide for squares", () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    const extent = fc.record({
      centre: fc.record({ lat: degrees(89), lng: fc.oneof(degrees(180), fc.constantFrom(-180, 179.99, 180)) }),
      radiusKm: fc.double({ min: 0.1, max: 300, noNaN: true }),
    });
    const nudge = fc.double({ min: -4, max: 4, noNaN: true });
    fc.assert(
      fc.property(extent, extent, nudge, nudge, (one, shape, lat, lng) => {
        const moved = ((one.centre.lng + lng + 540) % 360) - 180;
        const other = { ...shape, centre: { lat: Math.max(-89, Math.min(89, one.centre.lat + lat)), lng: moved } };
        const known = (zone: string): Extent | undefined => ({ "area:1": one, "area:2": other })[zone];
        fc.pre(doZonesMeet("area:1", "area:2", known));
        const [a, b] = [groundCells(["area:1"], known), groundCells(["area:2"], known)];
        if (a !== undefined && b !== undefined) expect([...a.seek].some((cell) => b.under.has(cell))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
