import { closestName } from "#domain/places/closest-name.ts";
import { OPERATOR_PLACE_COLUMNS, readOperatorPlace, type OperatorPlace } from "#domain/places/operator-place.ts";
import { LOCALES } from "#domain/values/locale.ts";
import type {
  ImportProblem,
  LineProblem,
  Numbered,
  PlacesFile,
} from "#server/modules/operator-places/file/places-file.ts";
import { findDelimiter, readCsvRows, type CsvRow } from "#server/modules/operator-places/file/read-csv.ts";

/** The columns that a table of places must have; any one of an entry's names is enough. */
const NEEDED = [["key"], ["kind"], LOCALES.map((locale) => `name_${locale}`), ["lat"], ["lng"]];

/** Reads a table of places whose first line names the columns. */
export function readPlacesCsv(text: string): PlacesFile {
  const [head, ...rows] = readCsvRows(text, findDelimiter(text));
  const columns = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const known: readonly string[] = OPERATOR_PLACE_COLUMNS;
  const unknown = columns
    .filter((column) => column !== "" && !known.includes(column))
    .map((column) => ({
      column,
      meant: closestName(
        column,
        known.filter((name) => !columns.includes(name)),
      ),
    }));
  const problems: ImportProblem[] = headProblems(columns).map((what) => ({ line: head?.line ?? 1, what }));
  const places: Numbered<OperatorPlace>[] = [];
  if (problems.length === 0) {
    for (const row of rows) {
      const what = rowProblem(row, columns.length);
      if (what !== undefined) {
        problems.push({ line: row.line, what });
        continue;
      }
      const verdict = readOperatorPlace(Object.fromEntries(columns.map((column, at) => [column, row.cells[at]])));
      if (verdict.place !== undefined) places.push({ line: row.line, item: verdict.place });
      else problems.push(...verdict.problems.map((cell) => ({ line: row.line, what: cell })));
    }
  }
  return { unit: "line", places, areas: [], problems, unknown };
}

function headProblems(columns: readonly string[]): LineProblem[] {
  const twice = columns.find((column, at) => column !== "" && columns.indexOf(column) !== at);
  const missing = NEEDED.filter((names) => !names.some((name) => columns.includes(name)));
  return [
    ...missing.map((names) => ({ problem: "no-column" as const, value: names.join(" or ") })),
    ...(twice === undefined ? [] : [{ problem: "column-twice" as const, value: twice }]),
  ];
}

/** Spreadsheets pad a table with empty cells at the end of a line. */
function rowProblem({ cells, unclosed }: CsvRow, width: number): LineProblem | undefined {
  if (unclosed) return { problem: "unclosed-quote", value: "" };
  const extra = cells.slice(width).find((cell) => cell.trim() !== "");
  return extra === undefined ? undefined : { problem: "too-many-cells", value: extra.slice(0, 60) };
}
