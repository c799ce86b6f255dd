import { expect, test } from "vitest";
import { graphRoadKm, plainRoadKm, rideSeconds } from "#domain/places/road-estimate.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";

const SHEREMETYEVO: GeoPoint = { lat: 55.9726, lng: 37.4146 };
const MOSCOW: GeoPoint = { lat: 55.7522, lng: 37.6156 };

test("roads are longer than the great circle, and longer still when the route through the towns is", () => {
  const straight = distanceKm(SHEREMETYEVO, MOSCOW);
  expect(plainRoadKm(SHEREMETYEVO, MOSCOW)).toBeCloseTo(straight * 1.29);
  const least = graphRoadKm(SHEREMETYEVO, MOSCOW, undefined);
  expect(least).toBeGreaterThan(straight);
  expect(graphRoadKm(SHEREMETYEVO, MOSCOW, 10)).toBeGreaterThan(least);
});

test.each([
  [0, 8],
  [10, 23],
  [40, 49],
  [100, 92],
  [300, 248],
])("%d km take %d minutes", (km, minutes) => {
  expect(rideSeconds(km)).toBe(minutes * 60);
});
