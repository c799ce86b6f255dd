import { CsvError, parse } from "csv-parse/sync";

/** One row of a table: its first line in the file, and its cells. */
export interface CsvRow {
  /** Counted from 1, as an editor shows it. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A cell's opening quote was never closed, so the row contains the rest of the file. */
  readonly unclosed: boolean;
}

const DELIMITERS = [",", ";", "\t"] as const;
const LINE_END = /\r\n|\r|\n/g;

/** The delimiter of a table: the one that its first line contains most often. */
export function findDelimiter(text: string): string {
  const head = (/[^\r\n]*/.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Reads a table with quoted cells (a doubled quote stands for one); blank lines are left out. */
export function readCsvRows(text: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 1;
  try {
    parse(text, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_quotes: true,
      relax_column_count: true,
      on_record: (cells: string[]) => {
        if (cells.length > 1 || cells[0]?.trim() !== "") rows.push({ line, cells, unclosed: false });
        // The library's own count takes a line end of two signs within quotes for two.
        line += 1 + (cells.join(delimiter).match(LINE_END)?.length ?? 0);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    rows.push({ line, cells: [], unclosed: true });
  }
  return rows;
}
