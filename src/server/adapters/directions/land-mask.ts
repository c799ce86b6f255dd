import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import { columnsOf, plainNumbers } from "#server/adapters/directions/read-columns.ts";

/** Name of the land file in the data folder. */
export const LAND_FILE = "land.bin.gz";

/** First bytes of the unpacked file, naming its content and format. */
export const LAND_MAGIC = "NLM1";

/** The earth in cells of about 600 m of latitude, so that a column fits into two bytes. */
export const LAND_GRID = { columns: 65_536, rows: 32_768, degrees: 360 / 65_536 } as const;

/** How a run's land is written: the land of the cells above, the next new one, or a known one by its number. */
export const LAND_CODE = { asAbove: 0, next: 1, known: 2 } as const;

/** Runs of land cells, row by row from the south; all cells of one land mass share a number. */
export interface LandRuns {
  /** The runs of row `n` start at `firstOfRow[n]` and end before `firstOfRow[n + 1]`. */
  readonly firstOfRow: Uint32Array;
  /** First and last column of each run. */
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly land: Uint32Array;
  /** Lands that no road leads to, however narrow the water is. */
  readonly ferryOnly: ReadonlySet<number>;
}

/** The shore nearest to a point. */
export interface Shore {
  readonly land: number;
  /** 0 on land. */
  readonly km: number;
}

/** Tells land from water, and one land mass from another. */
export interface LandMask {
  /** The land mass at a point; undefined on water. */
  landAt(lat: number, lng: number): number | undefined;
  /** Water with no land within a kilometre in any of the four directions; the outlines are no finer than that. */
  isOpenWater(lat: number, lng: number): boolean;
  /** The land nearest to a point, within a few kilometres. */
  nearest(point: GeoPoint, withinKm: number): Shore | undefined;
  /** The longest stretch of water on the straight line between two points; water at the very ends does not count. */
  widestWaterKm(a: GeoPoint, b: GeoPoint): number;
  isFerryOnly(land: number): boolean;
}

const RAD = Math.PI / 180;
const KM_OF_DEGREE = 111.2;

/** A kilometre of latitude in degrees; near the poles a degree of longitude counts as at least this share of it. */
const SHORE_DEGREES = 0.01;
const LEAST_WIDTH = 0.2;

/** Lines are sampled at this interval, longer ones at a fixed number of points. */
const STEP_KM = 0.25;
const MOST_STEPS = 4_000;

/** Builds the look-ups over runs of land. */
export function createLandMask({ firstOfRow, from, to, land, ferryOnly }: LandRuns): LandMask {
  const rowOf = (lat: number): number =>
    Math.min(LAND_GRID.rows - 1, Math.max(0, Math.floor((lat + 90) / LAND_GRID.degrees)));
  const columnOf = (lng: number): number => {
    const column = Math.floor((lng + 180) / LAND_GRID.degrees) % LAND_GRID.columns;
    return column < 0 ? column + LAND_GRID.columns : column;
  };
  const landOfCell = (row: number, column: number): number | undefined => {
    let low = firstOfRow[row] ?? 0;
    let high = (firstOfRow[row + 1] ?? 0) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (column < (from[middle] ?? 0)) high = middle - 1;
      else if (column > (to[middle] ?? 0)) low = middle + 1;
      else return land[middle];
    }
    return undefined;
  };
  const landAt = (lat: number, lng: number): number | undefined => landOfCell(rowOf(lat), columnOf(lng));

  const nearest = (point: GeoPoint, withinKm: number): Shore | undefined => {
    const here = landAt(point.lat, point.lng);
    if (here !== undefined) return { land: here, km: 0 };
    const row = rowOf(point.lat);
    const width = Math.max(0.05, Math.cos(point.lat * RAD));
    const rows = Math.ceil(withinKm / KM_OF_DEGREE / LAND_GRID.degrees);
    const columns = Math.ceil(rows / width);
    const column = columnOf(point.lng);
    let best: Shore | undefined;
    for (let up = -rows; up <= rows; up += 1) {
      for (let east = -columns; east <= columns; east += 1) {
        const found = landOfCell(row + up, (column + east + LAND_GRID.columns) % LAND_GRID.columns);
        if (found === undefined) continue;
        const lat = (row + up + 0.5) * LAND_GRID.degrees - 90;
        const lng = (column + east + 0.5) * LAND_GRID.degrees - 180;
        const km = distanceKm(point, { lat, lng: lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng });
        if (km <= withinKm && km < (best?.km ?? Infinity)) best = { land: found, km };
      }
    }
    return best;
  };

  return {
    landAt,
    nearest,
    isOpenWater(lat, lng) {
      const east = SHORE_DEGREES / Math.max(LEAST_WIDTH, Math.cos(lat * RAD));
      const isLand = (up: number, right: number): boolean => landAt(lat + up, lng + right) !== undefined;
      const isShore = [isLand(0, 0), isLand(SHORE_DEGREES, 0), isLand(-SHORE_DEGREES, 0)].includes(true);
      return !isShore && !isLand(0, east) && !isLand(0, -east);
    },
    widestWaterKm(a, b) {
      const km = distanceKm(a, b);
      const turn = ((b.lng - a.lng + 540) % 360) - 180;
      const steps = Math.min(MOST_STEPS, Math.ceil(km / STEP_KM));
      let [widest, wet, isAshore] = [0, 0, false];
      for (let step = 0; step <= steps; step += 1) {
        const share = steps === 0 ? 0 : step / steps;
        if (landAt(a.lat + share * (b.lat - a.lat), a.lng + share * turn) === undefined) {
          wet += 1;
          continue;
        }
        if (isAshore) widest = Math.max(widest, wet);
        [wet, isAshore] = [0, true];
      }
      return steps === 0 ? 0 : (widest / steps) * km;
    },
    isFerryOnly: (one) => ferryOnly.has(one),
  };
}

/** Reads the unpacked bytes of the file. */
export function readLandRuns(bytes: Buffer): LandRuns {
  if (bytes.toString("latin1", 0, 4) !== LAND_MAGIC) throw new Error(`${LAND_FILE} is no map of land`);
  const [runs, ferries] = [bytes.readUInt32LE(4), bytes.readUInt32LE(8)];
  const columns = columnsOf(bytes);
  const column = (length: number): Uint32Array => plainNumbers(columns.next().value, length);
  const counts = column(LAND_GRID.rows);
  const [gaps, lengths, codes, ferryOnly] = [column(runs), column(runs), column(runs), column(ferries)];
  const firstOfRow = new Uint32Array(LAND_GRID.rows + 1);
  const [from, to, land] = [new Uint16Array(runs), new Uint16Array(runs), new Uint32Array(runs)];
  let met = 0;
  for (let row = 0; row < LAND_GRID.rows; row += 1) {
    const first = firstOfRow[row] ?? 0;
    firstOfRow[row + 1] = first + (counts[row] ?? 0);
    let above = row === 0 ? 0 : (firstOfRow[row - 1] ?? 0);
    for (let run = first, column = 0; run < first + (counts[row] ?? 0); run += 1) {
      from[run] = column + (gaps[run] ?? 0);
      to[run] = (from[run] ?? 0) + (lengths[run] ?? 0);
      column = to[run] ?? 0;
      while (above < first && (to[above] ?? 0) < (from[run] ?? 0)) above += 1;
      const code = codes[run] ?? 0;
      land[run] =
        code === LAND_CODE.asAbove ? (land[above] ?? 0) : code === LAND_CODE.next ? met++ : code - LAND_CODE.known;
    }
  }
  return { firstOfRow, from, to, land, ferryOnly: new Set(ferryOnly) };
}

/** Loads the land map from a data folder. */
export async function loadLandMask(dataDir: string): Promise<LandMask> {
  return createLandMask(readLandRuns(await promisify(gunzip)(await readFile(join(dataDir, LAND_FILE)))));
}
