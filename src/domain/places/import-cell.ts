import { allNames, namedBy, nameIn, type Named } from "#domain/values/named.ts";

/** What can be wrong with a cell of a file an operator imports. */
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

/** One thing that is wrong, and the cell it is wrong with. */
export interface CellProblem {
  readonly column: string;
  readonly problem: CellProblemName;
  /** What stands in the cell, cut to a length that can be printed. */
  readonly value: string;
}

/** One line or feature of a file, by column name. */
export type ImportRecord = Readonly<Record<string, unknown>>;

/** The longest name a place or area may have, in letters. */
export const NAME_MAX_LENGTH = 120;

const SHOWN_LENGTH = 60;
/** Control characters, halves of letters, line ends of every kind, and what turns the direction of a line round. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Makes a problem out of whatever stands in a cell. */
export function cellProblem(column: string, problem: CellProblemName, value: unknown): CellProblem {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  // Cut by letters, so that none is halved; no more than twice as many units can be shown.
  const letters = Array.from(text.slice(0, 2 * SHOWN_LENGTH)).slice(0, SHOWN_LENGTH);
  return { column, problem, value: letters.join("") };
}

/** The text of a cell without the spaces around it, empty when there is none; what is no text joins the problems. */
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

/** The name in every language, of which one must be there. */
export function readName(record: ImportRecord, problems: CellProblem[]): Named {
  const name = readNamed(record, "name", NAME_MAX_LENGTH, problems);
  if (name.en === "") problems.push(cellProblem("name_en", "missing", ""));
  return name;
}

/** A text with a column for each language; where one is empty, the first that is not stands for it. */
export function readNamed(record: ImportRecord, column: string, maxLength: number, problems: CellProblem[]): Named {
  const read = namedBy((locale) => readText(record, `${column}_${locale}`, maxLength, problems));
  const first = allNames(read).find((text) => text !== "") ?? "";
  return namedBy((locale) => nameIn(read, locale) || first);
}

/** The operator's own id, which must be there. */
export function readKey(record: ImportRecord, problems: CellProblem[]): string {
  const before = problems.length;
  const key = readText(record, "key", NAME_MAX_LENGTH, problems);
  if (key === "" && problems.length === before) problems.push(cellProblem("key", "missing", ""));
  return key;
}

/** Codes of no country that have a name all the same: unions, lone islands, and what programs use for "unknown". */
const NO_COUNTRY: ReadonlySet<string> = new Set("AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ".split(" "));
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const REGIONS = new Intl.DisplayNames("en", { type: "region" });

/** The codes of today's countries: not `UK`, which is GB, nor `SU`. */
const COUNTRIES: ReadonlySet<string> = new Set(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NO_COUNTRY.has(code) && REGIONS.of(code) !== code && new Intl.Locale(`und-${code}`).region === code,
  ),
);

/** A country by its two letters, upper case; empty when none is named. */
export function readCountry(record: ImportRecord, problems: CellProblem[]): string {
  const country = readText(record, "country", NAME_MAX_LENGTH, problems).toUpperCase();
  if (country !== "" && !COUNTRIES.has(country)) problems.push(cellProblem("country", "no-country", country));
  return country;
}
