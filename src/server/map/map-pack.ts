import { open } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { createLruMap } from "#server/lru-map.ts";
import { landCell, readCell, SEA, type MapCell } from "#server/map/map-cell.ts";
import { columnsOf, MAP_LEVELS, rowsOf } from "#server/map/map-levels.ts";

/** Name of the map's file in the data folder. */
export const MAP_FILE = "map.bin";

/** First bytes of the file, naming its content and format. */
export const MAP_MAGIC = "NMP1";

/** Bytes before the packed table of cells: the magic and the length of that table. */
export const MAP_HEAD_BYTES = 8;

/** How a cell without lines of its own is listed; a longer one is listed by its length in bytes. */
export const CELL_CODE = { sea: 0, land: 1 } as const;

/** Cells kept in memory; one takes up to a few hundred kilobytes. */
const CELLS_KEPT = 32;

/** The map of the earth on disk: one cell is read at a time, and the latest ones are kept. */
export interface MapPack {
  /** A cell of a level; columns go around the earth. */
  cell(level: number, column: number, row: number): Promise<MapCell>;
  close(): Promise<void>;
}

const unpack = promisify(brotliDecompress);

/** Opens the map of a data folder. */
export async function openMapPack(dataDir: string): Promise<MapPack> {
  const file = await open(join(dataDir, MAP_FILE));
  const read = async (from: number, length: number): Promise<Buffer> => {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer;
  };
  const head = await read(0, MAP_HEAD_BYTES);
  if (head.toString("latin1", 0, 4) !== MAP_MAGIC) throw new Error(`${MAP_FILE} is not a map`);
  const tableBytes = head.readUInt32LE(4);
  const table = await unpack(await read(MAP_HEAD_BYTES, tableBytes));
  const lengths = new Uint32Array(table.buffer.slice(table.byteOffset, table.byteOffset + table.length));
  const firstOfLevel: number[] = [];
  for (let level = 0, first = 0; level < MAP_LEVELS.length; level += 1) {
    firstOfLevel.push(first);
    const known = MAP_LEVELS[level];
    if (known !== undefined) first += columnsOf(known) * rowsOf(known);
  }
  const starts = new Uint32Array(lengths.length);
  for (let at = 0, start = MAP_HEAD_BYTES + tableBytes; at < lengths.length; at += 1) {
    starts[at] = start;
    const length = lengths[at] ?? 0;
    if (length > CELL_CODE.land) start += length;
  }
  const kept = createLruMap<Promise<MapCell>>(CELLS_KEPT);
  const bring = async (at: number): Promise<MapCell> =>
    readCell(await unpack(await read(starts[at] ?? 0, lengths[at] ?? 0)));
  return {
    async cell(level, column, row) {
      const known = MAP_LEVELS[level];
      if (known === undefined || row < 0 || row >= rowsOf(known)) return SEA;
      const columns = columnsOf(known);
      const at = (firstOfLevel[level] ?? 0) + row * columns + (((column % columns) + columns) % columns);
      const length = lengths[at] ?? 0;
      if (length === CELL_CODE.sea) return SEA;
      if (length === CELL_CODE.land) return landCell(known);
      const key = String(at);
      let cell = kept.get(key);
      if (cell === undefined) {
        cell = bring(at);
        kept.set(key, cell);
        cell.catch(() => kept.delete(key));
      }
      return cell;
    },
    close: () => file.close(),
  };
}
