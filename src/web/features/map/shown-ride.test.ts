import fc from "fast-check";
import { expect, test } from "vitest";
import { bentLine } from "./bent-line.ts";
import type { MapPoint, MapRide } from "./map-ride.ts";
import { shownParts } from "./shown-ride.ts";
import type { RidePath } from "./way-remark.ts";

const points = fc
  .record({ lat: fc.double({ min: -80, max: 80, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) })
  .map((point): MapPoint => ({ id: "p", name: "P", point }));
const rides = fc
  .tuple(points, fc.array(points, { minLength: 1, maxLength: 6 }))
  .map(([first, others]): MapRide => [first, ...others]);

test("MAP-04: while the way is awaited nothing is drawn; when it is lost, one dashed line leads through every point in order", () => {
  fc.assert(
    fc.property(rides, (ride) => {
      expect(shownParts(ride, undefined, false)).toEqual([]);
      expect(shownParts(ride, undefined, true)).toEqual([{ kind: "guess", steps: ride.map(({ point }) => point) }]);
    }),
  );
});

test("MAP-04: a way that is known stays as it was answered, even after a later failure; over open water it is empty", () => {
  const path = (parts: RidePath["parts"]): RidePath => ({
    steps: [],
    parts,
    distance: 1,
    travel_time: 60,
    approximate: true,
  });
  const ride: MapRide = [
    { id: "a", name: "A", point: { lat: 1, lng: 1 } },
    { id: "b", name: "B", point: { lat: 2, lng: 2 } },
  ];
  const parts: RidePath["parts"] = [{ kind: "ferry", steps: [{ lat: 1, lng: 1 }] }];
  for (const isLost of [false, true]) {
    expect(shownParts(ride, path(parts), isLost)).toBe(parts);
    expect(shownParts(ride, path([]), isLost)).toEqual([]);
  }
});

test("MAP-04: a line over the date line never turns back around the earth, and keeps its ends", () => {
  fc.assert(
    fc.property(rides, (ride) => {
      const line = ride.map(({ point }) => point);
      const bent = bentLine(
        line.map(({ lat, lng }, at) => ({ lat: lat / 8, lng: ((170 + at * 5 + lng / 90 + 540) % 360) - 180 })),
      );
      for (const [at, { lng }] of bent.entries()) {
        if (bent.length > 2 && at > 0) expect(Math.abs(lng - (bent[at - 1]?.lng ?? 0))).toBeLessThan(20);
      }
    }),
  );
});
