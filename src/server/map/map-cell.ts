import type { AREA_KINDS, LINE_KINDS, MapLevel } from "#server/map/map-levels.ts";

/** A closed or open line as x, y, x, y… in steps of its cell, from the south-west corner. */
export type Line = Int16Array;

/** The shapes of one cell. */
export type MapCell = Readonly<Record<(typeof AREA_KINDS)[number] | (typeof LINE_KINDS)[number], readonly Line[]>>;

/** A cell of open sea. */
export const SEA: MapCell = { land: [], lakes: [], islets: [], rivers: [], borders: [] };

/** A cell of nothing but land. */
export function landCell({ steps }: MapLevel): MapCell {
  return { ...SEA, land: [Int16Array.of(0, 0, steps, 0, steps, steps, 0, steps)] };
}

/** Reads a cell as `tools/geo/pack-map.ts` writes it: for each kind the number of lines, for each line its corners. */
export function readCell(bytes: Uint8Array): MapCell {
  let at = 0;
  const number = (): number => {
    let part = bytes[at++] ?? 0;
    let value = part & 127;
    for (let shift = 7; part > 127; shift += 7) {
      part = bytes[at++] ?? 0;
      value |= (part & 127) << shift;
    }
    return value;
  };
  const step = (): number => {
    const value = number();
    return value & 1 ? -((value + 1) >>> 1) : value >>> 1;
  };
  let [x, y] = [0, 0];
  const lines = (): Line[] =>
    Array.from({ length: number() }, () => {
      const line = new Int16Array(2 * number());
      for (let corner = 0; corner < line.length; corner += 2) {
        line[corner] = x += step();
        line[corner + 1] = y += step();
      }
      return line;
    });
  return { land: lines(), lakes: lines(), islets: lines(), rivers: lines(), borders: lines() };
}
