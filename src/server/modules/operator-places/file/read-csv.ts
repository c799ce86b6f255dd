/** One row of a table: its first line in the file, and its cells. */
export interface CsvRow {
  /** Counted from 1, as an editor shows it. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A cell's opening quote was never closed, so the cell contains the rest of the file. */
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
  let at = 0;
  while (at < text.length) {
    const first = line;
    const cells: string[] = [];
    let unclosed = false;
    for (let isRowOpen = true; isRowOpen;) {
      const cell = text[at] === '"' ? readQuoted(text, at) : { value: "", end: at, unclosed: false };
      unclosed ||= cell.unclosed;
      const end = endOfPlain(text, cell.end, delimiter);
      // Text after a closing quote still belongs to the cell.
      const value = cell.value + text.slice(cell.end, end);
      cells.push(value);
      if (cell.end > at) line += value.match(LINE_END)?.length ?? 0;
      isRowOpen = text[end] === delimiter;
      at = end + (text[end] === "\r" && text[end + 1] === "\n" ? 2 : 1);
    }
    line += 1;
    if (cells.length > 1 || cells[0]?.trim() !== "") rows.push({ line: first, cells, unclosed });
  }
  return rows;
}

function readQuoted(text: string, start: number): { value: string; end: number; unclosed: boolean } {
  let value = "";
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { value: value + text.slice(from), end: text.length, unclosed: true };
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1, unclosed: false };
    value += '"';
    from = quote + 2;
  }
}

function endOfPlain(text: string, start: number, delimiter: string): number {
  let at = start;
  for (; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === delimiter || letter === "\n" || letter === "\r") break;
  }
  return at;
}
