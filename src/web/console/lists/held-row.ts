/** A row of a list that others change, and where it stood when it was last there. */
export interface HeldRow<Row> {
  readonly row: Row;
  readonly index: number;
}

/** What is in focus of a list by now. */
export interface RowInFocus<Row> {
  /** Undefined once it has left the list: nothing is done to another row that was not meant. */
  readonly row: Row | undefined;
  /** The row that has left the list. */
  readonly gone: Row | undefined;
  /** Where it stands, or would stand. */
  readonly at: number;
}

/** Finds the row in focus by its id, wherever it stands by now; the first one while none is held. */
export function rowInFocus<Row>(
  rows: readonly Row[],
  held: HeldRow<Row> | undefined,
  idOf: (row: Row) => number | string,
): RowInFocus<Row> {
  if (held === undefined) return { row: rows[0], gone: undefined, at: 0 };
  const at = rows.findIndex((row) => idOf(row) === idOf(held.row));
  if (at >= 0) return { row: rows[at], gone: undefined, at };
  return { row: undefined, gone: held.row, at: Math.min(held.index, rows.length) };
}

/** Where a step leads; from a row that has left the list, down leads to the one that took its place. */
export function stepFrom({ gone, at }: RowInFocus<unknown>, by: number, count: number): number {
  const to = gone !== undefined && by > 0 ? at + by - 1 : at + by;
  return Math.max(0, Math.min(count - 1, to));
}
