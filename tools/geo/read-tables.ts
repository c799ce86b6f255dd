import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { readCsvRows } from "#server/modules/operator-places/index.ts";

/** One line of a table, by column name. */
export type TableRow = Readonly<Record<string, string>>;

/** The value of a column; empty when the line is too short to have it. */
export function cell(row: TableRow, column: string): string {
  return row[column] ?? "";
}

/** Reads a TSV file (gzipped or not) whose first line names the columns; lines that start with `#` are notes. */
export async function readTsv(path: string): Promise<TableRow[]> {
  const bytes = await readFile(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  const [head = "", ...lines] = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    if (cells.length > columns.length) throw new Error(`${path}: too many columns in "${line}"`);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
  });
}

/** Reads a CSV file with quoted cells whose first line names the columns. */
export async function readCsv(path: string): Promise<TableRow[]> {
  const [head, ...rows] = readCsvRows(await readFile(path, "utf8"), ",");
  const columns = head?.cells ?? [];
  return rows
    .filter(({ cells }) => cells.length === columns.length)
    .map(({ cells }) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])));
}
