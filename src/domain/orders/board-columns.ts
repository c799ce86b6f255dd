/** The columns of the board in the order in which they stand for whoever has not chosen; each is a pair, one line over the other. */
export const BOARD_COLUMNS = [
  "pickup",
  "left",
  "way",
  "travel",
  "name",
  "class",
  "driver",
  "price",
  "state",
  "marks",
  "provider",
  "source",
] as const;

/** One of them. */
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** How wide a column may be made. */
export const COLUMN_WIDTHS = ["narrow", "usual", "wide"] as const;

/** A column as somebody has chosen it. */
export interface ChosenColumn {
  readonly column: BoardColumn;
  readonly width: (typeof COLUMN_WIDTHS)[number];
}

/** Shown where somebody has chosen nothing: all but those that most rows have alike. */
export const USUAL_COLUMNS: readonly ChosenColumn[] = BOARD_COLUMNS.filter(
  (column) => column !== "provider" && column !== "source",
).map((column) => ({ column, width: "usual" }));

/** So many filters everybody may keep under a name. */
export const MOST_VIEWS = 50;

/** The longest name of one, and the longest address of the board. */
export const VIEW_LENGTHS = { name: 60, query: 2000 } as const;

/** Reads columns that were kept, perhaps by another version: unknown and repeated ones are left out, and an empty list is the usual one. */
export function readColumns(
  kept: readonly { readonly column: string; readonly width: string }[],
): readonly ChosenColumn[] {
  const columns = new Map<BoardColumn, ChosenColumn>();
  for (const { column: name, width: word } of kept) {
    const column = BOARD_COLUMNS.find((one) => one === name);
    const width = COLUMN_WIDTHS.find((one) => one === word) ?? "usual";
    if (column !== undefined && !columns.has(column)) columns.set(column, { column, width });
  }
  return columns.size === 0 ? USUAL_COLUMNS : [...columns.values()];
}
