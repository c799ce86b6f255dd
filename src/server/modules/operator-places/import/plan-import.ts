import { isDeepStrictEqual } from "node:util";

/** The columns of a row except its key, as the database names them. */
export type RowValues = Readonly<Record<string, unknown>>;

/** A row left by earlier imports. */
export interface StoredRow {
  readonly values: RowValues;
  readonly isWithdrawn: boolean;
}

/** One column that an import changes. */
export interface ChangedField {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A row that an import changes; a withdrawn one becomes active again even when no field changes. */
export interface ChangedRow {
  readonly key: string;
  readonly fields: readonly ChangedField[];
  readonly comesBack: boolean;
}

/** What an import does to one table. */
export interface TablePlan {
  readonly added: readonly string[];
  readonly changed: readonly ChangedRow[];
  readonly unchanged: number;
  readonly withdrawn: readonly string[];
}

/** Compares a file with the stored rows; with `replace`, rows missing from the file are withdrawn. */
export function planImport(
  stored: ReadonlyMap<string, StoredRow>,
  read: ReadonlyMap<string, RowValues>,
  replace: boolean,
): TablePlan {
  const added: string[] = [];
  const changed: ChangedRow[] = [];
  for (const [key, values] of read) {
    const before = stored.get(key);
    if (before === undefined) {
      added.push(key);
      continue;
    }
    const fields = Object.entries(values)
      .filter(([name, after]) => !isSame(before.values[name], after))
      .map(([name, after]) => ({ name, before: before.values[name], after }));
    if (fields.length > 0 || before.isWithdrawn) changed.push({ key, fields, comesBack: before.isWithdrawn });
  }
  const withdrawn = replace
    ? [...stored].filter(([key, row]) => !row.isWithdrawn && !read.has(key)).map(([key]) => key)
    : [];
  return { added, changed, unchanged: read.size - added.length - changed.length, withdrawn };
}

/** Nearly all cells are plain values, and most are unchanged. */
function isSame(before: unknown, after: unknown): boolean {
  return before === after || (typeof after === "object" && isDeepStrictEqual(before, after));
}
