import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { BOARD_COLUMNS, type BoardColumn, type ChosenColumn } from "#domain/orders/board-columns.ts";
import type { TableColumn } from "#ui/table.tsx";

/** What of a trip each column shows; time left changes by itself. */
const SHOWN: Readonly<Record<BoardColumn, (trip: BoardTripView) => readonly unknown[]>> = {
  pickup: ({ pickup }) => [pickup.local, pickup.zone, pickup.city],
  left: () => [],
  way: ({ start, finish, stops, rent_seconds: rent }) => [start.address, finish.address, stops, rent],
  travel: ({ travel_number: number }) => [number],
  name: ({ name }) => [name],
  class: ({ car_class: name, people, luggage }) => [name, people, luggage],
  driver: ({ driver }) => [driver?.name, driver?.phone, driver?.car, driver?.plate],
  price: ({ price, currency, pay }) => [price, currency, pay.standing, pay.received, pay.cost],
  state: ({ state }) => [state],
  provider: ({ provider }) => [provider.name],
  source: ({ source }) => [source],
  marks: ({ marks, problems, of, groups }) => [marks, problems, of, groups.includes("changed")],
};

/** The columns in which a trip shows something else than before. */
export function changedColumns(before: BoardTripView, after: BoardTripView): BoardColumn[] {
  return BOARD_COLUMNS.filter(
    (column) => JSON.stringify(SHOWN[column](before)) !== JSON.stringify(SHOWN[column](after)),
  );
}

/** The least width of each column in pixels, and its share of what is left; 0 for one that never grows. */
const WIDTHS: Readonly<Record<BoardColumn, readonly [number, number]>> = {
  pickup: [124, 0],
  left: [68, 0],
  way: [142, 1.6],
  travel: [72, 0],
  name: [100, 1],
  class: [104, 0.8],
  driver: [110, 1.1],
  price: [112, 0],
  state: [128, 0],
  marks: [112, 0.6],
  provider: [100, 0.8],
  source: [84, 0],
};
/** A column that holds others below its own word needs more room. */
const HOLDING = 132;
/** Stand between the columns, at their edge, and beside the table: the menu, and what scrolls. */
const AROUND = { gap: 12, edge: 16, beside: 80 };
const FACTORS = { narrow: 0.75, usual: 1, wide: 1.5 } as const;

/** A column as it stands there, and which others stand below its own word where there is no room for them beside it. */
export interface ShownColumn extends ChosenColumn {
  readonly holds?: readonly BoardColumn[];
}

/** Which column has a line free, and for which others. */
const HOLDERS: readonly (readonly [BoardColumn, readonly BoardColumn[]])[] = [
  ["name", ["travel", "class"]],
  ["state", ["marks"]],
];

/** The same columns on a narrow window: some go below others, and none is lost. */
export function foldColumns(columns: readonly ChosenColumn[]): readonly ShownColumn[] {
  const has = (column: BoardColumn) => columns.some((one) => one.column === column);
  const held = HOLDERS.flatMap(([holder, those]) => (has(holder) ? those : []));
  return columns
    .filter(({ column }) => !held.includes(column))
    .map((chosen) => {
      const [, those = []] = HOLDERS.find(([holder]) => holder === chosen.column) ?? [];
      const holds = those.filter(has);
      return holds.length === 0 ? chosen : { ...chosen, holds };
    });
}

/** How wide a window must be for these columns, in pixels. */
export function leastWindow(columns: readonly ShownColumn[]): number {
  const { gap, edge, beside } = AROUND;
  return columns.reduce((sum, one) => sum + leastWidth(one) + gap, edge + beside - gap);
}

/** How wide a column is at least, in pixels. */
export function leastWidth({ column, width, holds }: ShownColumn): number {
  return Math.round(Math.max(WIDTHS[column][0], holds === undefined ? 0 : HOLDING) * FACTORS[width]);
}

/** So wide a letter is at most on an average, in pixels: on the safe side. */
const LETTER = 9;

/** Whether lines of words stand in a column whole, however narrow it is. */
export function fitsColumn(chosen: ShownColumn, lines: readonly string[]): boolean {
  const width = leastWidth(chosen);
  return lines.every(({ length }) => length * LETTER <= width);
}

/** The columns of the grid, as CSS takes them. */
export function gridColumns(columns: readonly ShownColumn[]): string {
  return columns
    .map((chosen) => {
      const share = WIDTHS[chosen.column][1] * FACTORS[chosen.width];
      const px = leastWidth(chosen);
      return share === 0 ? `${px}px` : `minmax(${px}px, ${share}fr)`;
    })
    .join(" ");
}

/** Columns whose names sort: which way first, and which way after that. */
const SORTS: Readonly<Partial<Record<BoardColumn, readonly [string, string]>>> = {
  pickup: ["pickup", "-pickup"],
  price: ["-price", "price"],
};

/** How a column sorts the rows, as the table takes it; nothing for one that does not. */
export function columnSort(
  column: BoardColumn,
  sort: string | undefined,
  onSort: (sort: string) => void,
): Pick<TableColumn, "sorted" | "onSort"> {
  const ways = SORTS[column];
  if (ways === undefined) return {};
  const now = ways.find((way) => way === (sort ?? "pickup"));
  return {
    sorted: now === undefined ? undefined : now.startsWith("-") ? "descending" : "ascending",
    onSort: () => onSort(now === ways[0] ? ways[1] : ways[0]),
  };
}
