import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plainRoadKm } from "#domain/places/road-estimate.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { createEstimator } from "#server/adapters/directions/estimator.ts";
import { loadPathFinder } from "#server/adapters/directions/road-graph.ts";

interface KnownRide {
  readonly name: string;
  readonly from: GeoPoint;
  readonly to: GeoPoint;
  readonly km: number;
}

/** The errors the fit has reached, in percent, plus a little room, because the data pack changes now and then. */
const MOST = { mean: 9, p90: 22, worst: 42 };

const rides: KnownRide[] = readFileSync(join(import.meta.dirname, "known-rides.tsv"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#") && !line.startsWith("iata\t"))
  .map((line) => {
    const [iata, fromLat, fromLng, , toLat, toLng, name, km] = line.split("\t");
    return {
      name: `${iata}-${name}`,
      from: { lat: Number(fromLat), lng: Number(fromLng) },
      to: { lat: Number(toLat), lng: Number(toLng) },
      km: Number(km),
    };
  });

const paths = loadPathFinder(join(import.meta.dirname, "../../../../data"));

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test("the estimate of known rides is no worse than it has been, and better than a constant factor", async () => {
  const estimator = createEstimator(await paths);
  const errors = await Promise.all(
    rides.map(async ({ name, from, to, km }) => {
      const ride = await estimator.route([from, to]);
      const percent = Math.abs(ride.metres / 1000 / km - 1) * 100;
      return { name, percent, plain: Math.abs(plainRoadKm(from, to) / km - 1) * 100 };
    }),
  );
  const sorted = errors.toSorted((a, b) => a.percent - b.percent);
  const figures = {
    rides: errors.length,
    mean: mean(errors.map(({ percent }) => percent)),
    plain: mean(errors.map(({ plain }) => plain)),
    median: sorted[Math.floor(sorted.length * 0.5)]?.percent ?? 0,
    p90: sorted[Math.floor(sorted.length * 0.9)]?.percent ?? 0,
    worst: sorted.at(-1)?.percent ?? 0,
  };
  process.stdout.write(`Known rides: ${JSON.stringify(figures)}, worst ${sorted.at(-1)?.name}\n`);
  expect(figures.rides).toBeGreaterThanOrEqual(60);
  expect(figures.mean).toBeLessThan(MOST.mean);
  expect(figures.p90).toBeLessThan(MOST.p90);
  expect(figures.worst).toBeLessThan(MOST.worst);
  expect(figures.mean).toBeLessThan(figures.plain - 0.5);
});
