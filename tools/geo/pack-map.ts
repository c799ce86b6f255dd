import { brotliCompressSync, constants } from "node:zlib";
import { clipLine, clipRing } from "#server/map/clip.ts";
import { AREA_KINDS, columnsOf, LINE_KINDS, rowsOf, type MapLevel } from "#server/map/map-levels.ts";
import { CELL_CODE, MAP_HEAD_BYTES, MAP_MAGIC } from "#server/map/map-pack.ts";
import { untangleRing } from "./untangle-ring.ts";

type Kind = (typeof AREA_KINDS)[number] | (typeof LINE_KINDS)[number];
type Cell = Record<Kind, number[][]>;

/** A line or an outline in degrees. */
export interface Shape {
  readonly kind: Kind;
  readonly line: readonly number[];
}

const isArea = (kind: Kind): boolean => (AREA_KINDS as readonly string[]).includes(kind);

/** Cuts shapes into the cells of a level. */
export function cutIntoCells(shapes: Iterable<Shape>, level: MapLevel): Map<number, Cell> {
  const { degrees, steps } = level;
  const [columns, rows] = [columnsOf(level), rowsOf(level)];
  const cells = new Map<number, Cell>();
  const put = (kind: Kind, line: ArrayLike<number>, column: number, row: number): void => {
    const corners: number[] = [];
    for (let at = 0; at < line.length; at += 2) {
      const [x, y] = [Math.round((line[at] ?? 0) - column * steps), Math.round((line[at + 1] ?? 0) - row * steps)];
      if (at > 0 && x === corners.at(-2) && y === corners.at(-1)) continue;
      corners.push(x, y);
    }
    const lines = isArea(kind) ? untangleRing(corners, steps).filter((ring) => ring.length >= 6) : [corners];
    if (lines.length === 0 || corners.length < 4) return;
    const key = row * columns + (((column % columns) + columns) % columns);
    const cell = cells.get(key) ?? { land: [], lakes: [], islets: [], rivers: [], borders: [] };
    cell[kind].push(...lines.map((one) => [...one]));
    cells.set(key, cell);
  };
  /** Halves a shape until each piece lies in one cell. */
  const split = (
    kind: Kind,
    line: ArrayLike<number>,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): void => {
    if (line.length < 4) return;
    if (right - left === 1 && bottom - top === 1) return put(kind, line, left, top);
    const isWide = right - left >= bottom - top;
    const middle = isWide ? (left + right) >> 1 : (top + bottom) >> 1;
    const halves = isWide
      ? ([
          [left, top, middle, bottom],
          [middle, top, right, bottom],
        ] as const)
      : ([
          [left, top, right, middle],
          [left, middle, right, bottom],
        ] as const);
    for (const half of halves) {
      const box = { left: half[0] * steps, top: half[1] * steps, right: half[2] * steps, bottom: half[3] * steps };
      if (isArea(kind)) split(kind, clipRing(line, box), ...half);
      else for (const part of clipLine(line, box)) split(kind, part, ...half);
    }
  };
  for (const { kind, line } of shapes) {
    const scaled = line.map((value, at) => ((value + (at % 2 === 0 ? 180 : 90)) / degrees) * steps);
    split(kind, scaled, 0, 0, columns, rows);
  }
  return cells;
}

function cellBytes(cell: Cell): Buffer {
  const bytes: number[] = [];
  const number = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  };
  const step = (value: number): void => number(value < 0 ? -2 * value - 1 : 2 * value);
  let [x, y] = [0, 0];
  for (const kind of [...AREA_KINDS, ...LINE_KINDS]) {
    number(cell[kind].length);
    for (const line of cell[kind]) {
      number(line.length / 2);
      for (let at = 0; at < line.length; at += 2) {
        step((line[at] ?? 0) - x);
        step((line[at + 1] ?? 0) - y);
        [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
      }
    }
  }
  return Buffer.from(bytes);
}

/** Whether a cell is land from edge to edge and nothing else. */
function isPlainLand(cell: Cell, steps: number): boolean {
  const [ring, ...others] = cell.land;
  if (ring === undefined || others.length > 0) return false;
  if ([cell.lakes, cell.islets, cell.rivers, cell.borders].some((lines) => lines.length > 0)) return false;
  return ring.length === 8 && ring.every((value) => value === 0 || value === steps);
}

const packed = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 } });

/** The file that `openMapPack` reads: a table with the length of every cell of every level, then the cells. */
export function packMap(levels: readonly { readonly level: MapLevel; readonly cells: Map<number, Cell> }[]): Buffer {
  const lengths: number[] = [];
  const bodies: Buffer[] = [];
  for (const { level, cells } of levels) {
    for (let at = 0; at < columnsOf(level) * rowsOf(level); at += 1) {
      const cell = cells.get(at);
      if (cell === undefined) lengths.push(CELL_CODE.sea);
      else if (isPlainLand(cell, level.steps)) lengths.push(CELL_CODE.land);
      else {
        const body = packed(cellBytes(cell));
        lengths.push(body.length);
        bodies.push(body);
      }
    }
  }
  const table = packed(Buffer.from(Uint32Array.from(lengths).buffer));
  const head = Buffer.alloc(MAP_HEAD_BYTES);
  head.write(MAP_MAGIC, "latin1");
  head.writeUInt32LE(table.length, 4);
  return Buffer.concat([head, table, ...bodies]);
}
