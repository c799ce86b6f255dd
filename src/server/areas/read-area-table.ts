import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { bounds } from "#domain/places/polygon.ts";
import type { AreaSource } from "#server/areas/area-source.ts";
import { countNumbers, decodePolygons } from "#server/areas/ring-text.ts";

const TAB = 9;
const LINE_END = 10;

const unpack = promisify(gunzip);

/**
 * Opens a gzipped table of areas with the columns `id` and, last, `polygons`, and optionally `country`, `name_en` and
 * `name_ru`. Its bytes are kept and its rows are read on demand, because objects would take five times the memory.
 */
export async function readAreaTable(path: string): Promise<AreaSource> {
  const bytes = await unpack(await readFile(path));
  const starts: number[] = [];
  for (let at = bytes.indexOf(LINE_END) + 1; at > 0 && at < bytes.length; at = bytes.indexOf(LINE_END, at) + 1)
    starts.push(at);
  const columns = bytes.toString("utf8", 0, bytes.indexOf(LINE_END)).split("\t");
  const lineEnd = (at: number): number => (starts[at + 1] ?? bytes.length) - 1;
  const groundOf = (at: number): Buffer => bytes.subarray(bytes.lastIndexOf(TAB, lineEnd(at)) + 1, lineEnd(at));
  return {
    size: starts.length,
    isChecked: true,
    area(at) {
      const ground = groundOf(at);
      const cells = bytes.toString("utf8", starts[at], lineEnd(at) - ground.length - 1).split("\t");
      const cell = (column: string): string => cells[columns.indexOf(column)] ?? "";
      const names = { name: { en: cell("name_en"), ru: cell("name_ru") } };
      return { id: cell("id"), country: cell("country"), ...names, polygons: decodePolygons(ground) };
    },
    eachBox(visit) {
      let lent = new Float32Array(0);
      for (let at = 0; at < starts.length; at += 1) {
        const ground = groundOf(at);
        const count = countNumbers(ground);
        if (count > lent.length) lent = new Float32Array(2 * count);
        for (const polygon of decodePolygons(ground, lent)) visit(at, bounds(polygon));
      }
    },
  };
}
