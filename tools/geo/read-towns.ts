import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { GRAPH_UNITS } from "#server/adapters/directions/read-road-graph.ts";
import { cell, readTsv } from "./read-tables.ts";

/** A town of the graph. */
export interface Town extends GeoPoint {
  /** Metres above the sea. */
  readonly height: number;
}

/** GeoNames columns of the source: id and height of the terrain. */
const COLUMN = { id: 0, terrain: 16 };

/** A finer grid would not separate more towns. */
const CURVE_SIDE = 65_536;

/** How far along a Hilbert curve a town is: neighbours on the curve are neighbours on the ground, which packs well. */
function alongCurve(town: Town): number {
  let x = Math.min(CURVE_SIDE - 1, Math.floor(((town.lng + 180) / 360) * CURVE_SIDE));
  let y = Math.min(CURVE_SIDE - 1, Math.floor(((town.lat + 90) / 180) * CURVE_SIDE));
  let along = 0;
  for (let side = CURVE_SIDE / 2; side >= 1; side /= 2) {
    const right = (x & side) > 0 ? 1 : 0;
    const up = (y & side) > 0 ? 1 : 0;
    along += side * side * ((3 * right) ^ up);
    if (up === 0) {
      if (right === 1) [x, y] = [CURVE_SIDE - 1 - x, CURVE_SIDE - 1 - y];
      [x, y] = [y, x];
    }
  }
  return along;
}

async function readHeights(citiesFile: string): Promise<Map<string, number>> {
  const lines = (await readFile(citiesFile, "utf8")).split("\n").map((line) => line.split("\t"));
  return new Map(
    lines
      .map((cells) => [`g${cells[COLUMN.id] ?? ""}`, Number(cells[COLUMN.terrain] || "NaN")] as const)
      .filter(([, height]) => height > -500 && height < 6000),
  );
}

const rounded = (degrees: number): number => Math.round(degrees / GRAPH_UNITS.degrees) * GRAPH_UNITS.degrees;

/** Rounds a point to the graph's grid, because the file has no finer coordinates. */
export function onGrid({ lat, lng }: GeoPoint): GeoPoint {
  return { lat: rounded(lat), lng: rounded(lng) };
}

/** The towns of the data pack and further points, one for each spot, in the order in which the graph is written. */
export async function readTowns(dataDir: string, citiesFile: string, further: readonly GeoPoint[]): Promise<Town[]> {
  const heights = await readHeights(citiesFile);
  const places = (await readTsv(join(dataDir, "places.tsv.gz"))).filter((row) =>
    ["locality", "suburb"].includes(cell(row, "kind")),
  );
  const byPoint = new Map<string, Town>();
  for (const row of places) {
    const [lat, lng] = [rounded(Number(cell(row, "lat"))), rounded(Number(cell(row, "lng")))];
    const height = heights.get(cell(row, "id")) ?? Number.NaN;
    const key = `${lat.toFixed(4)},${lng.toFixed(4)}`;
    if (!byPoint.has(key) || Number.isNaN(byPoint.get(key)?.height)) byPoint.set(key, { lat, lng, height });
  }
  for (const point of further.map(onGrid)) {
    const key = `${point.lat.toFixed(4)},${point.lng.toFixed(4)}`;
    if (!byPoint.has(key)) byPoint.set(key, { ...point, height: Number.NaN });
  }
  const sorted = [...byPoint.values()]
    .map((town) => ({ town, along: alongCurve(town) }))
    .toSorted((a, b) => a.along - b.along || a.town.lat - b.town.lat || a.town.lng - b.town.lng)
    .map(({ town }) => town);
  // A town without a known height gets the height of its neighbour on the curve.
  let known = 0;
  return sorted.map((town) => {
    if (!Number.isNaN(town.height)) known = town.height;
    return { ...town, height: known };
  });
}
