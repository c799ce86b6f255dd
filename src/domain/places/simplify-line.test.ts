import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { simplifyLine } from "#domain/places/simplify-line.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";

const CORNERED: GeoPoint[] = [
  { lat: 0, lng: 0 },
  { lat: 0.0001, lng: 0.5 },
  { lat: 0, lng: 1 },
  { lat: 1, lng: 1 },
];

const line = fc.array(
  fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  { maxLength: 100 },
);

describe("simplifying a line", () => {
  test("a very flat corner is dropped", () => {
    expect(simplifyLine(CORNERED, { mostPoints: 60, toleranceKm: 0.1 })).toEqual(CORNERED.toSpliced(1, 1));
  });

  test("at most the requested number of points stays, the sharpest corners first", () => {
    expect(simplifyLine(CORNERED, { mostPoints: 3, toleranceKm: 0 })).toEqual(CORNERED.toSpliced(1, 1));
    expect(simplifyLine(CORNERED, { mostPoints: 2, toleranceKm: 0.1 })).toEqual([CORNERED[0], CORNERED[3]]);
  });

  test("a straight line stays straight across the date line", () => {
    const over = [
      { lat: 10, lng: 179 },
      { lat: 10, lng: -180 },
      { lat: 10, lng: -179 },
    ];
    expect(simplifyLine(over, { mostPoints: 60, toleranceKm: 0.1 })).toHaveLength(2);
  });

  test("every line keeps its ends and the order of the remaining points", () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 2, max: 60 }), (points, mostPoints) => {
        const left = simplifyLine(points, { mostPoints, toleranceKm: 0.1 });
        expect(left.length).toBeLessThanOrEqual(Math.min(points.length, mostPoints));
        expect([left[0], left.at(-1)]).toEqual([points[0], points.at(-1)]);
        expect(points.filter((point) => left.includes(point))).toEqual(left);
      }),
    );
  });
});
