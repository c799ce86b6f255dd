import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { distanceToPolygonKm, isInPolygon, type Polygon } from "#domain/places/polygon.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { createAreaSet, type ReportMalformed } from "#server/areas/area-set.ts";
import type { Area } from "#server/areas/area-source.ts";

function area(id: string, ...polygons: Polygon[]): Area {
  return { id, country: "RU", name: { en: id, ru: id }, polygons };
}

const box = (west: number, south: number, east: number, north: number): Polygon => [
  [west, south, east, south, east, north, west, north],
];

const boxes = fc
  .array(
    fc.tuple(
      fc.double({ min: -180, max: 170, noNaN: true }),
      fc.double({ min: -89, max: 80, noNaN: true }),
      fc.double({ min: 0.01, max: 9, noNaN: true }),
    ),
    { maxLength: 20 },
  )
  .map((list) => list.map(([west, south, size], at) => area(`a${at}`, box(west, south, west + size, south + size))));
const point: fc.Arbitrary<GeoPoint> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

it("finds the same areas, in the same order, as asking each of them", () => {
  fc.assert(
    fc.property(boxes, fc.array(point, { minLength: 20, maxLength: 20 }), (areas, points) => {
      const set = createAreaSet(areas);
      const middles = areas.map(({ polygons }) => {
        const ring = polygons[0]?.[0];
        return { lng: (ring?.[0] ?? 0) + 0.005, lat: (ring?.[1] ?? 0) + 0.005 };
      });
      for (const asked of [...points, ...middles]) {
        const held = areas.filter(({ polygons }) => polygons.some((polygon) => isInPolygon(asked, polygon)));
        expect(set.at(asked)).toEqual(held);
      }
    }),
    { numRuns: 300 },
  );
});

it("finds an area whose side lies a rounding error west of a whole degree", () => {
  const set = createAreaSet([area("one", box(-1.4210854715202007e-14, 0, 0.01, 0.01))]);
  expect(set.at({ lat: 0.005, lng: 0.005 }).map(({ id }) => id)).toEqual(["one"]);
});

it("finds the closest area within a distance, across the date line too", () => {
  fc.assert(
    fc.property(boxes, fc.array(point, { minLength: 20, maxLength: 20 }), (areas, points) => {
      const set = createAreaSet(areas);
      for (const asked of points) {
        const least = Math.min(
          ...areas.flatMap(({ polygons }) => polygons.map((polygon) => distanceToPolygonKm(asked, polygon))),
        );
        const found = set.nearest(asked, 300)?.polygons[0];
        expect(found && distanceToPolygonKm(asked, found)).toBe(least <= 300 ? least : undefined);
      }
    }),
    { numRuns: 300 },
  );
  const fiji = createAreaSet([area("fiji", box(-180, -17, -179, -16))]);
  expect(fiji.nearest({ lat: -16.5, lng: 179.9 }, 15)?.id).toBe("fiji");
  expect(fiji.nearest({ lat: -16.5, lng: 179.9 }, 5)).toBeUndefined();
});

it("R-26: a malformed polygon counts as outside and is reported once; the sound parts of its area remain", () => {
  const report = vi.fn<ReportMalformed>();
  const bowTie: Polygon = [[0, 0, 4, 4, 4, 0, 0, 4]];
  const mixed = area("mixed", box(0, 0, 2, 4), bowTie);
  const set = createAreaSet([area("broken", bowTie), mixed, area("nothing"), area("empty", [])], report);
  expect(set.at({ lat: 2, lng: 3.5 })).toEqual([]);
  expect(set.at({ lat: 2, lng: 0.5 })).toEqual([{ ...mixed, polygons: [mixed.polygons[0]] }]);
  expect(set.nearest({ lat: 2, lng: 3.5 }, 10)).toBeUndefined();
  expect(report.mock.calls).toEqual([
    [expect.objectContaining({ id: "broken" }), ["self-crossing"]],
    [expect.objectContaining({ id: "mixed" }), ["self-crossing"]],
  ]);
});

it("no point can make a look-up throw", () => {
  const set = createAreaSet([area("one", box(-1, -1, 1, 1))]);
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), (lat, lng, km) => {
      expect(Array.isArray(set.at({ lat, lng }))).toBe(true);
      set.nearest({ lat, lng }, km);
    }),
  );
});
