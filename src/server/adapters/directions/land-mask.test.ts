import { expect, test } from "vitest";
import { createLandMask, LAND_GRID, readLandRuns, type LandRuns } from "#server/adapters/directions/land-mask.ts";
import { packLand } from "../../../../tools/geo/land-runs.ts";

const cell = (degrees: number, from: number): number => Math.floor((degrees - from) / LAND_GRID.degrees);

/** Two islands on the equator, one at the date line. */
function islands(): LandRuns {
  const [row, runs] = [
    cell(0.001, -90),
    [
      [-180, -179.9, 0],
      [10, 10.2, 1],
      [10.3, 10.5, 2],
    ] as const,
  ];
  const firstOfRow = new Uint32Array(LAND_GRID.rows + 1).fill(runs.length, row + 1);
  return {
    firstOfRow,
    from: Uint16Array.from(runs, ([west]) => cell(west, -180)),
    to: Uint16Array.from(runs, ([, east]) => cell(east, -180)),
    land: Uint32Array.from(runs, ([, , land]) => land),
    ferryOnly: new Set([2]),
  };
}

test("land is distinguished from water, and one land from another", () => {
  const mask = createLandMask(islands());
  expect([10.1, 10.25, 10.4].map((lng) => mask.landAt(0.001, lng))).toEqual([1, undefined, 2]);
  expect([mask.isFerryOnly(1), mask.isFerryOnly(2)]).toEqual([false, true]);
  expect(mask.isOpenWater(0.001, 10.25)).toBe(true);
  expect(mask.isOpenWater(0.001, 10.208)).toBe(false);
});

test("the nearest shore is found within the given distance, across the date line too", () => {
  const mask = createLandMask(islands());
  expect(mask.nearest({ lat: 0.01, lng: 10.1 }, 2)?.land).toBe(1);
  expect(mask.nearest({ lat: 0.1, lng: 10.1 }, 2)).toBeUndefined();
  expect(mask.nearest({ lat: 0.001, lng: 179.99 }, 2)?.land).toBe(0);
});

test("the widest water on a line is the longest stretch between two shores", () => {
  const mask = createLandMask(islands());
  const [west, east] = [
    { lat: 0.001, lng: 10.1 },
    { lat: 0.001, lng: 10.4 },
  ];
  expect(mask.widestWaterKm(west, east)).toBeGreaterThan(10);
  expect(mask.widestWaterKm(west, east)).toBeLessThan(11.5);
  expect(mask.widestWaterKm(west, { lat: 0.001, lng: 10.15 })).toBe(0);
});

test("what is written reads back, and any other file is refused", () => {
  expect(readLandRuns(packLand(islands()))).toEqual(islands());
  expect(() => readLandRuns(Buffer.from("not a map of land"))).toThrow("land.bin.gz");
});
