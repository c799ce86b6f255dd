import { afterAll, beforeAll, expect, test } from "vitest";
import { DATA_FILES } from "#server/data-files.ts";
import { columnsOf, MAP_LEVELS, rowsOf } from "#server/map/map-levels.ts";
import { openMapPack, type MapPack } from "#server/map/map-pack.ts";

let pack: MapPack;
beforeAll(async () => {
  pack = await openMapPack(DATA_FILES.folder);
});
afterAll(() => pack.close());

const cellAt = (level: number, lat: number, lng: number) => {
  const { degrees } = MAP_LEVELS[level] ?? MAP_LEVELS[0];
  return pack.cell(level, Math.floor((lng + 180) / degrees), Math.floor((lat + 90) / degrees));
};

test("every level knows the Sahara as land, the middle of the Pacific as sea and the Bosphorus as both", async () => {
  for (const level of MAP_LEVELS.keys()) {
    expect((await cellAt(level, 24, 5)).land.length).toBeGreaterThan(0);
  }
  expect(await cellAt(0, -40, -120)).toEqual({ land: [], lakes: [], islets: [], rivers: [], borders: [] });
  const [coast, inland] = [await cellAt(0, 41.2, 29.1), await cellAt(0, 47.6, 7.6)];
  expect([coast.land.length > 1, inland.rivers.length > 0, inland.borders.length > 0]).toEqual([true, true, true]);
});

test("all corners of a cell lie within it, so that neighbours meet", async () => {
  const level = MAP_LEVELS[1] ?? MAP_LEVELS[0];
  for (let row = 0; row < rowsOf(level); row += 1) {
    for (let column = 0; column < columnsOf(level); column += 5) {
      const lines = Object.values(await pack.cell(1, column, row)).flat();
      const wrong = lines.filter((line) => line.some((step) => step < 0 || step > level.steps));
      expect([column, row, wrong.length]).toEqual([column, row, 0]);
    }
  }
});

test("columns go on around the earth, and there is nothing beyond the poles", async () => {
  const { degrees } = MAP_LEVELS[0];
  expect(await pack.cell(0, 360 / degrees + 1, 60)).toEqual(await pack.cell(0, 1, 60));
  expect((await pack.cell(0, 3, -1)).land).toEqual([]);
});
