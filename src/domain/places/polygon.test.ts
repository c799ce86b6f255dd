import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasCrossingEdges } from "#domain/places/crossing-edges.ts";
import { polygonProblems } from "#domain/places/polygon-problems.ts";
import { bounds, distanceToPolygonKm, isInPolygon, type Polygon, type Ring } from "#domain/places/polygon.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import { processorMs } from "../../../tests/support/processor-ms.ts";

const SQUARE = [0, 0, 10, 0, 10, 10, 0, 10];
const HOLE = [4, 4, 6, 4, 6, 6, 4, 6];

/** Reference: how often a ring winds round a point (not the even-odd rule of the code under test). */
function winding({ lat, lng }: GeoPoint, ring: Ring): number {
  let turns = 0;
  for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[from], ring[from + 1], ring[at], ring[at + 1]];
    const left = (x2 - x1) * (lat - y1) - (lng - x1) * (y2 - y1);
    if (y1 <= lat && y2 > lat && left > 0) turns += 1;
    else if (y1 > lat && y2 <= lat && left < 0) turns -= 1;
  }
  return turns;
}

type Edge = readonly [number, number, number, number];

function edgesOf(ring: Ring): Edge[] {
  const edges = Array.from({ length: ring.length / 2 }, (_, at): Edge => {
    const to = (2 * at + 2) % ring.length;
    return [ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0, ring[to] ?? 0, ring[to + 1] ?? 0];
  });
  return edges.filter(([ax, ay, bx, by]) => ax !== bx || ay !== by);
}

/** Reference: where the second edge cuts the first, as a fraction of its length; exact for small whole numbers. */
function cut([ax, ay, bx, by]: Edge, [cx, cy, dx, dy]: Edge): boolean {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  const aside = (cx - ax) * (by - ay) - (cy - ay) * (bx - ax);
  const part = (x: number, y: number): number =>
    ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
  if (cross === 0) {
    const [from, to] = [part(cx, cy), part(dx, dy)];
    return aside === 0 && Math.max(0, Math.min(from, to)) < Math.min(1, Math.max(from, to));
  }
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  const other = aside / cross;
  return along > 0 && along < 1 && other > 0 && other < 1;
}

function crossesByPairs(ring: Ring): boolean {
  const edges = edgesOf(ring);
  return edges.some((one, at) => edges.slice(at + 1).some((two) => cut(one, two)));
}

/** On the border itself both answers are right. */
function isOnBorder({ lat, lng }: GeoPoint, ring: Ring): boolean {
  return edgesOf(ring).some(([ax, ay, bx, by]) => {
    const length = Math.hypot(bx - ax, by - ay);
    return Math.abs((bx - ax) * (lat - ay) - (by - ay) * (lng - ax)) <= 1e-9 * length;
  });
}

/** A star-shaped ring: corners by angle round a middle, so it never crosses itself. */
const star = fc
  .record({
    lng: fc.double({ min: -160, max: 160, noNaN: true }),
    lat: fc.double({ min: -70, max: 70, noNaN: true }),
    radii: fc.array(fc.double({ min: 0.1, max: 5, noNaN: true }), { minLength: 5, maxLength: 40 }),
  })
  .map(({ lng, lat, radii }) =>
    radii.flatMap((radius, at) => {
      const angle = (2 * Math.PI * at) / radii.length;
      return [lng + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
    }),
  );
/** Any ring at all on a coarse grid, where corners and edges often meet. */
const scribble = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
  minLength: 3,
  maxLength: 14,
});
const share = fc.double({ min: -0.2, max: 1.2, noNaN: true });

test("R-26: a point is in a random polygon exactly when the ring winds round it", () => {
  fc.assert(
    fc.property(star, share, share, (ring, east, north) => {
      const box = bounds([ring]);
      const point = {
        lng: box.west + east * (box.east - box.west),
        lat: box.south + north * (box.north - box.south),
      };
      fc.pre(!isOnBorder(point, ring));
      expect(isInPolygon(point, [ring])).toBe(winding(point, ring) !== 0);
    }),
    { numRuns: 5000 },
  );
});

test("R-26: crossing edges are found exactly where comparing all pairs finds them", () => {
  fc.assert(
    fc.property(scribble, (corners) => {
      expect(hasCrossingEdges([corners.flat()])).toBe(crossesByPairs(corners.flat()));
    }),
    { numRuns: 5000 },
  );
});

test("a star-shaped polygon has no problems", () => {
  fc.assert(
    fc.property(star, (ring) => {
      expect(polygonProblems([ring])).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test("R-26: no polygon, however malformed, makes a rule throw", () => {
  const number = fc.oneof(
    fc.double(),
    fc.double({ min: -180, max: 180 }),
    fc.constantFrom(NaN, Infinity, 90, -90, 180),
  );
  const polygon = fc.array(
    fc.oneof(
      fc.array(number, { maxLength: 12 }),
      scribble.map((list) => list.flat()),
    ),
    {
      maxLength: 3,
    },
  );
  fc.assert(
    fc.property(polygon, number, number, (rings, lat, lng) => {
      expect(Array.isArray(polygonProblems(rings))).toBe(true);
      expect(typeof isInPolygon({ lat, lng }, rings)).toBe("boolean");
      expect(distanceToPolygonKm({ lat, lng }, rings)).not.toBeLessThan(0);
      expect(Object.keys(bounds(rings))).toHaveLength(4);
    }),
    { numRuns: 3000 },
  );
});

describe("polygonProblems", () => {
  test.each<[string, Polygon, string[]]>([
    ["a square", [SQUARE], []],
    ["a square with a hole", [SQUARE, HOLE], []],
    ["a hole that touches the outer ring in a point", [SQUARE, [0, 5, 2, 4, 2, 6]], []],
    ["two rings touching in one corner", [[0, 0, 2, 2, 4, 0, 4, 4, 2, 2, 0, 4]], []],
    ["no rings", [], ["empty"]],
    ["an empty ring", [[]], ["empty"]],
    ["two corners", [[0, 0, 1, 1]], ["too-few-points"]],
    ["one corner said thrice", [[0, 0, 0, 0, 0, 0]], ["too-few-points"]],
    ["half a corner", [[0, 0, 1, 1, 1, 0, 5]], ["too-few-points", "off-globe"]],
    ["a hole of two corners", [SQUARE, [1, 1, 2, 2]], ["too-few-points"]],
    ["a corner off the globe", [[0, 0, 1, 91, 1, 0]], ["off-globe"]],
    ["a corner that is no number", [[0, 0, NaN, 1, 1, 0]], ["off-globe"]],
    ["an edge over the date line", [[179, 0, -179, 0, -179, 1, 179, 1]], ["crosses-date-line"]],
    ["a bow tie", [[0, 0, 1, 1, 1, 0, 0, 1]], ["self-crossing"]],
    ["a line there and back", [[0, 0, 5, 0, 10, 0]], ["self-crossing"]],
    ["a hole across the border", [SQUARE, [8, 4, 12, 4, 12, 6, 8, 6]], ["self-crossing"]],
    ["a hole elsewhere", [SQUARE, [20, 4, 22, 4, 22, 6]], ["hole-outside"]],
  ])("R-26: %s", (_name, polygon, problems) => {
    expect(polygonProblems(polygon)).toEqual(problems);
  });

  test("ten thousand corners are checked in well under a second", () => {
    const ring = Array.from({ length: 10_000 }, (_, at) => {
      const angle = (2 * Math.PI * at) / 10_000;
      return [(5 + (at % 2)) * Math.cos(angle), (5 + (at % 2)) * Math.sin(angle)];
    }).flat();
    expect(processorMs(() => expect(polygonProblems([ring])).toEqual([]))).toBeLessThan(1000);
  });
});

describe("distance to a polygon", () => {
  test("is zero inside, and the distance to the border in a hole", () => {
    expect(distanceToPolygonKm({ lat: 2, lng: 2 }, [SQUARE, HOLE])).toBe(0);
    expect(distanceToPolygonKm({ lat: 5, lng: 5 }, [SQUARE, HOLE])).toBeCloseTo(110.8, 0);
    expect(distanceToPolygonKm({ lat: 5, lng: 5 }, [])).toBe(Infinity);
  });

  test("goes over the date line", () => {
    const island = [[-180, 0, -179, 0, -179, 1, -180, 1]];
    expect(distanceToPolygonKm({ lat: 0.5, lng: 179.9 }, island)).toBeCloseTo(11.12, 1);
  });

  test("follows the parallel of a long border, not the great circle", () => {
    const canada = [[-123, 49, -95, 49, -95, 60, -123, 60]];
    expect(distanceToPolygonKm({ lat: 48.9, lng: -109 }, canada)).toBeCloseTo(11.12, 1);
  });

  test("is right to 1 % up to 50 km", () => {
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    const far = fc.double({ min: 0.5, max: 50, noNaN: true });
    fc.assert(
      fc.property(star, angle, far, (ring, direction, km) => {
        const first = { lng: ring[0] ?? 0, lat: ring[1] ?? 0 };
        const lat = first.lat + (km / 111.2) * Math.sin(direction);
        const lng = first.lng + ((km / 111.2) * Math.cos(direction)) / Math.cos((lat * Math.PI) / 180);
        const point = { lat, lng };
        if (isInPolygon(point, [ring])) return;
        // Reference: the nearest of many points along every edge.
        let least = Infinity;
        for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2) {
          for (let step = 0; step <= 400; step += 1) {
            const part = step / 400;
            const onEdge = {
              lng: (ring[from] ?? 0) * (1 - part) + (ring[at] ?? 0) * part,
              lat: (ring[from + 1] ?? 0) * (1 - part) + (ring[at + 1] ?? 0) * part,
            };
            least = Math.min(least, distanceKm(point, onEdge));
          }
        }
        const distance = distanceToPolygonKm(point, [ring]);
        // Between two steps the reference may miss the nearest point by a few hundred metres.
        expect(distance).toBeLessThanOrEqual(least * 1.0001 + 1e-6);
        expect(distance).toBeGreaterThanOrEqual(Math.sqrt(Math.max(0, least ** 2 - 1.5 ** 2)) * 0.99 - 1e-6);
      }),
      { numRuns: 300 },
    );
  });
});
