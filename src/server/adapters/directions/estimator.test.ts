import fc from "fast-check";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { distanceKm, isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { createEstimator } from "#server/adapters/directions/estimator.ts";
import { loadPathFinder, type PathFinder } from "#server/adapters/directions/road-graph.ts";
import type { Directions } from "#server/modules/places/directions.ts";
import { processorMs } from "../../../../tests/support/processor-ms.ts";

const estimator = createEstimator();

/** The estimate rounds metres to a hundred. */
const ROUNDING_M = 101;

const anywhere: fc.Arbitrary<GeoPoint> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Two points in one region, like the ends of a transfer. */
const transfer: fc.Arbitrary<[GeoPoint, GeoPoint]> = fc
  .record({
    lat: fc.double({ min: 35, max: 60, noNaN: true }),
    lng: fc.double({ min: -9, max: 45, noNaN: true }),
    north: fc.double({ min: -1, max: 1, noNaN: true }),
    east: fc.double({ min: -1, max: 1, noNaN: true }),
  })
  .map(({ lat, lng, north, east }) => [
    { lat, lng },
    { lat: lat + north, lng: lng + east },
  ]);

const odd: GeoPoint[] = [
  { lat: 90, lng: 0 },
  { lat: -90, lng: 180 },
  { lat: 0, lng: 180 },
  { lat: 0, lng: -180 },
  { lat: -0, lng: 0 },
  { lat: 67.5, lng: -179.99 },
];

const ends = fc.oneof(
  transfer,
  fc.tuple(anywhere, anywhere),
  fc.tuple(fc.constantFrom(...odd), anywhere),
  anywhere.map((point): [GeoPoint, GeoPoint] => [point, point]),
);

let paths: PathFinder;
let directions: Directions;

beforeAll(async () => {
  paths = await loadPathFinder(join(import.meta.dirname, "../../../../data"));
  directions = createEstimator(paths);
});

describe("a ride between any two points", () => {
  test("is finite, no shorter than the great circle, drawn from end to end and the same both ways", async () => {
    await fc.assert(
      fc.asyncProperty(ends, async ([from, to]) => {
        for (const one of [directions, estimator]) {
          const ride = await one.route([from, to]);
          const back = await one.route([to, from]);
          expect(Number.isSafeInteger(ride.metres) && Number.isSafeInteger(ride.seconds)).toBe(true);
          expect(ride.metres).toBeGreaterThanOrEqual(distanceKm(from, to) * 1000 - ROUNDING_M);
          expect(ride.approximate).toBe(true);
          expect(ride.line[0]).toEqual(from);
          expect(ride.line.at(-1)).toEqual(to);
          expect(ride.line.every(isGeoPoint)).toBe(true);
          expect(ride.line.length).toBeLessThanOrEqual(60);
          expect({ ...back, line: back.line.toReversed() }).toEqual(ride);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("does not get shorter with a stop in a town on its way", async () => {
    await fc.assert(
      fc.asyncProperty(transfer, fc.nat(), async ([from, to], pick) => {
        const towns = paths.find(from, to)?.towns ?? [];
        const stop = towns[pick % towns.length] ?? from;
        const direct = await directions.route([from, to]);
        const ride = await directions.route([from, stop, to]);
        expect(ride.metres).toBeGreaterThanOrEqual(direct.metres - ROUNDING_M);
        expect(ride.line).toContainEqual(stop);
      }),
      { numRuns: 300 },
    );
  });

  test("hardly gets shorter with a stop anywhere", async () => {
    await fc.assert(
      fc.asyncProperty(transfer, fc.double({ min: 0, max: 1, noNaN: true }), async ([from, to], share) => {
        const stop = { lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) };
        const direct = await directions.route([from, to]);
        const ride = await directions.route([from, stop, to]);
        expect(ride.metres).toBeGreaterThanOrEqual(direct.metres * 0.93 - 2000);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a ride along a coast is drawn through its towns", () => {
  test.each<[string, GeoPoint, GeoPoint, [string, GeoPoint][]]>([
    [
      "Antalya airport to Kemer",
      { lat: 36.9006, lng: 30.7926 },
      { lat: 36.5978, lng: 30.5606 },
      [
        ["Antalya", { lat: 36.88, lng: 30.69 }],
        ["Beldibi", { lat: 36.72, lng: 30.56 }],
        ["Goynuk", { lat: 36.67, lng: 30.55 }],
      ],
    ],
    [
      "Dubai airport to Abu Dhabi",
      { lat: 25.2528, lng: 55.3644 },
      { lat: 24.4539, lng: 54.3773 },
      [
        ["Dubai Marina", { lat: 25.08, lng: 55.14 }],
        ["Jebel Ali", { lat: 25.0, lng: 55.06 }],
      ],
    ],
    [
      "Nice airport to Monaco",
      { lat: 43.6584, lng: 7.2159 },
      { lat: 43.7333, lng: 7.4167 },
      [
        ["Nice", { lat: 43.7, lng: 7.26 }],
        ["Eze", { lat: 43.73, lng: 7.36 }],
      ],
    ],
    [
      "Larnaca airport to Ayia Napa",
      { lat: 34.8751, lng: 33.6249 },
      { lat: 34.9886, lng: 34.0015 },
      [
        ["Larnaca", { lat: 34.92, lng: 33.62 }],
        ["Xylofagou", { lat: 34.98, lng: 33.85 }],
      ],
    ],
  ])("%s", async (_name, from, to, towns) => {
    const { line } = await directions.route([from, to]);
    for (const [town, point] of towns) {
      expect(Math.min(...line.map((corner) => distanceKm(corner, point))), town).toBeLessThan(10);
    }
  });

  test("no corner between Antalya airport and Kemer is far from the coast road", async () => {
    const road: GeoPoint[] = [
      { lat: 36.9, lng: 30.79 },
      { lat: 36.89, lng: 30.7 },
      { lat: 36.85, lng: 30.6 },
      { lat: 36.75, lng: 30.57 },
      { lat: 36.67, lng: 30.55 },
      { lat: 36.6, lng: 30.56 },
    ];
    const { line } = await directions.route([road[0], road.at(-1)].filter((point) => point !== undefined));
    expect(line.length).toBeGreaterThan(4);
    for (const corner of line) {
      expect(Math.min(...road.map((point) => distanceKm(corner, point)))).toBeLessThan(8);
    }
  });
});

test("an island without a bridge is reached in a straight line", async () => {
  const [nice, bastia]: GeoPoint[] = [
    { lat: 43.7, lng: 7.26 },
    { lat: 42.7, lng: 9.45 },
  ];
  if (!nice || !bastia) return;
  expect(paths.find(nice, bastia)).toBeUndefined();
  expect((await directions.route([nice, bastia])).line).toEqual([nice, bastia]);
});

test("a line of thousands of kilometres is not searched for long", () => {
  const look = () => expect(paths.find({ lat: 38.7, lng: -9.1 }, { lat: 55.7, lng: 37.6 })).toBeUndefined();
  expect(processorMs(look)).toBeLessThan(500);
});
