import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { createEstimator } from "#server/adapters/directions/estimator.ts";
import { loadPathFinder } from "#server/adapters/directions/road-graph.ts";
import type { Directions } from "#server/modules/places/directions.ts";

const rows = readFileSync(join(import.meta.dirname, "islands.tsv"), "utf8")
  .split("\n")
  .filter((line) => /^(?:yes|no)\t/.test(line))
  .map((line) => {
    const [road = "", ride = "", ...numbers] = line.split("\t");
    const [lat = NaN, lng = NaN, toLat = NaN, toLng = NaN] = numbers.map(Number);
    return {
      road,
      ride,
      ends: [
        { lat, lng },
        { lat: toLat, lng: toLng },
      ] as const,
    };
  });

let directions: Directions;
beforeAll(async () => {
  directions = createEstimator(await loadPathFinder(join(import.meta.dirname, "../../../../data")));
});

describe("no car drives over open water, to an island without a bridge or to a point at sea", () => {
  test.each(rows.filter(({ road }) => road === "no"))("$ride", async ({ ends: [from, to] }) => {
    expect((await directions.route([from, to])).noRoad).toBe(true);
    expect((await directions.route([to, from])).noRoad).toBe(true);
  });
});

describe("a car drives over bridges and causeways, through tunnels, and within an island", () => {
  test.each(rows.filter(({ road }) => road === "yes"))("$ride", async ({ ends: [from, to] }) => {
    expect((await directions.route([from, to])).noRoad).toBeUndefined();
    expect((await directions.route([to, from])).noRoad).toBeUndefined();
  });
});

test("a point out at sea is recognised, but not a pier or an island with a ferry", async () => {
  const sochi = { lat: 43.4499, lng: 39.9566 };
  const isAtSea = async (lat: number, lng: number) => (await directions.route([sochi, { lat, lng }])).atSea;
  expect(await Promise.all([isAtSea(43.57, 39.675), isAtSea(55, 20), isAtSea(36.8, 30.75)])).toEqual([
    true,
    true,
    true,
  ]);
  // Sochi's sea port, the Burj Al Arab, Capri.
  const ashore = [isAtSea(43.5806, 39.7178), isAtSea(25.1412, 55.1853), isAtSea(40.5508, 14.2429)];
  expect(await Promise.all(ashore)).toEqual([undefined, undefined, undefined]);
});

test("the way from London to Paris leads through the Channel Tunnel", async () => {
  const { line, metres } = await directions.route([
    { lat: 51.5074, lng: -0.1278 },
    { lat: 48.8566, lng: 2.3522 },
  ]);
  const folkestone = line.filter(({ lat, lng }) => Math.hypot(lat - 51.095, lng - 1.14) < 0.2);
  expect(folkestone).not.toEqual([]);
  expect(metres / 1000).toBeGreaterThan(400);
  expect(metres / 1000).toBeLessThan(500);
});
