import { readFile } from "node:fs/promises";

/** Side of a raster cell in degrees: about 1.1 km of latitude, as fine as the outline itself. */
const CELL_DEGREES = 0.01;
const COLUMNS = 360 / CELL_DEGREES;
const ROWS = 180 / CELL_DEGREES;

/** Towards the poles a degree of longitude is short; never taken for shorter than this share. */
const LEAST_WIDTH = 0.2;

type Ring = readonly (readonly [number, number])[];
interface LandFile {
  readonly geometries: readonly { readonly coordinates: readonly (readonly Ring[])[] }[];
}

/** Tells land from sea and large lakes. */
export interface LandRaster {
  /** Water with no land a cell's side away in any of the four directions: the outline is no finer than that. */
  isOpenWater(lat: number, lng: number): boolean;
}

/** For each row of cells the longitudes where its middle line enters or leaves land. */
function crossings(file: LandFile): number[][] {
  const rows: number[][] = Array.from({ length: ROWS }, () => []);
  for (const { coordinates } of file.geometries) {
    for (const ring of coordinates.flat()) {
      for (let at = 1; at < ring.length; at += 1) {
        const [[lngA, latA], [lngB, latB]] = [ring[at - 1] ?? [0, 0], ring[at] ?? [0, 0]];
        const [low, high] = latA < latB ? [latA, latB] : [latB, latA];
        const first = Math.max(0, Math.ceil((low + 90) / CELL_DEGREES - 0.5));
        const end = Math.min(ROWS, Math.ceil((high + 90) / CELL_DEGREES - 0.5));
        for (let row = first; row < end; row += 1) {
          const lat = (row + 0.5) * CELL_DEGREES - 90;
          rows[row]?.push(lngA + ((lat - latA) / (latB - latA)) * (lngB - lngA));
        }
      }
    }
  }
  return rows;
}

/** Draws the outlines of a GeoJSON file of lands (lakes are holes in them) into one bit per cell. */
export async function readLandRaster(path: string): Promise<LandRaster> {
  const bits = new Uint8Array((COLUMNS * ROWS) / 8);
  const file = JSON.parse(await readFile(path, "utf8")) as LandFile;
  for (const [row, found] of crossings(file).entries()) {
    const sorted = found.toSorted((a, b) => a - b);
    for (let at = 0; at + 1 < sorted.length; at += 2) {
      const first = Math.max(0, Math.ceil(((sorted[at] ?? 0) + 180) / CELL_DEGREES - 0.5));
      const end = Math.min(COLUMNS, Math.ceil(((sorted[at + 1] ?? 0) + 180) / CELL_DEGREES - 0.5));
      for (let cell = row * COLUMNS + first; cell < row * COLUMNS + end; cell += 1) {
        bits[cell >> 3] = (bits[cell >> 3] ?? 0) | (1 << (cell & 7));
      }
    }
  }
  const isLand = (lat: number, lng: number): boolean => {
    const row = Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)));
    const column = ((Math.floor((lng + 180) / CELL_DEGREES) % COLUMNS) + COLUMNS) % COLUMNS;
    const cell = row * COLUMNS + column;
    return (((bits[cell >> 3] ?? 0) >> (cell & 7)) & 1) === 1;
  };
  return {
    isOpenWater(lat, lng) {
      const east = CELL_DEGREES / Math.max(LEAST_WIDTH, Math.cos((lat * Math.PI) / 180));
      const isShore =
        isLand(lat, lng) ||
        isLand(lat + CELL_DEGREES, lng) ||
        isLand(lat - CELL_DEGREES, lng) ||
        isLand(lat, lng + east) ||
        isLand(lat, lng - east);
      return !isShore;
    },
  };
}
