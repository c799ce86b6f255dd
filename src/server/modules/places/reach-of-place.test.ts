import fc from "fast-check";
import { expect, it } from "vitest";
import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import type { Polygon } from "#domain/places/polygon.ts";
import { createAreaSet } from "#server/areas/area-set.ts";
import { isWithinReach, reachOfPlace, type DrawnAreas } from "#server/modules/places/reach-of-place.ts";

const box = (west: number, south: number, east: number, north: number): Polygon => [
  [west, south, east, south, east, north, west, north],
];
const areas = (...polygons: Polygon[]) =>
  createAreaSet(
    polygons.map((polygon, at) => ({ id: `${at}`, country: "", name: { en: "", ru: "" }, polygons: [polygon] })),
  );

function place(kind: PlaceKind, lat: number, lng: number, weight = 0): Place {
  const names = { name: { en: "", ru: "" }, near: { en: "", ru: "" } };
  return {
    id: "g1",
    number: 1,
    kind,
    point: { lat, lng },
    country: "RU",
    zone: "UTC",
    weight,
    iata: null,
    icao: null,
    ...names,
  };
}

const nothing: DrawnAreas = { operatorAreas: areas(), urbanAreas: areas() };
const drawn: DrawnAreas = { operatorAreas: areas(box(20, 20, 21, 21)), urbanAreas: areas(box(10, 10, 10.5, 10.5)) };

it("PLC-28: an area of the operator replaces our own data", () => {
  const reach = reachOfPlace(place("locality", 20.01, 20.01, 1e6), drawn);
  expect(isWithinReach(reach, { lat: 20.9, lng: 20.9 })).toBe(true);
  expect(isWithinReach(reach, { lat: 19.99, lng: 19.99 })).toBe(false);
});

it("PLC-28: a town has its circle and its built-up area, even if its centre is slightly outside that", () => {
  const inside = reachOfPlace(place("locality", 10.1, 10.1), drawn);
  expect(isWithinReach(inside, { lat: 10.45, lng: 10.45 })).toBe(true);
  const beside = reachOfPlace(place("locality", 10.1, 9.98), drawn);
  expect(isWithinReach(beside, { lat: 10.45, lng: 10.45 })).toBe(true);
  expect(isWithinReach(beside, { lat: 10.1, lng: 9.96 })).toBe(true);
  const away = reachOfPlace(place("locality", 10.1, 9.95), drawn);
  expect(isWithinReach(away, { lat: 10.45, lng: 10.45 })).toBe(false);
});

it("PLC-28: an airport reaches further than a station", () => {
  const near = { lat: 0.1, lng: 0 };
  expect(isWithinReach(reachOfPlace(place("airport", 0, 0), nothing), near)).toBe(true);
  expect(isWithinReach(reachOfPlace(place("station", 0, 0), nothing), near)).toBe(false);
});

const kinds = fc.constantFrom<PlaceKind>("airport", "station", "locality", "suburb", "hotel", "other");
const lat = fc.double({ min: -90, max: 90, noNaN: true });
const lng = fc.double({ min: -180, max: 180, noNaN: true });
const somewhere = fc.oneof(
  fc.tuple(lat, lng),
  fc.tuple(fc.double({ min: 9, max: 22, noNaN: true }), fc.double({ min: 9, max: 22, noNaN: true })),
);

it("PLC-28: a place is within its own reach", () => {
  fc.assert(
    fc.property(kinds, somewhere, fc.nat(), (kind, [at, along], weight) => {
      const one = place(kind, at, along, weight);
      expect(isWithinReach(reachOfPlace(one, drawn), one.point)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it("PLC-28: a larger population never reduces the reach", () => {
  fc.assert(
    fc.property(somewhere, fc.nat(), fc.nat(), somewhere, ([at, along], few, more, [otherLat, otherLng]) => {
      const point = { lat: otherLat, lng: otherLng };
      const small = isWithinReach(reachOfPlace(place("locality", at, along, few), drawn), point);
      const big = isWithinReach(reachOfPlace(place("locality", at, along, few + more), drawn), point);
      expect(!small || big).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it("R-26: no point makes the rule throw", () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), (at, along, weight) => {
      const reach = reachOfPlace(place("locality", at, along, weight), drawn);
      expect(typeof isWithinReach(reach, { lat: along, lng: at })).toBe("boolean");
    }),
  );
});
