import { allNames, namedBy, nameIn, type Named } from "#domain/values/named.ts";

/** What can be wrong with a cell of an import file. */
export type CellProblemName =
  | "missing"
  | "no-text"
  | "too-long"
  | "control-character"
  | "not-a-number"
  | "off-globe"
  | "out-of-range"
  | "too-many"
  | "unknown-kind"
  | "no-country";

/** One problem and the cell it is in. */
export interface CellProblem {
  readonly column: string;
  readonly problem: CellProblemName;
  /** The cell's content, cut to a printable length. */
  readonly value: string;
}

/** One line or feature of a file, by column name. */
export type ImportRecord = Readonly<Record<string, unknown>>;

/** The longest name of a place or area, in letters. */
export const NAME_MAX_LENGTH = 120;

const SHOWN_LENGTH = 60;
/** Control characters, lone surrogates, line ends of every kind, and characters that reverse the direction of a line. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Makes a problem from the content of a cell. */
export function cellProblem(column: string, problem: CellProblemName, value: unknown): CellProblem {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  // Cut by letters, so that none is halved; a letter has at most two code units.
  const letters = Array.from(text.slice(0, 2 * SHOWN_LENGTH)).slice(0, SHOWN_LENGTH);
  return { column, problem, value: letters.join("") };
}

/** The trimmed text of a cell, empty when it has none; content that is not text is added to the problems. */
export function readText(record: ImportRecord, column: string, maxLength: number, problems: CellProblem[]): string {
  const value = Object.hasOwn(record, column) ? record[column] : undefined;
  if (value === undefined || value === null || value === "") return "";
  if (typeof value !== "string" && typeof value !== "number") {
    problems.push(cellProblem(column, "no-text", value));
    return "";
  }
  const text = String(value).normalize("NFC").replace(/ +/g, " ").trim();
  if (UNPRINTABLE.test(text)) problems.push(cellProblem(column, "control-character", text));
  else if (text.length > maxLength && [...text].length > maxLength)
    problems.push(cellProblem(column, "too-long", text));
  return text;
}

/** The name in every language; at least one is required. */
export function readName(record: ImportRecord, problems: CellProblem[]): Named {
  const name = readNamed(record, "name", NAME_MAX_LENGTH, problems);
  if (name.en === "") problems.push(cellProblem("name_en", "missing", ""));
  return name;
}

/** A text with one column per language; an empty one takes the first that is filled. */
export function readNamed(record: ImportRecord, column: string, maxLength: number, problems: CellProblem[]): Named {
  const read = namedBy((locale) => readText(record, `${column}_${locale}`, maxLength, problems));
  const first = allNames(read).find((text) => text !== "") ?? "";
  return namedBy((locale) => nameIn(read, locale) || first);
}

/** The operator's own id, which is required. */
export function readKey(record: ImportRecord, problems: CellProblem[]): string {
  const before = problems.length;
  const key = readText(record, "key", NAME_MAX_LENGTH, problems);
  if (key === "" && problems.length === before) problems.push(cellProblem("key", "missing", ""));
  return key;
}

/** Codes that have a name but belong to no country: unions, lone islands, and what programs use for "unknown". */
const NO_COUNTRY: ReadonlySet<string> = new Set("AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ".split(" "));
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const REGIONS = new Intl.DisplayNames("en", { type: "region" });

/** The codes of today's countries: not `UK`, which is GB, nor `SU`. */
const COUNTRIES: ReadonlySet<string> = new Set(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NO_COUNTRY.has(code) && REGIONS.of(code) !== code && new Intl.Locale(`und-${code}`).region === code,
  ),
);

/** A country as two upper-case letters; empty when none is given. */
export function readCountry(record: ImportRecord, problems: CellProblem[]): string {
  const country = readText(record, "country", NAME_MAX_LENGTH, problems).toUpperCase();
  if (country !== "" && !COUNTRIES.has(country)) problems.push(cellProblem("country", "no-country", country));
  return country;
}
