import { readFile } from "node:fs/promises";

const FILE_HEAD = 100;
const INDEX_ENTRY = 8;
const RECORD_HEAD = 8;
const LINE_SHAPE = 3;

/**
 * The lines of each record of a shapefile, flat as lng, lat, lng, lat…; a record without lines gives none. Records are found
 * by the index beside the file, because there may be gaps between them.
 */
export async function readLines(path: string): Promise<number[][][]> {
  const bytes = await readFile(path);
  const index = await readFile(path.replace(/shp$/, "shx"));
  const records: number[][][] = [];
  for (let entry = FILE_HEAD; entry < index.length; entry += INDEX_ENTRY) {
    const shape = 2 * index.readInt32BE(entry) + RECORD_HEAD;
    const isLine = bytes.readInt32LE(shape) === LINE_SHAPE;
    const parts = isLine ? bytes.readInt32LE(shape + 36) : 0;
    const corners = isLine ? bytes.readInt32LE(shape + 40) : 0;
    const numbers = shape + 44 + 4 * parts;
    const start = (part: number): number => (part < parts ? bytes.readInt32LE(shape + 44 + 4 * part) : corners);
    records.push(
      Array.from({ length: parts }, (_, part) =>
        Array.from({ length: 2 * (start(part + 1) - start(part)) }, (_n, number) =>
          bytes.readDoubleLE(numbers + 16 * start(part) + 8 * number),
        ),
      ),
    );
  }
  return records;
}

/** One column of the table beside a shapefile (dBase), trimmed, in the order of the records. */
export async function readColumn(path: string, name: string): Promise<string[]> {
  const bytes = await readFile(path);
  const [rows, head, length] = [bytes.readUInt32LE(4), bytes.readUInt16LE(8), bytes.readUInt16LE(10)];
  let offset = 1;
  for (let field = 32; bytes[field] !== 0x0d; field += 32) {
    const title = bytes.toString("latin1", field, field + 11).replace(/\0.*$/s, "");
    const width = bytes[field + 16] ?? 0;
    if (title.toLowerCase() === name) {
      return Array.from({ length: rows }, (_, row) => {
        const start = head + row * length + offset;
        return bytes.toString("utf8", start, start + width).trim();
      });
    }
    offset += width;
  }
  throw new Error(`${path} has no column ${name}`);
}
