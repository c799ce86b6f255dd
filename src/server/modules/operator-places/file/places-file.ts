import type { ExtractSource } from "#domain/places/extract-source.ts";
import type { CellProblem } from "#domain/places/import-cell.ts";
import type { OperatorArea, ShapeProblem } from "#domain/places/operator-area.ts";
import type { OperatorPlace } from "#domain/places/operator-place.ts";

/** The problems that concern a whole line or the whole file. */
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
  | "swapped"
  | "shared-point"
  | "town-far";

/** A problem that concerns more than one cell; `value` names the column, the key or the first line. */
export interface LineProblem {
  readonly problem: FileProblemName;
  readonly value: string;
}

/** A problem in one line or feature. */
export interface ImportProblem {
  /** Line of a table or number of a feature, counted from 1; 0 for the file as a whole. */
  readonly line: number;
  readonly what: CellProblem | ShapeProblem | LineProblem;
}

/** An unknown column, and the known one that may be meant. */
export interface UnknownColumn {
  readonly column: string;
  readonly meant: string | undefined;
}

/** Something read from a file, and where it is. */
export interface Numbered<T> {
  readonly line: number;
  readonly item: T;
}

/** The whole content of a file. */
export interface PlacesFile {
  /** What its parts are called. */
  readonly unit: "line" | "feature";
  readonly places: readonly Numbered<OperatorPlace>[];
  readonly areas: readonly Numbered<OperatorArea>[];
  readonly problems: readonly ImportProblem[];
  readonly unknown: readonly UnknownColumn[];
  /** Set for an extract of a public source, whose points are judged more strictly and which must be credited. */
  readonly source?: ExtractSource;
}

/** The largest file that is accepted: every line is held in memory while it is compared, so split a larger one. */
export const PLACES_FILE_MAX_BYTES = 64 * 1024 * 1024;
