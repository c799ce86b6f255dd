import type { BoardTripView } from "#contract/operator/board-trip.ts";
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
const FACTORS = { narrow: 0.75, usual: 1, wide: 1.5 } as const;

/** How wide a column is at least, in pixels. */
export function leastWidth({ column, width }: ChosenColumn): number {
  return Math.round(WIDTHS[column][0] * FACTORS[width]);
}

/** The columns of the grid, as CSS takes them. */
export function gridColumns(columns: readonly ChosenColumn[]): string {
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
