import type { CellProblem } from "#domain/places/import-cell.ts";
import type { OperatorArea, ShapeProblem } from "#domain/places/operator-area.ts";
import type { OperatorPlace } from "#domain/places/operator-place.ts";

/** What can be wrong with a line as a whole, or with the file. */
export type FileProblemName =
  | "too-large"
  | "not-utf-8"
  | "empty-file"
  | "no-json"
  | "no-collection"
  | "no-column"
  | "column-twice"
  | "unclosed-quote"
  | "too-many-cells"
  | "no-feature"
  | "duplicate-key"
  | "no-town-near"
  | "other-country"
  | "swapped";

/** A problem that is of no single cell; `value` says which column, key or first line it is about. */
export interface LineProblem {
  readonly problem: FileProblemName;
  readonly value: string;
}

/** What is wrong with one line or feature. */
export interface ImportProblem {
  /** Line of a table or number of a feature, counted from 1; 0 for the file as a whole. */
  readonly line: number;
  readonly what: CellProblem | ShapeProblem | LineProblem;
}

/** A column that nobody reads, and the known one it may be meant to be. */
export interface UnknownColumn {
  readonly column: string;
  readonly meant: string | undefined;
}

/** Something read from a file, and where it stands. */
export interface Numbered<T> {
  readonly line: number;
  readonly item: T;
}

/** Everything a file says. */
export interface PlacesFile {
  /** What its parts are called. */
  readonly unit: "line" | "feature";
  readonly places: readonly Numbered<OperatorPlace>[];
  readonly areas: readonly Numbered<OperatorArea>[];
  readonly problems: readonly ImportProblem[];
  readonly unknown: readonly UnknownColumn[];
}

/** A larger file is better cut: every line is held in memory while it is compared. */
export const PLACES_FILE_MAX_BYTES = 64 * 1024 * 1024;
