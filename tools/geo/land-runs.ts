import { readFile } from "node:fs/promises";
import { LAND_CODE, LAND_GRID, LAND_MAGIC, type LandRuns } from "#server/adapters/directions/land-mask.ts";
import { NumberStream } from "./number-stream.ts";

type Ring = readonly (readonly [number, number])[];
interface LandFile {
  readonly geometries: readonly { readonly coordinates: readonly (readonly Ring[])[] }[];
}

/** A narrower lake has no point far from land, because its shores are near everywhere. */
const NARROWEST_LAKE_DEGREES = 0.04;

/** Everything south of this is Antarctica. */
const SOUTHERNMOST = -60;

interface Run {
  readonly from: number;
  to: number;
  readonly land: number;
}

const cellOf = (degrees: number, most: number): number =>
  Math.min(most - 1, Math.max(0, Math.floor(degrees / LAND_GRID.degrees)));

function isWide(lake: Ring): boolean {
  const lats = lake.map(([, lat]) => lat);
  const lngs = lake.map(([lng]) => lng);
  const spread = (numbers: readonly number[]): number =>
    numbers.reduce((most, one) => Math.max(most, one), -Infinity) -
    numbers.reduce((least, one) => Math.min(least, one), Infinity);
  const width = spread(lngs) * Math.cos(((lats[0] ?? 0) * Math.PI) / 180);
  return Math.min(spread(lats), width) >= NARROWEST_LAKE_DEGREES;
}

/** Where the middle line of each row of cells enters or leaves a polygon; lakes are holes in it. */
function crossingsOf(polygon: readonly Ring[]): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const ring of polygon) {
    for (let at = 1; at < ring.length; at += 1) {
      const [[lngA, latA], [lngB, latB]] = [ring[at - 1] ?? [0, 0], ring[at] ?? [0, 0]];
      const [low, high] = latA < latB ? [latA, latB] : [latB, latA];
      const end = Math.min(LAND_GRID.rows, Math.ceil((high + 90) / LAND_GRID.degrees - 0.5));
      for (let row = Math.max(0, Math.ceil((low + 90) / LAND_GRID.degrees - 0.5)); row < end; row += 1) {
        const lat = (row + 0.5) * LAND_GRID.degrees - 90;
        const found = rows.get(row) ?? [];
        found.push(lngA + ((lat - latA) / (latB - latA)) * (lngB - lngA));
        rows.set(row, found);
      }
    }
  }
  return rows;
}

/** Draws every polygon of a GeoJSON file of lands as runs of cells with the polygon's number. */
export async function readLands(path: string): Promise<Omit<LandRuns, "ferryOnly">> {
  const file = JSON.parse(await readFile(path, "utf8")) as LandFile;
  const rows: Run[][] = Array.from({ length: LAND_GRID.rows }, () => []);
  for (const [land, whole] of file.geometries.flatMap(({ coordinates }) => coordinates).entries()) {
    const [outline, ...lakes] = whole;
    if (outline === undefined || outline.every(([, lat]) => lat < SOUTHERNMOST)) continue;
    const polygon = [outline, ...lakes.filter(isWide)];
    for (const [row, found] of crossingsOf(polygon)) {
      const sorted = found.toSorted((a, b) => a - b);
      for (let at = 0; at + 1 < sorted.length; at += 2) {
        const from = Math.max(0, Math.ceil(((sorted[at] ?? 0) + 180) / LAND_GRID.degrees - 0.5));
        const end = Math.ceil(((sorted[at + 1] ?? 0) + 180) / LAND_GRID.degrees - 0.5);
        if (end > from) rows[row]?.push({ from, to: Math.min(LAND_GRID.columns, end) - 1, land });
      }
    }
    // A cay between two middle lines is still land, so the corners of the outline count too.
    for (const [lng, lat] of outline) {
      const column = cellOf(lng + 180, LAND_GRID.columns);
      rows[cellOf(lat + 90, LAND_GRID.rows)]?.push({ from: column, to: column, land });
    }
  }
  return flattened(rows.map(withoutOverlaps));
}

/** The runs of a row in order; where two lands share a cell, the earlier one keeps it. */
function withoutOverlaps(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  for (const run of runs.toSorted((a, b) => a.from - b.from || b.to - a.to || a.land - b.land)) {
    const last = tidy.at(-1);
    if (last !== undefined && run.land === last.land && run.from <= last.to + 1) {
      last.to = Math.max(last.to, run.to);
      continue;
    }
    const from = Math.max(run.from, (last?.to ?? -1) + 1);
    if (from <= run.to) tidy.push({ from, to: run.to, land: run.land });
  }
  return tidy;
}

function flattened(rows: readonly (readonly Run[])[]): Omit<LandRuns, "ferryOnly"> {
  const firstOfRow = new Uint32Array(LAND_GRID.rows + 1);
  const all = rows.flat();
  for (const [row, runs] of rows.entries()) firstOfRow[row + 1] = (firstOfRow[row] ?? 0) + runs.length;
  // Lands are numbered in the order in which the file meets them.
  const numbers = new Map<number, number>();
  const land = Uint32Array.from(all, (run) => {
    const known = numbers.get(run.land) ?? numbers.size;
    numbers.set(run.land, known);
    return known;
  });
  return {
    firstOfRow,
    from: Uint16Array.from(all, ({ from }) => from),
    to: Uint16Array.from(all, ({ to }) => to),
    land,
  };
}

/** Writes runs of land column by column, in the form that `readLandRuns` reads. */
export function packLand({ firstOfRow, from, to, land, ferryOnly }: LandRuns): Buffer {
  const [counts, gaps, lengths, codes, ferries] = Array.from({ length: 5 }, () => new NumberStream()) as [
    NumberStream,
    NumberStream,
    NumberStream,
    NumberStream,
    NumberStream,
  ];
  let met = 0;
  for (let row = 0; row < LAND_GRID.rows; row += 1) {
    const [first, end] = [firstOfRow[row] ?? 0, firstOfRow[row + 1] ?? 0];
    counts.plain(end - first);
    let above = row === 0 ? 0 : (firstOfRow[row - 1] ?? 0);
    for (let run = first, column = 0; run < end; run += 1) {
      gaps.plain((from[run] ?? 0) - column);
      lengths.plain((to[run] ?? 0) - (from[run] ?? 0));
      column = to[run] ?? 0;
      while (above < first && (to[above] ?? 0) < (from[run] ?? 0)) above += 1;
      const number = land[run] ?? 0;
      if (above < first && land[above] === number) codes.plain(LAND_CODE.asAbove);
      else codes.plain(number === met ? LAND_CODE.next : LAND_CODE.known + number);
      if (number === met) met += 1;
    }
  }
  const lands = [...ferryOnly].toSorted((a, b) => a - b);
  for (const number of lands) ferries.plain(number);
  const head = Buffer.alloc(12);
  head.write(LAND_MAGIC, "latin1");
  head.writeUInt32LE(from.length, 4);
  head.writeUInt32LE(lands.length, 8);
  return Buffer.concat([head, ...[counts, gaps, lengths, codes, ferries].map((stream) => stream.content)]);
}
