import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import { distanceKm, isGeoPoint, parseGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";

const point: fc.Arbitrary<GeoPoint> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("a point is read from the wire", () => {
  test.each<[string, GeoPoint]>([
    ["55.972642,37.414589", { lat: 55.972642, lng: 37.414589 }],
    [" 55.9, -37.4 ", { lat: 55.9, lng: -37.4 }],
    ["-90,180", { lat: -90, lng: 180 }],
    ["0,0", { lat: 0, lng: 0 }],
  ])("%j is read", (text, expected) => {
    expect(parseGeoPoint(text)).toEqual(expected);
  });

  test.each([
    "",
    ",",
    "55.9",
    "55.9,",
    "55.9;37.4",
    "55.9,37.4,1",
    "91,0",
    "-90.01,0",
    "0,180.5",
    "NaN,0",
    "Infinity,0",
    "1e1,0",
    "55.,37",
    ".5,37",
    "+55,37",
    "0x10,5",
    "1234,5",
    "55 .9,37",
  ])("%j is refused", (text) => {
    expect(parseGeoPoint(text)).toBeUndefined();
  });

  test("no text makes the reader throw, and every result is on the globe", () => {
    const noisy = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.constantFrom(..."0123456789.,- e"), { maxLength: 20 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(noisy, (text) => {
        const read = parseGeoPoint(text);
        expect(read === undefined || isGeoPoint(read)).toBe(true);
      }),
    );
  });
});

describe("a point is written to the wire", () => {
  test.each<[GeoPoint, string]>([
    [{ lat: 55.972642, lng: -37.4 }, "55.972642,-37.4"],
    [{ lat: 5e-7, lng: -1e-9 }, "0.0000005,-0.0000000"],
    [{ lat: -0, lng: 180 }, "0,180"],
  ])("%j is written %j", (given, text) => {
    expect(formatGeoPoint(given)).toBe(text);
  });

  test("a written point reads back the same, to a centimetre close to the equator and Greenwich", () => {
    fc.assert(
      fc.property(point, (given) => {
        const read = parseGeoPoint(formatGeoPoint(given));
        for (const axis of ["lat", "lng"] as const) {
          expect(read?.[axis]).toBeCloseTo(given[axis], 7);
          if (Math.abs(given[axis]) >= 1e-6) expect(read?.[axis]).toBe(given[axis]);
        }
      }),
    );
  });
});

describe("a point is on the globe", () => {
  test.each([
    [{ lat: 90, lng: 180 }, true],
    [{ lat: -90, lng: -180 }, true],
    [{ lat: 90.0001, lng: 0 }, false],
    [{ lat: 0, lng: -180.0001 }, false],
    [{ lat: Number.NaN, lng: 0 }, false],
    [{ lat: 0, lng: Number.NaN }, false],
    [{ lat: Number.POSITIVE_INFINITY, lng: 0 }, false],
    [{ lat: 0, lng: Number.NEGATIVE_INFINITY }, false],
  ])("%j: %s", (given, expected) => {
    expect(isGeoPoint(given)).toBe(expected);
  });
});

describe("distances", () => {
  test.each([
    ["Moscow to Saint Petersburg", { lat: 55.7558, lng: 37.6173 }, { lat: 59.9311, lng: 30.3609 }, 632],
    ["across the date line", { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111],
    ["half round the globe", { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015],
    ["pole to pole", { lat: 90, lng: 0 }, { lat: -90, lng: 77 }, 20_015],
  ])("%s", (_, a, b, km) => {
    expect(Math.round(distanceKm(a, b))).toBe(km);
  });

  test("agree with the spherical law of cosines", () => {
    const rad = Math.PI / 180;
    fc.assert(
      fc.property(point, point, (a, b) => {
        const cosine =
          Math.sin(a.lat * rad) * Math.sin(b.lat * rad) +
          Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.cos((b.lng - a.lng) * rad);
        // Near the ends of its range the law of cosines loses precision.
        fc.pre(Math.abs(cosine) < 0.999_999);
        expect(distanceKm(a, b)).toBeCloseTo(6371.0088 * Math.acos(cosine), 3);
      }),
    );
  });

  test("are never negative or undefined, the same both ways, zero from a point to itself, and never shorter by a detour", () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        const ab = distanceKm(a, b);
        expect(ab).toBeGreaterThanOrEqual(0);
        expect(ab).toBeLessThanOrEqual(20_016);
        expect(distanceKm(b, a)).toBeCloseTo(ab, 6);
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, c) + distanceKm(c, b)).toBeGreaterThanOrEqual(ab - 1e-3);
      }),
    );
  });
});
