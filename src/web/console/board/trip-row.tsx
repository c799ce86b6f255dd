import { memo } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { BoardColumn } from "#domain/orders/board-columns.ts";
import { TableCell, TableRow } from "#ui/table-row.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { TRIP_CELLS, marksRoomOf, useTripLines, type ShownTrip } from "./trip-cells.tsx";
import { fitsColumn, type ShownColumn } from "./trip-columns.ts";

type TripRowProps = {
  readonly trip: BoardTripView;
  readonly columns: readonly ShownColumn[];
  /** Which row of the whole list it is. */
  readonly index: number;
  readonly now: number;
  readonly isFocused: boolean;
  /** Whether it is one of those that something is to be done to at once. */
  readonly isChosen: boolean;
  /** Whether nobody has opened its order in time. */
  readonly isUnopened: boolean;
  /** Columns that others have just changed. */
  readonly changed: readonly BoardColumn[];
  /** The day of the pick-up, where no line above says it. */
  readonly day: string;
  readonly doings: TripRowDoings;
};

/** What can be done to a row; always the same object, so that a row is drawn anew only where it has changed. */
export interface TripRowDoings {
  readonly onFocus: (tripId: number) => void;
  readonly onOpen: (trip: BoardTripView) => void;
  readonly onConfirm: (trip: BoardTripView) => void;
  readonly mayConfirm: boolean;
}

/** One trip in two lines; what one glance needs is never cut: time, sum, state and marks. */
export const TripRow = memo(function TripRow({
  trip,
  columns,
  index,
  now,
  isFocused,
  isChosen,
  isUnopened,
  changed,
  day,
  doings,
}: TripRowProps) {
  const { t } = useConsole();
  const shown: ShownTrip = {
    trip,
    day,
    now,
    isUnopened,
    below: columns.flatMap(({ holds = [] }) => holds),
    marksRoom: marksRoomOf(columns),
    onConfirm:
      isFocused && doings.mayConfirm && trip.groups.includes("to-confirm") ? () => doings.onConfirm(trip) : undefined,
  };
  const lines = useTripLines(shown);
  return (
    <TableRow
      index={index}
      isStop={isFocused}
      isChosen={isChosen}
      onFocus={() => doings.onFocus(trip.trip_id)}
      onOpen={() => doings.onOpen(trip)}
    >
      {columns.map((chosen) => {
        const { column, holds = [] } = chosen;
        const Cell = TRIP_CELLS[column];
        return (
          <TableCell
            key={column}
            atEnd={column === "price"}
            fits={fitsColumn(chosen, lines[column] ?? [])}
            changed={[column, ...holds].some((one) => changed.includes(one)) ? t("console.board.live.cell") : undefined}
          >
            <Cell {...shown} />
          </TableCell>
        );
      })}
    </TableRow>
  );
});
