import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceKm } from "#domain/values/geo-point.ts";
import { createCircleIndex } from "#server/modules/prices/book/circle-index.ts";

const point = fc.record({
  lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 90, 0)),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 180, 179.99, -179.99, 0)),
});
const radius = fc.oneof(fc.double({ min: 0.05, max: 50, noNaN: true }), fc.double({ min: 50, max: 6000, noNaN: true }));

it("always finds exactly the circles that contain a point, across the date line and at the poles too", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ centre: point, radiusKm: radius }), { maxLength: 30 }),
      point,
      fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      (circles, anywhere, aside) => {
        const index = createCircleIndex(circles.map((circle, value) => ({ ...circle, value })));
        // Take points near the centres: random points seldom lie in a small circle.
        const near = circles.map(({ centre }) => ({
          lat: Math.max(-90, Math.min(90, centre.lat + aside)),
          lng: ((centre.lng + aside + 540) % 360) - 180,
        }));
        for (const asked of [anywhere, ...near]) {
          const held = circles.flatMap(({ centre, radiusKm }, at) =>
            distanceKm(centre, asked) <= radiusKm ? [at] : [],
          );
          expect(index(asked).toSorted((a, b) => a - b)).toEqual(held);
        }
      },
    ),
    { numRuns: 500 },
  );
});

it("R-26: finds nothing for coordinates that are not on the globe", () => {
  const index = createCircleIndex([{ centre: { lat: 0, lng: 0 }, radiusKm: 20_000, value: 1 }]);
  expect([index({ lat: NaN, lng: 0 }), index({ lat: 0, lng: 181 })]).toEqual([[], []]);
});
